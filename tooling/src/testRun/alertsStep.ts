import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';
import type { Counts, Step } from './Step.ts';

const FOLDER = `${ROOT}/deploy/prometheus`;

/** The alert rules as Prometheus's own tool reads them, and whether they warn of what they are for. */
export const alertsStep: Step = {
  id: 'alerts',
  title: 'alert rules of deploy/',
  run: async ({ say }) => {
    const [read, tried] = [
      checkAlerts('promtool', ['check', `${FOLDER}/alerts.yml`], say),
      checkAlerts('promtool', ['test', `${FOLDER}/alerts.test.yml`], say),
    ];
    return { ...read, passed: read.passed + tried.passed, failed: read.failed + tried.failed };
  },
};

/**
 * Asks `tool` (promtool) whether a file of rules is right, or a file of tests of rules passes. Where the
 * tool is missing nothing counts as passed, and that is said aloud.
 */
export function checkAlerts(
  tool: string,
  [verb, file]: readonly [verb: 'check' | 'test', file: string],
  say: (line: string) => void,
): Counts {
  const { error, status, stdout, stderr } = spawnSync(tool, [verb, 'rules', file], { encoding: 'utf8' });
  if (error && 'code' in error && error.code === 'ENOENT') {
    return { passed: 0, failed: 0, note: `not checked, because ${tool} is not installed (package prometheus)` };
  }
  if (status === 0) return { passed: 1, failed: 0 };
  say(error?.message ?? stdout + stderr);
  return { passed: 0, failed: 1 };
}
