import { readdir, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFeedGuard } from '../releases/createFeedGuard.ts';
import { startHere } from '../releases/fetchRelease.ts';
import { openReleaseMemory } from '../releases/createReleaseMemory.ts';
import { openReleaseSource } from '@spielplan/shared-contracts/feed';
import { watchReleases } from '../releases/watchReleases.ts';
import { recordLog } from './recordLog.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { layTinyRemote, writeFeed } from './tinyRemote.ts';

// Releases a remote so many times into one process; prints heap and disk use, in bytes, after the
// tenth and the last. Run with `--expose-gc --no-compilation-cache`, as the shell is.
const RELEASES = Number(process.argv[2]);
const SETTLED = 10;

const folder = await temporaryFolder();
await writeFeed(folder.path, []);
const lastGood = `${folder.path}/last-good`;
const memory = openReleaseMemory(lastGood);
const watch = await watchReleases({
  source: openReleaseSource(folder.path),
  lastGood: memory.source,
  guard: await createFeedGuard(memory, recordLog()),
  start: startHere({}),
  shellVersion: 'shell',
  pollEvery: 1_000_000,
  log: recordLog(),
  smokeTest: async (_, candidates) => new Map(candidates.map(({ release }) => [release.name, null])),
  warmUp: async () => undefined,
  onSwap: () => undefined,
});
const settled = { heap: 0, disk: 0 };
for (let round = 1; round <= RELEASES; round += 1) {
  const version = `v${round}`;
  // Large enough that a handful of releases that stay would be seen.
  const start = Array.from({ length: 500 }, (_, index) => `const part${index} = () => '${version} ${'text '.repeat(40)}';`).join(
    '\n',
  );
  const release = await layTinyRemote(folder.path, {
    version,
    start,
    browser: { 'remoteEntry.js': `/* ${version} ${'x'.repeat(50_000)} */` },
  });
  await writeFeed(folder.path, [release]);
  await watch.check();
  if (watch.current().remotes.get('programme')?.release.version !== version) throw new Error(`${version} did not go live`);
  if (round === SETTLED) Object.assign(settled, await sizes());
}
process.stdout.write(JSON.stringify({ settled, last: await sizes() }));
watch.stop();
await folder.remove();

async function sizes(): Promise<{ heap: number; disk: number }> {
  for (let time = 0; time < 3; time += 1) {
    await sleep(20);
    globalThis.gc?.();
  }
  const heap = process.memoryUsage().heapUsed;
  const files = (await readdir(lastGood, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const bytes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(`${parentPath}/${name}`)).size));
  return { heap, disk: bytes.reduce((sum, each) => sum + each, 0) };
}
