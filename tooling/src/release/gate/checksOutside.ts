import { fileURLToPath } from 'node:url';
import { ROOT } from '../../root.ts';
import { runNode } from '../../testRun/runTool.ts';
import { buildRemote } from '../../webpack/buildRemote.ts';
import type { Candidate, Check } from './Check.ts';
import { checkBudgets } from './checkBudgets.ts';
import { checkTexts } from './checkTexts.ts';
import { warnOfDeprecations } from './deprecations.ts';
import { linesOf } from './linesOf.ts';
import { USUAL_BUDGET } from './remoteBudgets.ts';

const SHARED = ['node_modules/@spielplan/shared-contracts/dist', 'node_modules/@spielplan/shared-ui/dist'];
const INPUTS = ['src', ...SHARED];
const packaged = (name: string, path: string) => fileURLToPath(new URL(path, import.meta.resolve(`${name}/package.json`)));

/**
 * What a remote has to pass in a repository of its own. What a shell would refuse of the build the
 * running ones say once it is handed in: a build that they refuse is never shown.
 */
export function checksOutside({ name, folder, build }: Candidate): Check[][] {
  return [
    [
      { id: 'build', run: async () => (await buildRemote(name, build), []) },
      { id: 'budgets', run: () => checkBudgets(build, USUAL_BUDGET) },
      { id: 'deprecations', run: async () => [], warn: () => warnOfDeprecations(folder, SHARED) },
      { id: 'types', inputs: INPUTS, run: () => runTypesOutside() },
      { id: 'texts', inputs: INPUTS, run: () => checkTexts(folder) },
      { id: 'tests', inputs: INPUTS, run: () => linesOf((say) => runNode(testArguments(['--silent']), say)) },
    ],
  ];
}

/** The flags and the script of a test run; native ESM, as in the workspace. */
export function testArguments(args: readonly string[]): string[] {
  const config = fileURLToPath(new URL('../../kit/jest.config.mjs', import.meta.url));
  return ['--experimental-vm-modules', packaged('jest', 'bin/jest.js'), '--config', config, '--rootDir', ROOT, ...args];
}

function runTypesOutside(): Promise<string[]> {
  const compiler = packaged('typescript', 'bin/tsc');
  return linesOf((say) => runNode([compiler, '-p', ROOT, '--pretty', 'false'], say));
}
