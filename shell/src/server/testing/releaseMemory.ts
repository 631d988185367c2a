import { setTimeout as sleep } from 'node:timers/promises';
import { createFeedGuard } from '../releases/createFeedGuard.ts';
import { startHere } from '../releases/fetchRelease.ts';
import { openReleaseMemory } from '../releases/createReleaseMemory.ts';
import { openReleaseSource } from '@spielplan/shared-contracts/feed';
import { watchReleases } from '../releases/watchReleases.ts';
import { recordLog } from './recordLog.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { layTinyRemote, writeFeed } from './tinyRemote.ts';

// Releases a remote a hundred times into one process and prints the heap after the tenth and
// after the last, in bytes. To be run with `--expose-gc --no-compilation-cache`, as the shell is.
const RELEASES = 100;
const SETTLED = 10;

const folder = await temporaryFolder();
await writeFeed(folder.path, []);
const memory = openReleaseMemory(`${folder.path}/last-good`);
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
let settled = 0;
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
  if (round === SETTLED) settled = await heapSize();
}
process.stdout.write(JSON.stringify({ settled, last: await heapSize() }));
watch.stop();
await folder.remove();

async function heapSize(): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    await sleep(20);
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}
