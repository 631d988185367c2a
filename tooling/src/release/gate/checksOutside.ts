import { fileURLToPath } from 'node:url';
import { findImportProblems } from '../../checks/findImportProblems.ts';
import { readSources } from '../../checks/sourceFiles.ts';
import { ROOT } from '../../root.ts';
import { runNode } from '../../testRun/runTool.ts';
import { buildRemote } from '../../webpack/buildRemote.ts';
import type { Candidate, Check } from './Check.ts';
import { checkScripts } from './checkScripts.ts';
import { checkTexts } from './checkTexts.ts';
import { warnOfDeprecations } from './deprecations.ts';
import { linesOf } from './linesOf.ts';

const SHARED = ['node_modules/@spielplan/shared-contracts/dist', 'node_modules/@spielplan/shared-ui/dist'];
const INPUTS = ['src', ...SHARED];
const packaged = (name: string, path: string) => fileURLToPath(new URL(path, import.meta.resolve(`${name}/package.json`)));

/**
 * What a remote has to pass in a repository of its own. What a shell would refuse of the build the
 * running ones say once it is handed in: a build that they refuse is never shown.
 */
export function checksOutside({ name, folder, build, isGrown, releases }: Candidate): Check[][] {
  return [
    [
      { id: 'build', run: async () => (await buildRemote(name, build), []) },
      checkScripts({ name, build, isGrown, releases, shellBuild: null }),
      { id: 'deprecations', run: async () => [], warn: () => warnOfDeprecations(folder, SHARED) },
      { id: 'types', inputs: INPUTS, run: () => runTypesOutside() },
      { id: 'lint', inputs: INPUTS, run: () => linesOf((say) => runNode(lintArguments(), say)) },
      { id: 'boundaries', inputs: INPUTS, run: () => checkBoundariesOutside(name) },
      { id: 'texts', inputs: INPUTS, run: () => checkTexts(folder) },
      { id: 'tests', inputs: INPUTS, run: () => linesOf((say) => runNode(testArguments(['--silent']), say)) },
    ],
  ];
}

/** The import directions of the remotes of the workspace, for one in a repository of its own. */
export async function checkBoundariesOutside(name: string, root = ROOT): Promise<string[]> {
  const inWorkspace = `mfe-${name}/`;
  const sources = await readSources(['.'], root);
  const found = findImportProblems(sources.map((file) => ({ ...file, path: inWorkspace + file.path.replace(/^\.\//, '') })));
  return found.map(({ path, line, message }) => `${path.replace(inWorkspace, '')}:${line} ${message}`);
}

/** The flags and the script of a test run; native ESM, as in the workspace. */
export function testArguments(args: readonly string[]): string[] {
  const config = fileURLToPath(new URL('../../kit/jest.config.mjs', import.meta.url));
  return ['--experimental-vm-modules', packaged('jest', 'bin/jest.js'), '--config', config, '--rootDir', ROOT, ...args];
}

/** The rules of the workspace, which the kit brings. */
function lintArguments(): string[] {
  const config = fileURLToPath(new URL('../../kit/oxlint.json', import.meta.url));
  return [packaged('oxlint', 'bin/oxlint'), '--config', config, `${ROOT}/src`];
}

function runTypesOutside(): Promise<string[]> {
  const compiler = packaged('typescript', 'bin/tsc');
  return linesOf((say) => runNode([compiler, '-p', ROOT, '--pretty', 'false'], say));
}
