import { serveMetrics } from '@spielplan/shared-contracts/http';
import type { ShellConfiguration } from '../configuration.ts';
import type { Log } from '../log.ts';
import type { ShellMetrics } from './createShellMetrics.ts';

/** Serves the metrics on their own port, or null where that fails: a site without metrics is better than none. */
export async function openMetrics({ metricsPort, metricsHost }: ShellConfiguration, { registry }: ShellMetrics, log: Log) {
  try {
    return await serveMetrics(registry, { port: metricsPort ?? 0, host: metricsHost });
  } catch (error) {
    log.error('metrics.failed', error, { port: metricsPort });
    return null;
  }
}
