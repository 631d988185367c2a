import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { RunningChild } from './startChild.ts';
import type { Scenario } from './scenarios.ts';

export interface Figures {
  name: string;
  requests: number;
  perSecond: number;
  /** Processor time of one answer in ms, which a busy machine does not change much. */
  cpu: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  slowest: number;
  /** Answers other than 2xx, and requests without any. */
  errors: number;
  /** MB at the start, after a third and at the end. */
  memory: [number, number, number];
}

/** Runs one scenario and measures speed, errors and what the process holds. */
export async function runScenario(provider: RunningChild, { name, paths, connections, seconds }: Scenario): Promise<Figures> {
  const [before, cpuBefore] = [await provider.memory(), await provider.cpuSeconds()];
  const third = pause((seconds * 1_000) / 3).then(() => provider.memory());
  const result = await autocannon({
    url: provider.url,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  return {
    name,
    requests: result.requests.total,
    cpu: (((await provider.cpuSeconds()) - cpuBefore) * 1_000) / Math.max(1, result.requests.total),
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    slowest: result.latency.max,
    errors: result.errors + result.timeouts + result.non2xx,
    memory: [before, await third, await provider.memory()],
  };
}
