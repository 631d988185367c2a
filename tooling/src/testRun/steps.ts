import { ROOT } from '../root.ts';
import { jestStep } from './jestStep.ts';
import { journeysStep } from './journeysStep.ts';
import { asOneTest, runNode, runTool } from './runTool.ts';
import type { Step } from './Step.ts';

/** Zones on both sides of the house's own, one of them a day ahead; no result may depend on them (decision 6). */
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'];
const ZONE_PATHS = ['shared-contracts', 'mfe-programme', 'mfe-booking', 'mfe-magazine', 'provider/src/resources/events'];

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
  jestStep({ id: 'jest', title: 'unit, component and provider tests' }),
  ...ZONES.map((zone) => jestStep({ id: 'zones', title: `dates with TZ=${zone}`, paths: ZONE_PATHS, zone })),
  script('budgets', 'bytes and requests of the events list', 'tooling/src/commands/budgets.ts'),
  journeysStep,
];

function script(id: string, title: string, path: string): Step {
  return { id, title, run: async ({ say }) => asOneTest(await runNode([path], say)) };
}
