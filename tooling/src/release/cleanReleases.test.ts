import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { cleanReleases } from './cleanReleases.ts';
import { publishRelease } from './publishRelease.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-20T12:00:00Z');
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(`${tmpdir()}/releases-`)));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A folder of a version that was published so many days ago. */
async function lay(version: string, days: number): Promise<void> {
  const path = `${folder}/magazine/${version}`;
  await mkdir(path, { recursive: true });
  const then = new Date(now - days * DAY_MS);
  await utimes(path, then, then);
}

it('keeps what is current, the last five, and for a week what was replaced; the rest goes', async () => {
  for (let age = 1; age <= 5; age += 1) await lay(`new${age}`, age);
  await lay('current', 300);
  await lay('replaced', 200);
  await lay('recent', 6.9);
  await lay('old', 7.1);
  await lay('ancient', 100);
  await lay('.staging-1', 2);
  await lay('.staging-2', 0.5);
  await writeFile(
    `${folder}/feed.json`,
    JSON.stringify({ schema: 1, remotes: { magazine: { name: 'magazine', version: 'current' } } }),
  );
  const entry = { remote: 'magazine', version: 'current', before: 'replaced', at: new Date(now - 5.5 * DAY_MS).toISOString() };
  await writeFile(`${folder}/history.jsonl`, `${JSON.stringify(entry)}\n`);
  expect(await cleanReleases('magazine', { to: folder, now })).toEqual({
    removed: ['.staging-1', 'ancient', 'old'],
    warnings: [],
  });
  expect((await readdir(`${folder}/magazine`)).length).toBe(9);
  // Nothing of others, and nothing where there is nothing.
  expect(await cleanReleases('booking', { to: folder, now })).toEqual({ removed: [], warnings: [] });
});

it('of two hundred releases in a week the last fifty stay, what is current and what is on trial; a dry run tells and removes none', async () => {
  for (let release = 0; release < 200; release += 1) await lay(`v${release}`, 5 - release / 100);
  const of = (version: string) => ({ name: 'magazine', version });
  await writeFile(
    `${folder}/feed.json`,
    JSON.stringify({ schema: 1, remotes: { magazine: of('v3') }, canaries: { magazine: { share: 5, release: of('v7') } } }),
  );
  const { removed } = await cleanReleases('magazine', { to: folder, now, isDryRun: true });
  expect((await readdir(`${folder}/magazine`)).length).toBe(200);
  expect(await cleanReleases('magazine', { to: folder, now })).toEqual({ removed, warnings: [] });
  const left = await readdir(`${folder}/magazine`);
  expect([left.length, left.includes('v3'), left.includes('v7'), left.includes('v150'), left.includes('v149')]).toEqual([
    52,
    true,
    true,
    true,
    false,
  ]);
});

it('says what cannot be removed, removes the rest and never rejects: the release is live by then', async () => {
  for (let build = 0; build < 8; build += 1) await lay(`v${build}`, 100 - build);
  const remove = (path: string) =>
    path.endsWith('v1') ? Promise.reject(new Error('EACCES: permission denied')) : rm(path, { recursive: true });
  expect(await cleanReleases('magazine', { to: folder, now, remove })).toEqual({
    removed: ['v0', 'v2'],
    warnings: ['v1 stays: Error: EACCES: permission denied'],
  });
  await writeFile(`${folder}/feed.json`, '{');
  expect(await cleanReleases('magazine', { to: folder, now })).toEqual({
    removed: [],
    warnings: [expect.stringMatching(/^old builds stay: .*feed\.json is no JSON/)],
  });
});

/** In the deep run two hundred. */
const IN_A_ROW = process.env.DEEP ? 200 : 60;

it('many real releases in a row leave the last fifty builds, and a feed and a history that stay short', async () => {
  const sizes: number[] = [];
  for (let release = 1; release <= IN_A_ROW; release += 1) {
    const from = `${folder}-build`;
    for (const side of ['browser', 'server']) await mkdir(`${from}/${side}`, { recursive: true });
    await writeFile(`${from}/server/remote.server.cjs`, `${release}`);
    await writeFile(`${from}/release.json`, JSON.stringify({ name: 'magazine', version: `r${release}` }));
    await publishRelease('magazine', { from, to: folder });
    await cleanReleases('magazine', { to: folder });
    sizes.push((await readFile(`${folder}/feed.json`)).length);
  }
  await rm(`${folder}-build`, { recursive: true });
  expect((await readdir(`${folder}/magazine`)).length).toBe(50);
  expect((await readdir(folder)).toSorted()).toEqual(['feed.json', 'history.jsonl', 'magazine']);
  expect(sizes.at(-1)! - sizes[9]!).toBeLessThan(10);
});

it('frees a disk that is too full for a lock', async () => {
  for (let age = 1; age <= 6; age += 1) await lay(`old${age}`, 10 * age);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const lock = () => Promise.reject(new Error('.feed-lock cannot be written', { cause: full }));
  expect(await cleanReleases('magazine', { to: folder, now, lock })).toEqual({ removed: ['old6'], warnings: [] });
  expect(await readdir(`${folder}/magazine`)).toHaveLength(5);
});
