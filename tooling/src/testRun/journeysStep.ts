import { readFile } from 'node:fs/promises';
import { findFreePort } from '../processes/ports.ts';
import { ROOT } from '../root.ts';
import { findBrowser } from './findBrowser.ts';
import { prepareState } from './prepareState.ts';
import { runNode } from './runTool.ts';
import type { Counts, Step } from './Step.ts';

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
}

/** Whole journeys in a real browser through the composed site, which gets ports, database and releases of its own. */
export const journeysStep: Step = {
  id: 'e2e',
  title: 'journeys in a browser',
  async run({ say, scratch }) {
    const browser = await findBrowser(say);
    const state = await prepareState(`${scratch}/e2e`, say);
    const output = `${scratch}/e2e.json`;
    await runNode(
      [`${ROOT}/node_modules/@playwright/test/cli.js`, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      say,
      {
        CHROME_PATH: browser,
        SPIELPLAN_STATE: state,
        PLAYWRIGHT_JSON_OUTPUT_NAME: output,
        E2E_PORT: String(await findFreePort()),
        E2E_PROVIDER_PORT: String(await findFreePort()),
      },
    );
    return countJourneys(JSON.parse(await readFile(output, 'utf8')) as PlaywrightReport);
  },
};

/** A journey that passed only when it was tried again has failed; so has a run that could not begin. */
export function countJourneys({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && (errors.length > 0 || stats.expected === 0) ? 1 : failed };
}
