import { findFreePort } from '../processes/ports.ts';
import { loadServer } from './loadServer.ts';
import { startBenchSite } from '../testRun/startBenchSite.ts';

/** A server whose kept pages are asked for. */
interface Kept {
  name: string;
  url: string;
  pid: number;
}

const ROUNDS = 24;
const REQUESTS = 4_000;
const CONNECTIONS = 10;
const WARM_UP_REQUESTS = 8_000;
const LOAD = { connections: CONNECTIONS, seconds: 30 };

/** What metrics cost a page from memory, and where another running site is named, what that one's costs beside it. */
export async function reportKept(scratch: string, other: Omit<Kept, 'name'> | null, say: (line: string) => void): Promise<void> {
  const plain = await startBenchSite(`${scratch}/plain`, { say });
  try {
    const own = { name: 'this site', url: plain.listUrl, pid: plain.shell.pid };
    if (other) return say(describe(await compare([{ name: 'the other site', ...other }, own])));
    const metricsPort = await findFreePort();
    const measured = await startBenchSite(`${scratch}/metrics`, { env: { METRICS_PORT: String(metricsPort) }, say });
    try {
      say(describe(await compare([own, { name: 'with METRICS_PORT', url: measured.listUrl, pid: measured.shell.pid }])));
    } finally {
      await measured.stop();
    }
  } finally {
    await plain.stop();
  }
}

/** Processor time of one page, round by round, in ms; the servers take turns, so that both meet the same machine. */
async function compare(servers: readonly Kept[]): Promise<{ name: string; costs: number[] }[]> {
  for (const { url, pid } of servers) await loadServer(url, pid, { ...LOAD, most: WARM_UP_REQUESTS });
  const all = servers.map((server) => ({ ...server, costs: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { url, pid, costs } of round % 2 === 0 ? all : all.toReversed()) {
      costs.push((await loadServer(url, pid, { ...LOAD, most: REQUESTS })).cpuPerAnswer);
    }
  }
  return all;
}

function describe(results: readonly { name: string; costs: readonly number[] }[]): string {
  const [first] = results;
  return results
    .map(({ name, costs }) => {
      const ratios = costs.map((cost, round) => cost / (first?.costs[round] ?? cost));
      const micros = (part: number) => (quantile(costs, part) * 1_000).toFixed(1);
      const share = (part: number) => quantile(ratios, part).toFixed(3);
      return `Kept page, ${name}: ${micros(0.5)} µs CPU (${micros(0.25)}–${micros(0.75)}), ratio ${share(0.5)} (${share(0.25)}–${share(0.75)}), ${costs.length} rounds`;
    })
    .join('\n');
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN;
}
