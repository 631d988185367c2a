import { ROOT } from '../root.ts';
import { alertsStep } from './alertsStep.ts';
import { browsersStep } from './browsersStep.ts';
import { DATED } from './datedPaths.ts';
import { jestStep } from './jestStep.ts';
import { firstStartStep, journeysStep } from './journeysStep.ts';
import { asOneTest, runNode, runTool } from './runTool.ts';
import type { Lane } from './runSteps.ts';
import type { Step } from './Step.ts';
import { AHEAD, suites } from './suites.ts';
import { withBenchSite } from './withBenchSite.ts';

/** What makes dates by itself (`datedPaths.ts`) also runs ahead of the house; the deep run takes everything there and in UTC. */
const ZONES: Lane = [
  jestStep({
    id: 'zones',
    title: `what makes dates with TZ=${AHEAD}`,
    paths: DATED,
    zone: AHEAD,
    // The journeys beside it need the other processor.
    workers: 1,
  }),
];

const bin = (name: string) => `${ROOT}/node_modules/.bin/${name}`;

/** They take a second or two each and find the most frequent mistakes. */
const QUICK: Lane = [
  {
    id: 'format',
    title: 'format',
    run: async ({ say, signal }) => asOneTest(await runTool(bin('oxfmt'), ['--check'], say, {}, signal)),
  },
  script('boundaries', 'import directions', 'tooling/src/checks/checkBoundaries.ts'),
  script('messages', 'texts in both languages', 'tooling/src/checks/checkMessages.ts'),
  script('docs', 'documents', 'tooling/src/checks/checkDocs.ts'),
  alertsStep,
];

const TYPES: Lane = [
  {
    id: 'types',
    title: 'type check',
    // As one program and by one checker: package by package, four
    // checkers each, the same types are made again and again.
    run: async ({ say, signal }) =>
      asOneTest(await runTool(bin('tsc'), ['-p', 'tsconfig.all.json', '--checkers', '1', '--pretty', 'false'], say, {}, signal)),
  },
];

const LINT: Lane = [
  { id: 'lint', title: 'lint', run: async ({ say, signal }) => asOneTest(await runTool(bin('oxlint'), [], say, {}, signal)) },
];

/** Types, lint, boundaries, texts and tests are steps of their own. */
const GATE_CHECKS = 'budgets,conformance,addresses,contract,deprecations';

const BUILT: Lane = [
  {
    id: 'build',
    title: 'production builds',
    run: async ({ say, signal }) => asOneTest(await runNode(['tooling/src/commands/build.ts', '--changed'], say, {}, signal)),
  },
  // What is asked of the files that the builds have written.
  script('support', 'built files beside the list of browsers', 'tooling/src/checks/checkBrowserSupport.ts'),
  {
    id: 'support',
    title: 'built files beside the page of who uses what',
    run: async ({ say, signal }) => asOneTest(await runNode(['tooling/src/commands/uses.ts', '--check'], say, {}, signal)),
  },
  {
    id: 'gate',
    title: 'what a release asks of every remote and no other step does',
    run: async ({ say, signal }) =>
      asOneTest(await runNode(['tooling/src/commands/gate.ts', '--only', GATE_CHECKS], say, {}, signal)),
  },
];

/** It waits half of the time, so it runs beside the suites. */
const FIRST_START: Lane = [firstStartStep];

/** Each has a site of its own, which begins with the database that the journeys have begun with, where they ran before. */
const ENGINES: Lane = [browsersStep];
const BUDGETS: Lane = [
  {
    id: 'budgets',
    title: 'bytes, requests and counts of nine pages',
    run: (context) =>
      withBenchSite(context, async ({ origin }) =>
        asOneTest(await runNode(['tooling/src/commands/budgets.ts', '--origin', origin], context.say, {}, context.signal)),
      ),
  },
];

/**
 * Everything `npm test` runs, the same every day: groups one after the other, what is quick and often wrong first. The
 * lanes of a group run at the same time. Checks and builds have no limits of time. The suites and the journeys have, so
 * they do not run beside each other.
 */
export const STEPS: readonly (readonly Lane[])[] = [
  [[...QUICK, ...LINT], BUILT, TYPES],
  [suites(), FIRST_START],
  [[journeysStep()], [...ZONES, ...BUDGETS], ENGINES],
];

/**
 * What `npm test -- --changed` runs: the checks, and of the tests those that the difference to the commit `since` reaches
 * by imports, as jest and Playwright tell. Builds, other engines, zones and budgets are left to `npm test`.
 */
export function changedSteps(since: string): readonly (readonly Lane[])[] {
  return [[[...QUICK, ...LINT], TYPES], [suites({ changedSince: since })], [[journeysStep(since)]]];
}

function script(id: string, title: string, path: string): Step {
  return { id, title, run: async ({ say, signal }) => asOneTest(await runNode([path], say, {}, signal)) };
}
