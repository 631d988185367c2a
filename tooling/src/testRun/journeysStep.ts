import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findFreePort } from '../processes/ports.ts';
import { ROOT } from '../root.ts';
import { findBrowser } from './findBrowser.ts';
import { prepareState } from './prepareState.ts';
import { asOneTest, runNode } from './runTool.ts';
import { type Counts, describeRepeats, type Step, type StepContext, sumCounts, withNotes } from './Step.ts';

/** The part of Playwright's JSON report that is counted. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly unknown[];
  suites?: readonly Suite[];
}

/** A file, or a `describe` in it. */
interface Suite {
  title: string;
  suites?: readonly Suite[];
  specs?: readonly { title: string; tests: readonly Tried[] }[];
}

interface Tried {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  /** One each time it was tried. */
  results?: readonly { error?: { message?: string }; attachments?: readonly { name: string; path?: string }[] }[];
}

/**
 * Whole journeys in a real browser through the composed site, which gets ports, database and releases of its own. With
 * `changedSince` only the journeys whose own files differ from that commit, which may be none.
 */
export function journeysStep(changedSince?: string): Step {
  const options = changedSince === undefined ? [] : [`--only-changed=${changedSince}`, '--pass-with-no-tests'];
  return { id: 'e2e', title: 'journeys in a browser', run: (context) => runJourneys(context, '', options) };
}

/**
 * The journeys named *.deep.spec.ts: every screen at every width. What starts servers of its own goes
 * first: beside others its visitors would measure the machine.
 */
export const deepJourneysStep: Step = {
  id: 'deep-e2e',
  title: 'long journeys in a browser (*.deep.spec.ts)',
  limitMinutes: 75,
  async run(context) {
    const counts: Counts[] = [];
    for (const part of ['sites', 'screens', 'alone']) counts.push(await runJourneys(context, part));
    return sumCounts(counts);
  },
};

/**
 * The site of the journeys is started for the first time, seeded and ended. That waits half of the time, so it runs
 * beside the suites; where it has not run, the journeys do it themselves.
 */
export const firstStartStep: Step = {
  id: 'e2e',
  title: 'first start of the site of the journeys',
  async run({ say, scratch, signal }) {
    const env = await chooseEnvironment(await prepareState(stateIn(scratch), say, signal));
    return asOneTest(await runNode(['e2e/src/site/makeFirstStart.ts'], say, env, signal));
  },
};

const stateIn = (scratch: string) => `${scratch}/e2e`;

/** The environment of the site: as its first start has had it, where there was one; else with free ports. */
async function chooseEnvironment(state: string): Promise<Record<string, string>> {
  const made = await readFile(`${state}/first-start.json`, 'utf8').catch(() => null);
  if (made !== null) return { SPIELPLAN_STATE: state, ...(JSON.parse(made) as { env: Record<string, string> }).env };
  return {
    SPIELPLAN_STATE: state,
    E2E_PORT: String(await findFreePort()),
    E2E_PROVIDER_PORT: String(await findFreePort()),
  };
}

/** Runs the ordinary journeys, or a part of the long ones (`DEEP` of `playwright.config.ts`). */
async function runJourneys(
  { say, scratch, signal }: StepContext,
  part: string,
  options: readonly string[] = [],
): Promise<Counts> {
  const browser = await findBrowser(say);
  // Only the browser that visitors have can be told in its settings to store nothing.
  const whole = await findBrowser(say, 'measurements');
  // Built by the first start, unless there was none.
  const isPrepared = existsSync(`${stateIn(scratch)}/first-start.json`);
  const state = isPrepared ? stateIn(scratch) : await prepareState(stateIn(scratch), say, signal);
  const output = `${scratch}/e2e.json`;
  // A run that writes none must not be counted by the report of the one before.
  await rm(output, { force: true });
  await runNode(
    [
      `${ROOT}/node_modules/@playwright/test/cli.js`,
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
      ...options,
    ],
    say,
    {
      CHROME_PATH: browser,
      WHOLE_CHROME_PATH: whole,
      PLAYWRIGHT_JSON_OUTPUT_NAME: output,
      ...(await chooseEnvironment(state)),
      DEEP: part,
    },
    signal,
  );
  const report = JSON.parse(await readFile(output, 'utf8')) as PlaywrightReport;
  // Where nothing that has changed is a journey, none is run.
  return report.errors.length === 0 && options.length > 0 && countTests(report) === 0
    ? { passed: 0, failed: 0 }
    : countJourneys(report);
}

const countTests = ({ stats }: PlaywrightReport) => stats.expected + stats.unexpected + stats.flaky;

/**
 * A journey is tried a second time because a machine may have stalled; what needed it is named with the trace of its
 * first try. A run that could not begin has failed.
 */
export function countJourneys({ stats, errors, suites = [] }: PlaywrightReport): Counts {
  const passed = stats.expected + stats.flaky;
  const hasRun = errors.length === 0 && passed > 0;
  const failed = stats.unexpected === 0 && !hasRun ? 1 : stats.unexpected;
  return withNotes({ passed, failed }, describeRepeats(suites.flatMap(findRepeated)));
}

/** File and title of what passed only at its second try, what was wrong at the first, and where that one's trace lies. */
function findRepeated({ title, suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results = [] }) => `${title}: ${spec.title} (${describeFirstTry(results)})`),
  );
  return [...own, ...suites.flatMap(findRepeated)];
}

/** The first line of the fault, without the terminal's colours, and the trace that `npx playwright show-trace` opens. */
function describeFirstTry(results: NonNullable<Tried['results']>): string {
  const { error, attachments = [] } = results.find((result) => result.error) ?? {};
  const fault = stripVTControlCharacters(error?.message ?? 'nothing is said of it').split('\n', 1)[0] ?? '';
  const trace = attachments.find(({ name }) => name === 'trace')?.path;
  return trace === undefined ? fault : `${fault}; trace of the first try: ${relative(ROOT, trace)}`;
}
