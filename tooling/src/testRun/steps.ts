import { ROOT } from '../root.ts';
import { jestStep } from './jestStep.ts';
import { journeysStep } from './journeysStep.ts';
import { asOneTest, runNode, runTool } from './runTool.ts';
import type { Step } from './Step.ts';

/** Where the whole suite runs first. */
const FIRST_ZONE = 'UTC';
/** Zones on both sides of the house's own, one of them a day ahead; no result may depend on them (decision 6). */
const OTHER_ZONES = ['America/Los_Angeles', 'Pacific/Auckland'];
/** Where dates and times are read, compared or written. */
const DATED_PATHS = ['shared-contracts', 'mfe-booking', 'mfe-magazine', 'mfe-programme', 'provider/src/resources/events'];
/**
 * `ZONES=all npm test -- --only zones` runs the whole suite in them, the tooling's own tests left out: they start builds and
 * processes, and no date comes out of them.
 */
const ALL_PATHS = [
  'provider',
  'shared-contracts',
  'shared-ui',
  'shell',
  'mfe-booking',
  'mfe-editor',
  'mfe-magazine',
  'mfe-programme',
];
const ZONE_PATHS = process.env.ZONES === 'all' ? ALL_PATHS : DATED_PATHS;

const bin = (name: string) => `${ROOT}/node_modules/.bin/${name}`;

/** Everything `npm test` runs, in its order: what is quick and often wrong comes first. */
export const STEPS: readonly Step[] = [
  {
    id: 'types',
    title: 'type check',
    run: async ({ say }) => asOneTest(await runTool(bin('tsc'), ['-b', '--pretty', 'false'], say)),
  },
  { id: 'lint', title: 'lint', run: async ({ say }) => asOneTest(await runTool(bin('oxlint'), [], say)) },
  script('boundaries', 'import directions', 'tooling/src/checks/checkBoundaries.ts'),
  script('messages', 'texts in both languages', 'tooling/src/checks/checkMessages.ts'),
  {
    id: 'format',
    title: 'format',
    run: async ({ say }) => asOneTest(await runTool(bin('prettier'), ['--check', '--log-level', 'warn', '.'], say)),
  },
  jestStep({ id: 'jest', title: `unit, component and provider tests with TZ=${FIRST_ZONE}`, zone: FIRST_ZONE }),
  ...OTHER_ZONES.map((zone) => jestStep({ id: 'zones', title: `the same with TZ=${zone}`, paths: ZONE_PATHS, zone })),
  script('budgets', 'bytes and requests of the events list', 'tooling/src/commands/budgets.ts'),
  journeysStep,
];

function script(id: string, title: string, path: string): Step {
  return { id, title, run: async ({ say }) => asOneTest(await runNode([path], say)) };
}
