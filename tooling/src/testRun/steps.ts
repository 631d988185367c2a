import { ROOT } from '../root.ts';
import { alertsStep } from './alertsStep.ts';
import { browsersStep } from './browsersStep.ts';
import { DATED } from './datedPaths.ts';
import { jestStep } from './jestStep.ts';
import { firstStartStep, journeysStep } from './journeysStep.ts';
import { asOneTest, runNode, runTool } from './runTool.ts';
import type { Lane } from './runSteps.ts';
import type { Step } from './Step.ts';
import { AHEAD, MACHINES, SUITES_OF_TODAY } from './suites.ts';
import { withBenchSite } from './withBenchSite.ts';

/**
 * Everything runs behind. Ahead runs once more what makes dates itself (`datedPaths.ts`), in the deep run also what
 * writes them. The provider runs ahead on PostgreSQL, and the journeys have servers behind and browsers ahead. The
 * zone of most build machines lies between the two: the deep run has it.
 * `ZONES=all npm test -- --only zones` runs everything in these two as well.
 */
const ZONES: Lane =
  process.env.ZONES === 'all'
    ? [AHEAD, MACHINES].map((zone) => jestStep({ id: 'zones', title: `everything with TZ=${zone}`, zone }))
    : [
        jestStep({
          id: 'zones',
          title: `what makes dates with TZ=${AHEAD}`,
          paths: DATED,
          zone: AHEAD,
          // Beside the journeys, which take longer: they get what they ask for.
          workers: 1,
        }),
      ];

const bin = (name: string) => `${ROOT}/node_modules/.bin/${name}`;

/** A second or two each, and often what is wrong; each has one processor alone. */
const QUICK: Lane = [
  {
    id: 'format',
    title: 'format',
    run: async ({ say, signal }) => asOneTest(await runTool(bin('oxfmt'), ['--check'], say, {}, signal)),
  },
  script('boundaries', 'import directions', 'tooling/src/checks/checkBoundaries.ts'),
  script('messages', 'texts in both languages', 'tooling/src/checks/checkMessages.ts'),
  script('docs', 'documents and words', 'tooling/src/checks/checkDocs.ts'),
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
];

/** Has no limits of time but its own, so it may be late; the suites do not feel the half of a processor it takes. */
const FIRST_START: Lane = [firstStartStep];

/** What waits for two fifths of the time: for a site to start, for a page to settle, for a release to be refused. */
const JOURNEYS: Lane = [journeysStep];

/** On one site, which begins with the database that the journeys have begun with, where they ran before. */
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
 * Everything `npm test` runs: groups one after the other, what is quick and often wrong first. The lanes of a group run at
 * the same time: checks and builds have no limits of time. Suites compute all of the time and have such limits, as the
 * journeys have: on two cores they made each other late, and limits went red. The zones, other engines and budgets fill
 * what the journeys leave of two processors.
 */
export const STEPS: readonly (readonly Lane[])[] = [
  [[...QUICK, ...LINT], BUILT, TYPES],
  [SUITES_OF_TODAY, FIRST_START],
  [JOURNEYS, ZONES, ENGINES, BUDGETS],
];

function script(id: string, title: string, path: string): Step {
  return { id, title, run: async ({ say, signal }) => asOneTest(await runNode([path], say, {}, signal)) };
}
