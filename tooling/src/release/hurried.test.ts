import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { endCanary, promote, rollback, tryOut } from './changeRelease.ts';
import { withFeedLock } from './feedLock.ts';
import { readFeed, readHistory, writeFeed } from './feedStore.ts';
import { publishRelease } from './publishRelease.ts';

let home: string;
const to = () => `${home}/releases`;
const lock = () => `${to()}/.feed-lock`;
const options = (more: object = {}) => ({ why: 'because', to: to(), ...more });
beforeEach(async () => {
  home = await mkdtemp(`${tmpdir()}/spielplan-hurried-`);
  for (const version of ['a1', 'a2', 'a3']) await publish(version);
});
afterEach(() => rm(home, { recursive: true, force: true }));

async function publish(version: string) {
  const from = `${home}/build-${version}`;
  for (const side of ['browser', 'server']) await mkdir(`${from}/${side}`, { recursive: true });
  await writeFile(`${from}/server/remote.server.cjs`, version);
  await writeFile(`${from}/release.json`, JSON.stringify({ name: 'programme', version }));
  return publishRelease('programme', { from, to: to() });
}
const current = async () => (await readFeed(to())).remotes.programme?.version;

/** Runs work that has read the feed and waits for its lock, changes the feed meanwhile, and lets it go on. */
async function whileWaiting<T>(work: () => Promise<T>, change: () => Promise<void>): Promise<T> {
  await mkdir(lock());
  const done = work();
  done.catch(() => undefined);
  await sleep(200);
  await change();
  await rm(lock(), { recursive: true });
  return done;
}

describe('operators in a hurry', () => {
  it('two who go back at once go back one step', async () => {
    const since = Date.now() - 1_000;
    await rollback('programme', undefined, options({ since }));
    await expect(rollback('programme', undefined, options({ since }))).resolves.toMatchObject({
      version: 'a2',
      isChanged: false,
    });
    await Promise.all([1, 2].map(() => rollback('programme', undefined, options())));
    expect(await current()).toBe('a1');
  });

  it('who goes back from what somebody else has replaced meanwhile is told so', async () => {
    const { remotes, ...feed } = await readFeed(to());
    const fresh = { ...remotes, programme: { name: 'programme', version: 'a9' } };
    const done = whileWaiting(
      () => rollback('programme', undefined, options()),
      () => writeFeed({ ...feed, remotes: fresh }, to()),
    );
    await expect(done).rejects.toThrow('a9 became current a moment ago');
  });

  it('a trial that ends while somebody gives its build to everybody has ended', async () => {
    await rollback('programme', 'a1', options());
    await tryOut('programme', 'a2', 5, options());
    const { canaries: _, ...feed } = await readFeed(to());
    const last = { ...feed.last!, what: 'halt' as const, why: 'SP-3015 it fails for 21 of 90 visitors' };
    const promoted = whileWaiting(
      () => promote('programme', undefined, options()),
      () => writeFeed({ ...feed, last }, to()),
    );
    await expect(promoted).rejects.toThrow('has ended (SP-3015 it fails for 21 of 90 visitors)');
    expect(await current()).toBe('a1');
    await tryOut('programme', 'a2', 5, options());
    await endCanary('programme', options());
    await expect(promote('programme', 'a2', options({ isTried: true }))).rejects.toThrow('has ended');
    await promote('programme', 'a2', options());
    expect(await current()).toBe('a2');
  });

  it('who ends a trial that has just been given to everybody goes back to what was before it', async () => {
    await rollback('programme', 'a1', options());
    await tryOut('programme', 'a2', 5, options());
    const { canaries, ...feed } = await readFeed(to());
    const remotes = { ...feed.remotes, programme: canaries!.programme!.release };
    await whileWaiting(
      () => rollback('programme', undefined, options()),
      () => writeFeed({ ...feed, remotes }, to()),
    );
    expect(await current()).toBe('a1');
  });
});

describe('a command that was killed', () => {
  it('between the feed and its history has its line all the same, and is gone back from', async () => {
    const before = await readFile(`${to()}/history.jsonl`, 'utf8');
    await publish('a4');
    await writeFile(`${to()}/history.jsonl`, before);
    expect((await readHistory(to())).at(-1)).toMatchObject({ what: 'release', version: 'a4', before: 'a3' });
    await rollback('programme', undefined, options());
    expect(await current()).toBe('a3');
    const lines = (await readFile(`${to()}/history.jsonl`, 'utf8')).trim().split('\n');
    expect(lines.slice(-2).map((line) => (JSON.parse(line) as { version: string }).version)).toEqual(['a4', 'a3']);
    expect(await readHistory(to())).toHaveLength(lines.length);
  });

  it('while it held the lock keeps nobody waiting', async () => {
    const module = new URL('./feedLock.ts', import.meta.url).href;
    const hold = `import(${JSON.stringify(module)}).then(({ withFeedLock }) => withFeedLock(${JSON.stringify(to())}, () => { process.stdout.write('held'); return new Promise(() => {}); }))`;
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', hold], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    let isDone = false;
    const going = rollback('programme', undefined, options()).then(() => void (isDone = true));
    await sleep(300);
    expect(isDone).toBe(false);
    child.kill('SIGKILL');
    await going;
    expect(await current()).toBe('a2');
    expect((await readdir(to())).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is not one that is only slow: the lock of a running process is waited for', async () => {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const slow = withFeedLock(to(), () => over);
    await sleep(50);
    await writeFile(`${lock()}/beat`, '');
    const old = new Date(Date.now() - 30_000);
    await Promise.all([lock(), `${lock()}/beat`].map((path) => utimes(path, old, old)));
    let isDone = false;
    const going = rollback('programme', undefined, options()).then(() => void (isDone = true));
    await sleep(300);
    expect(isDone).toBe(false);
    end();
    await Promise.all([slow, going]);
    expect(await current()).toBe('a2');
  });

  it('writes nothing where it was only taken for one, and leaves the lock to who has it now', async () => {
    const taken = withFeedLock(to(), async (stillHeld) => {
      await writeFile(`${lock()}/holder`, 'somebody else');
      await stillHeld();
    });
    await expect(taken).rejects.toThrow('Run it again');
    expect(await readFile(`${lock()}/holder`, 'utf8')).toBe('somebody else');
  });
});

describe('a store that cannot be written to', () => {
  /** No file can be written where a folder is. */
  const block = (file: string) => mkdir(`${to()}/.${file}-${process.pid}`);

  it('says which file and why, and the feed stays', async () => {
    await block('feed.json');
    await expect(rollback('programme', undefined, options())).rejects.toThrow(/feed\.json cannot be written: /);
    expect(await current()).toBe('a3');
  });

  it('goes back although the history cannot be written, which follows', async () => {
    await block('history.jsonl');
    await expect(rollback('programme', undefined, options())).resolves.toMatchObject({ isChanged: true });
    expect([await current(), (await readHistory(to())).at(-1)?.what]).toEqual(['a2', 'rollback']);
  });

  it('keeps nothing of a build that was not copied whole, and one that two lay at once is there once', async () => {
    await rm(`${home}/build-a3/server`, { recursive: true });
    await writeFile(`${home}/build-a3/release.json`, JSON.stringify({ name: 'programme', version: 'a5' }));
    await expect(publishRelease('programme', { from: `${home}/build-a3`, to: to() })).rejects.toThrow(
      /programme\/a5 cannot be written: ENOENT/,
    );
    await Promise.all([publish('a6'), publish('a6'), publish('a6')]);
    expect((await readdir(`${to()}/programme`)).toSorted()).toEqual(['a1', 'a2', 'a3', 'a6']);
  });
});
