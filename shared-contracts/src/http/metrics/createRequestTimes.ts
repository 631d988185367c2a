import type { MetricRegistry } from './MetricRegistry.ts';

/**
 * Upper bounds in seconds: a page from memory takes less than one ms, a rendered one five to fifty.
 */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Times {
  buckets: number[];
  sum: number;
  count: number;
  byStatus: Map<number, number>;
}

/**
 * Counts and times by a short list of names. Recording costs
 * some additions; the text is made when it is asked for.
 */
export interface RequestTimes {
  record(route: string, status: number, seconds: number): void;
}

/**
 * Registers `{prefix}_requests_total` by route and status and `{prefix}_request_seconds` by route.
 */
export function createRequestTimes(registry: MetricRegistry, prefix: string): RequestTimes {
  const known = new Map<string, Times>();
  const total = `${prefix}_requests_total`;
  const seconds = `${prefix}_request_seconds`;
  const all = <T>(present: (route: string, times: Times) => T[]) => [...known].flatMap(([route, times]) => present(route, times));
  register(registry, total, 'counter', 'Answered requests by route and status.', () =>
    all((route, { byStatus }) =>
      [...byStatus].map(([status, value]) => ({ metricName: total, labels: { route, status: String(status) }, value })),
    ),
  );
  register(registry, seconds, 'histogram', 'Time from the head of a request to the end of its answer.', () =>
    all((route, { buckets, sum, count }) => {
      let below = 0;
      const steps = BOUNDS.map((le, index) => ({
        metricName: `${seconds}_bucket`,
        labels: { route, le: String(le) },
        value: (below += buckets[index]!),
      }));
      return [
        ...steps,
        { metricName: `${seconds}_bucket`, labels: { route, le: '+Inf' }, value: count },
        { metricName: `${seconds}_sum`, labels: { route }, value: sum },
        { metricName: `${seconds}_count`, labels: { route }, value: count },
      ];
    }),
  );
  return {
    record(route, status, took) {
      let times = known.get(route);
      if (!times) known.set(route, (times = { buckets: BOUNDS.map(() => 0), sum: 0, count: 0, byStatus: new Map() }));
      const index = BOUNDS.findIndex((bound) => took <= bound);
      if (index >= 0) times.buckets[index]! += 1;
      times.sum += took;
      times.count += 1;
      times.byStatus.set(status, (times.byStatus.get(status) ?? 0) + 1);
    },
  };
}

interface Sample {
  metricName: string;
  labels: Record<string, string>;
  value: number;
}

/**
 * The library looks up each set of labels by a text of
 * all of them, which costs too much at every request.
 */
function register(
  registry: MetricRegistry,
  name: string,
  type: 'counter' | 'histogram',
  help: string,
  read: () => Sample[],
): void {
  const metric = {
    name,
    help,
    type,
    aggregator: 'sum',
    get: async () => ({ name, help, type, aggregator: 'sum', values: read() }),
  };
  registry.registerMetric(metric as never);
}
