import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pause, promote, putBack, resume, rollback, withdraw } from './changeRelease.ts';
import { readFeed, readHistory } from './feedStore.ts';
import { findUses } from './findUses.ts';
import { publishRelease } from './publishRelease.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(`${tmpdir()}/spielplan-change-`)));
afterEach(() => rm(home, { recursive: true, force: true }));
const to = () => `${home}/releases`;

async function publish(version: string, name: 'programme' | 'magazine' = 'programme', script = '') {
  const from = `${home}/build`;
  for (const side of ['browser', 'server']) await mkdir(`${from}/${side}`, { recursive: true });
  await writeFile(`${from}/browser/remoteEntry.js`, script);
  await writeFile(`${from}/server/remote.server.cjs`, version);
  await writeFile(`${from}/release.json`, JSON.stringify({ name, version, chunks: { 'slot-event.overlay': [] } }));
  return publishRelease(name, { from, to: to(), why: `for ${version}` });
}
const current = async () => (await readFeed(to())).remotes.programme?.version ?? null;
const because = (why = 'because') => ({ why, to: to() });

it('goes back to the version before, or to the one that is named, and again to the one before that', async () => {
  for (const version of ['a1', 'a2', 'a3']) await publish(version);
  await expect(rollback('programme', undefined, because())).resolves.toMatchObject({ version: 'a2', isChanged: true });
  expect(await current()).toBe('a2');
  await rollback('programme', undefined, because());
  expect(await current()).toBe('a1');
  await rollback('programme', 'a3', because());
  expect(await current()).toBe('a3');
  await expect(rollback('programme', 'a3', because())).resolves.toMatchObject({ isChanged: false });
});

it('is announced again where the version that is named was promoted before: shells that have refused it try again', async () => {
  await publish('a1');
  const { number } = await promote('programme', 'a1', because());
  await expect(promote('programme', 'a1', because())).resolves.toEqual({ version: 'a1', isChanged: true, number: number + 1 });
  await expect(rollback('programme', undefined, because())).rejects.toThrow('No version before');
});

it('names the file that was cut short', async () => {
  await publish('a1');
  await publish('a2');
  await truncate(`${to()}/programme/a1/release.json`, 20);
  await expect(promote('programme', 'a1', because())).rejects.toThrow(`${to()}/programme/a1/release.json is no JSON`);
  await truncate(`${to()}/feed.json`, 20);
  await expect(promote('programme', 'a2', because())).rejects.toThrow(`${to()}/feed.json is no JSON`);
});

it('goes nowhere where there is no such version, and says which there are', async () => {
  await publish('a1');
  await expect(rollback('programme', undefined, because())).rejects.toThrow('No version before');
  await expect(rollback('programme', 'a9', because())).rejects.toThrow('a9 is not published. There are: a1.');
});

it('takes nothing new while it is paused, but goes back, until the pause is over', async () => {
  await publish('a1');
  await publish('a2');
  await pause('programme', because('premiere tonight'));
  await expect(publish('a3')).rejects.toThrow('paused (premiere tonight)');
  await expect(promote('programme', 'a1', because())).rejects.toThrow('paused');
  await publish('m1', 'magazine');
  await rollback('programme', undefined, because());
  expect(await current()).toBe('a1');
  await resume('programme', because());
  await promote('programme', 'a2', because());
  expect(await current()).toBe('a2');
});

it('is withdrawn alone, and puts a refused release back only where nobody released meanwhile', async () => {
  await publish('m1', 'magazine');
  await publish('a1');
  const { remotes } = await readFeed(to());
  await publish('a2');
  await putBack('programme', 'a2', remotes.programme, because());
  expect(await current()).toBe('a1');
  await expect(putBack('programme', 'a2', undefined, because())).resolves.toMatchObject({ isChanged: false });
  await withdraw('programme', because());
  expect(Object.keys((await readFeed(to())).remotes)).toEqual(['magazine']);
});

it('every write has a higher number and a line that says who, when, what and why', async () => {
  await publish('a1');
  await publish('a2');
  await rollback('programme', undefined, because('seats were gone'));
  await withdraw('programme', because());
  const history = await readHistory(to());
  expect(history.map(({ what, before, version, why }) => [what, before, version, why])).toEqual([
    ['release', null, 'a1', 'for a1'],
    ['release', 'a1', 'a2', 'for a2'],
    ['rollback', 'a2', 'a1', 'seats were gone'],
    ['withdraw', 'a1', null, 'because'],
  ]);
  const numbers = history.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect((await readFeed(to())).number).toBe(numbers.at(-1));
  for (const { who, at } of history) expect([who !== '', Number.isNaN(Date.parse(at))]).toEqual([true, false]);
});

it('two teams at the same second both arrive, each with its line', async () => {
  await publish('a1');
  await publish('a2');
  await publish('m1', 'magazine');
  await Promise.all([
    rollback('programme', 'a1', because()),
    withdraw('magazine', because()),
    pause('programme', because()),
    resume('magazine', because()),
  ]);
  const feed = await readFeed(to());
  expect([await current(), feed.remotes.magazine, feed.paused]).toEqual(['a1', undefined, { programme: 'because' }]);
  expect(
    (await readHistory(to()))
      .slice(3)
      .map(({ what }) => what)
      .toSorted(),
  ).toEqual(['pause', 'rollback', 'withdraw']);
});

it('who uses a slot or the path of a call is read from the current builds', async () => {
  await publish('a0', 'programme', 'fetch("/api/old/")');
  await publish('a1', 'programme', 'fetch("/api/events/")');
  await publish('m1', 'magazine', 'slot("event.overlay")');
  const uses = async (word: string) => {
    const found = await findUses(word, Object.values((await readFeed(to())).remotes), to());
    return found.map(({ remote, version }) => `${remote} ${version}`);
  };
  expect(await uses('/api/events/')).toEqual(['programme a1']);
  expect(await uses('/api/old/')).toEqual([]);
  expect((await uses('event.overlay')).toSorted()).toEqual(['magazine m1', 'programme a1']);
  const gone = findUses('event.overlay', [{ name: 'programme', version: 'a9' }], to());
  await expect(gone).rejects.toThrow('programme a9 runs and is not published any more.');
});
