import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures } from '../pageCost/budgets.ts';
import { findFreePort } from '../processes/ports.ts';
import { type HeapWatch, watchHeap } from './heapSize.ts';
import { memoryOf } from './loadServer.ts';
import { releaseAgain, releaseBefore } from './releaseAgain.ts';
import { startBenchSite } from '../testRun/startBenchSite.ts';

const RELEASES = 100;
/** Caches and compiled code still grow during this many releases. */
const SETTLED = 10;
/** After so many releases and refusals the memory of the process is read. */
const MEASURED = 40;
/** Every fourth release is one that does not start. */
const REFUSED_EACH = 4;
const BROKEN = "throw new Error('does not start');";
const QUIET_MS = 5_000;

interface ReleaseState {
  live: Readonly<Record<string, string>>;
  refused: readonly { version: string }[];
}

/**
 * Releases a remote a hundred times into one running shell, which refuses every fourth release. Answers how much the heap of its
 * main thread has grown since the tenth, in percent, and the memory of the process (MB) after the fortieth.
 */
export async function measureReleases(
  folder: string,
  say: (line: string) => void,
  releases = RELEASES,
): Promise<Pick<Figures, 'releaseGrowth' | 'releaseMemory'>> {
  const inspectPort = await findFreePort();
  const site = await startBenchSite(folder, { env: { RELEASE_POLL: '100' }, shellFlags: [`--inspect=127.0.0.1:${inspectPort}`] });
  const remotes = `${folder}/remotes`;
  const state = `${new URL(site.listUrl).origin}/health/releases`;
  let heap: HeapWatch | null = null;
  try {
    heap = await watchHeap(inspectPort);
    let [settled, releaseMemory] = [0, 0];
    for (let round = 1; round <= releases; round += 1) {
      if (round % REFUSED_EACH === 0) {
        const feed = await readFile(`${remotes}/feed.json`, 'utf8');
        const version = await releaseAgain(remotes, 'programme', round, BROKEN);
        await untilState(state, ({ refused }) => refused.some((each) => each.version === version));
        await releaseBefore(remotes, feed);
      } else {
        const version = await releaseAgain(remotes, 'programme', round);
        await untilState(state, ({ live }) => live.programme === version);
      }
      // One page of every release is requested, so that each one has rendered.
      await (await fetch(site.listUrl)).arrayBuffer();
      if (round === SETTLED) settled = await heap.read();
      if (round === MEASURED) {
        await sleep(QUIET_MS);
        releaseMemory = await memoryOf(site.shell.pid);
      }
      if (round % 10 === 0)
        say(
          `  ${round} releases: heap ${((await heap.read()) / 1024 ** 2).toFixed(1)} MB, process ${(await memoryOf(site.shell.pid)).toFixed(0)} MB`,
        );
    }
    return { releaseGrowth: ((await heap.read()) / settled - 1) * 100, releaseMemory };
  } finally {
    heap?.close();
    await site.stop();
  }
}

async function untilState(url: string, isReached: (state: ReleaseState) => boolean): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (isReached((await (await fetch(url)).json()) as ReleaseState)) return;
    await sleep(50);
  }
  throw new Error('The shell neither took up nor refused a release.');
}
