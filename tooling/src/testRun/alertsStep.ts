import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';
import type { Counts, Step } from './Step.ts';

const ALERTS = `${ROOT}/deploy/prometheus/alerts.yml`;

/** The alert rules as Prometheus's own tool reads them. */
export const alertsStep: Step = {
  id: 'alerts',
  title: 'alert rules of deploy/',
  run: async ({ say }) => checkAlerts('promtool', ALERTS, say),
};

/**
 * Asks `tool` (promtool) whether a file of rules is right. Where
 * it is missing nothing counts as passed, and that is said aloud.
 */
export function checkAlerts(tool: string, file: string, say: (line: string) => void): Counts {
  const { error, status, stdout, stderr } = spawnSync(tool, ['check', 'rules', file], { encoding: 'utf8' });
  if (error && 'code' in error && error.code === 'ENOENT') {
    return { passed: 0, failed: 0, note: `not checked, because ${tool} is not installed (package prometheus)` };
  }
  if (status === 0) return { passed: 1, failed: 0 };
  say(error?.message ?? stdout + stderr);
  return { passed: 0, failed: 1 };
}
