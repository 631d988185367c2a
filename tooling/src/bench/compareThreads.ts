import { startBenchSite, type BenchSite } from '../testRun/startBenchSite.ts';
import { BUDGETS } from '../pageCost/budgets.ts';
import { loadServer, memoryOf } from './loadServer.ts';

/** Requests one after the other, and many at once. */
const CONNECTIONS = [1, 10] as const;
const WARM_UP = { connections: 4, seconds: 90, most: 2_000 };
const SAMPLE_MS = 100;

/** The two ways of making pages, measured in turn so that both meet the same machine. */
export interface ThreadsFigures {
  connections: number;
  /** Processor time of one page in ms, round by round. */
  off: number[];
  on: number[];
}

interface Rounds {
  rounds: number;
  /** Pages of each way in each round. */
  pages: number;
}

/** Prints what pages made in threads cost beside those of the main thread; false where that is more than it may be. */
export async function reportThreads(
  scratch: string,
  say: (line: string) => void,
  { rounds = 30, pages = 100 }: Partial<Rounds> = {},
): Promise<boolean> {
  // With the nursery and the growth of threads, which the main thread does not have by itself.
  const shellFlags = ['--max-semi-space-size=32', '--heap-growing-percent=60'];
  const off = await startBenchSite(`${scratch}/off`, { env: { PAGE_CACHE: 'off', PAGE_THREADS: 'off' }, shellFlags, say });
  try {
    // Both shells share one provider, so that its answers and its cost are the same.
    const env = { PAGE_CACHE: 'off', PAGE_THREADS: 'on', PROVIDER_URL: off.providerUrl };
    const on = await startBenchSite(`${scratch}/on`, { env, say });
    try {
      return await compare(off, on, { rounds, pages }, say);
    } finally {
      await on.stop();
    }
  } finally {
    await off.stop();
  }
}

async function compare(off: BenchSite, on: BenchSite, { rounds, pages }: Rounds, say: (line: string) => void): Promise<boolean> {
  for (const { listUrl, shell } of [off, on]) await loadServer(listUrl, shell.pid, WARM_UP);
  const memory = watchMemory({ off: off.shell.pid, on: on.shell.pid });
  const all: ThreadsFigures[] = CONNECTIONS.map((connections) => ({ connections, off: [], on: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { connections, ...costs } of all) {
      const ways = [
        { site: off, costs: costs.off },
        { site: on, costs: costs.on },
      ];
      for (const { site, costs: own } of round % 2 === 0 ? ways : ways.toReversed())
        own.push((await loadServer(site.listUrl, site.shell.pid, { connections, seconds: 60, most: pages })).cpuPerAnswer);
    }
  }
  const most = memory.end();
  for (const figures of all) say(describe(figures));
  say(`Memory under load: ${most.off.toFixed(0)} MB off, ${most.on.toFixed(0)} MB on, at most ${BUDGETS.memory.must}`);
  const broken = findBroken(all, most.on);
  for (const line of broken) say(`over: ${line}`);
  return broken.length === 0;
}

/** What is more than it may be, in words. */
export function findBroken(all: readonly ThreadsFigures[], memoryMb: number): string[] {
  const { threadsCost, memory } = BUDGETS;
  return [
    ...all
      .filter((figures) => ratioOf(figures) > threadsCost.must)
      .map(
        (figures) =>
          `${threadsCost.label}, ${figures.connections} at once: ${ratioOf(figures).toFixed(3)}, at most ${threadsCost.must}`,
      ),
    ...(memoryMb > memory.must ? [`${memory.label}: ${memoryMb.toFixed(0)} MB, at most ${memory.must}`] : []),
  ];
}

/** The median of the pairs' ratios, which one busy moment does not change. */
function ratioOf({ off, on }: ThreadsFigures): number {
  return median(on.map((cost, round) => cost / off[round]!));
}

function describe(figures: ThreadsFigures): string {
  const { connections, off, on } = figures;
  const ratios = on.map((cost, round) => cost / off[round]!).toSorted((a, b) => a - b);
  const quarter = (part: number) => ratios[Math.round(part * (ratios.length - 1))]!.toFixed(3);
  return (
    `Uncached page, ${connections} at once: ${median(off).toFixed(2)} ms CPU off, ${median(on).toFixed(2)} ms on, ` +
    `ratio ${ratioOf(figures).toFixed(3)} (${quarter(0.25)}–${quarter(0.75)}), ${ratios.length} pairs`
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The most memory of processes, in MB, until it is ended. */
function watchMemory(pids: Readonly<Record<'off' | 'on', number>>) {
  const most = { off: 0, on: 0 };
  const look = async () => {
    for (const way of ['off', 'on'] as const) most[way] = Math.max(most[way], await memoryOf(pids[way]));
  };
  const timer = setInterval(() => void look(), SAMPLE_MS);
  return {
    end() {
      clearInterval(timer);
      return most;
    },
  };
}
