import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../processes/ports.ts';
import { watchHeap } from './heapSize.ts';
import { releaseAgain } from './releaseAgain.ts';
import { startBenchSite } from '../testRun/startBenchSite.ts';

const RELEASES = 100;
/** Before that caches and compiled code still grow into place. */
const SETTLED = 10;

/** Releases a remote a hundred times into one running shell and answers how much its heap has grown since the tenth, in percent. */
export async function measureReleases(folder: string, say: (line: string) => void): Promise<number> {
  const inspectPort = await findFreePort();
  const site = await startBenchSite(folder, { env: { RELEASE_POLL: '100' }, shellFlags: [`--inspect=127.0.0.1:${inspectPort}`] });
  const heap = await watchHeap(inspectPort);
  try {
    const health = `${new URL(site.listUrl).origin}/health/ready`;
    let settled = 0;
    for (let round = 1; round <= RELEASES; round += 1) {
      const before = await readReleaseSet(health);
      await releaseAgain(`${folder}/remotes`, 'programme', round);
      await untilOther(health, before);
      // A page of every release, so that it has rendered, too.
      await (await fetch(site.listUrl)).arrayBuffer();
      if (round === SETTLED) settled = await heap.read();
      if (round % 25 === 0) say(`  ${round} releases: heap ${((await heap.read()) / 1024 ** 2).toFixed(1)} MB`);
    }
    return ((await heap.read()) / settled - 1) * 100;
  } finally {
    heap.close();
    await site.stop();
  }
}

async function readReleaseSet(url: string): Promise<string> {
  return ((await (await fetch(url)).json()) as { releaseSet: string }).releaseSet;
}

async function untilOther(url: string, before: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await readReleaseSet(url)) !== before) return;
    await sleep(25);
  }
  throw new Error('The shell did not take up a release.');
}
