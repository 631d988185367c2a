import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { jest } from '@jest/globals';
import { readFeed, readHistory } from './feedStore.ts';
import { publishRelease } from './publishRelease.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(`${tmpdir()}/spielplan-publish-`)));
afterEach(() => rm(home, { recursive: true, force: true }));

async function layBuild(name: string, version: string): Promise<string> {
  const from = `${home}/build-${name}-${version}`;
  await mkdir(`${from}/browser`, { recursive: true });
  await mkdir(`${from}/server`, { recursive: true });
  await writeFile(`${from}/browser/remoteEntry.js`, version);
  await writeFile(`${from}/browser/remoteEntry.js.br`, version);
  await writeFile(`${from}/server/remote.server.cjs`, version);
  await writeFile(`${from}/release.json`, JSON.stringify({ name, version }));
  return from;
}
const to = () => `${home}/releases`;
const publish = async (name: Parameters<typeof publishRelease>[0], version: string) =>
  publishRelease(name, { from: await layBuild(name, version), to: to() });

it('lays a build into a folder of its own and names it in the feed', async () => {
  await expect(publish('programme', 'a1')).resolves.toMatchObject({ version: 'a1', isNew: true });
  expect((await readdir(`${to()}/programme/a1`)).sort()).toEqual([
    'release.json',
    'remote.server.cjs',
    'remoteEntry.js',
    'remoteEntry.js.br',
  ]);
  await expect(readFeed(to())).resolves.toEqual({
    schema: 1,
    number: expect.any(Number),
    remotes: { programme: { name: 'programme', version: 'a1' } },
    last: expect.objectContaining({ what: 'release', remote: 'programme', version: 'a1' }),
  });
});

it('leaves the other remotes and the older builds as they are', async () => {
  await publish('magazine', 'm1');
  await publish('programme', 'a1');
  await publish('programme', 'a2');
  expect(Object.entries((await readFeed(to())).remotes).map(([name, release]) => `${name} ${release.version}`)).toEqual([
    'magazine m1',
    'programme a2',
  ]);
  expect(await readFile(`${to()}/programme/a1/remoteEntry.js`, 'utf8')).toBe('a1');
});

it('does not announce what is current already', async () => {
  await publish('programme', 'a1');
  const before = await readFile(`${to()}/feed.json`, 'utf8');
  await expect(publish('programme', 'a1')).resolves.toMatchObject({ version: 'a1', isNew: false });
  expect(await readFile(`${to()}/feed.json`, 'utf8')).toBe(before);
});

it('never changes a published build, also when its version is announced again', async () => {
  await publish('programme', 'a1');
  await publish('programme', 'a2');
  const again = await layBuild('programme', 'a1');
  await writeFile(`${again}/browser/remoteEntry.js`, 'changed');
  await expect(publishRelease('programme', { from: again, to: to() })).resolves.toMatchObject({ version: 'a1', isNew: true });
  expect(await readFile(`${to()}/programme/a1/remoteEntry.js`, 'utf8')).toBe('a1');
});

it('changes the feed last: a build that cannot be laid down is never announced', async () => {
  await publish('programme', 'a1');
  const broken = await layBuild('programme', 'a2');
  await rm(`${broken}/server`, { recursive: true });
  await expect(publishRelease('programme', { from: broken, to: to() })).rejects.toThrow('ENOENT');
  expect((await readFeed(to())).remotes.programme?.version).toBe('a1');
  expect(await readdir(`${to()}/programme`)).not.toContain('a2');
  await expect(publish('programme', 'a2')).resolves.toMatchObject({ version: 'a2', isNew: true });
});

it('numbers feeds upwards with every write, also one that leads back and one that was lost meanwhile', async () => {
  const numbers: (number | undefined)[] = [];
  const keep = async () => void numbers.push((await readFeed(to())).number);
  for (const version of ['a1', 'a2', 'a1']) {
    await publish('programme', version);
    await keep();
  }
  await rm(`${to()}/feed.json`);
  const later = Date.now() + 10_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  await publish('programme', 'a3');
  clock.mockRestore();
  await keep();
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a = 0, b = 0) => a - b));
  expect(numbers).not.toContain(undefined);
});

it('lets nobody see half a feed', async () => {
  await publish('programme', 'a0');
  const reads: Promise<string>[] = [];
  const reading = setInterval(() => reads.push(readFile(`${to()}/feed.json`, 'utf8')), 0);
  for (let version = 1; version <= 20; version += 1) await publish('programme', `a${version}`);
  clearInterval(reading);
  expect(reads.length).toBeGreaterThan(20);
  for (const text of await Promise.all(reads)) expect(JSON.parse(text)).toMatchObject({ schema: 1 });
});

it('loses none of two remotes that are published at the same time', async () => {
  const names = ['programme', 'magazine', 'booking', 'editor'] as const;
  await Promise.all(names.map((name) => publish(name, 'x1')));
  expect(Object.keys((await readFeed(to())).remotes).sort()).toEqual([...names].sort());
  expect((await readdir(to())).filter((file) => file.startsWith('.'))).toEqual([]);
  const history = await readHistory(to());
  expect(history.map(({ remote }) => remote).toSorted()).toEqual([...names].sort());
  expect(new Set(history.map(({ number }) => number)).size).toBe(names.length);
});

it('takes over what a crash left behind', async () => {
  await publish('programme', 'a1');
  await mkdir(`${to()}/.feed-lock`);
  await utimes(`${to()}/.feed-lock`, new Date(0), new Date(0));
  await expect(publish('programme', 'a2')).resolves.toMatchObject({ version: 'a2', isNew: true });
});

it("refuses to publish one remote's build under another's name", async () => {
  const from = await layBuild('magazine', 'm1');
  await expect(publishRelease('programme', { from, to: to() })).rejects.toThrow(/magazine/);
});

it('starts with an empty feed, and does not take a broken one for that', async () => {
  await expect(readFeed(`${home}/none`)).resolves.toEqual({ schema: 1, remotes: {} });
  await cp(await layBuild('programme', 'a1'), to(), { recursive: true });
  await writeFile(`${to()}/feed.json`, '{"schema":1,');
  await expect(publish('programme', 'a1')).rejects.toThrow('JSON');
});
