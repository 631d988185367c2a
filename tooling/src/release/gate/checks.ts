import { buildDir } from '../../parts.ts';
import { STATE_DIR, ROOT } from '../../root.ts';
import { runNode, runTool } from '../../testRun/runTool.ts';
import { buildAll } from '../../webpack/buildAll.ts';
import type { Candidate, Check } from './Check.ts';
import { checkScripts } from './checkScripts.ts';
import { checkTexts } from './checkTexts.ts';
import { warnOfDeprecations } from './deprecations.ts';
import { linesOf } from './linesOf.ts';

const SHARED = ['shared-contracts/src', 'shared-ui/src'];
const CHECKS = ['tooling/src/checks', 'tooling/src/release'];
const SHELL = ['shell/src/server/releases', 'shell/src/server/commands'];
const bin = (name: string) => `${ROOT}/node_modules/.bin/${name}`;

/** What a remote has to pass, in lanes that run side by side; the build comes before what looks at it. */
export function checksOf({ name, folder, build, isGrown, releases }: Candidate): Check[][] {
  const inputs = [`${folder}/src`, ...SHARED];
  let asked: ReturnType<typeof askShell> | null = null;
  const shellSays = (part: string): Check => ({
    id: part,
    run: async () => (await (asked ??= askShell(build, releases)))[part] ?? [],
  });
  return [
    [
      { id: 'build', run: () => buildBoth(name) },
      checkScripts({ name, build, isGrown, releases, shellBuild: buildDir('shell') }),
      ...['conformance', 'addresses', 'contract'].map(shellSays),
      { id: 'deprecations', run: async () => [], warn: () => warnOfDeprecations(folder, SHARED) },
      { id: 'types', inputs, run: () => runTypes(folder) },
      { id: 'lint', inputs: [...inputs, ...CHECKS], run: () => runLint(folder) },
      { id: 'boundaries', inputs: [...inputs, ...CHECKS], run: () => runBoundaries() },
      { id: 'texts', inputs: [...inputs, ...CHECKS], run: () => checkTexts(folder) },
    ],
    [{ id: 'tests', inputs: [...inputs, 'tooling/src/jest', ...SHELL], run: () => runTests(folder) }],
  ];
}

/** Type errors of a package and of what it imports. */
export const runTypes = (folder: string) => linesOf((say) => runTool(bin('tsc'), ['-b', folder, '--pretty', 'false'], say));

export const runLint = (folder: string) => linesOf((say) => runTool(bin('oxlint'), [folder], say));

const runTests = (folder: string) => linesOf((say) => runNode([`${ROOT}/tooling/src/commands/jest.ts`, folder, '--silent'], say));

const runBoundaries = () => linesOf((say) => runNode([`${ROOT}/tooling/src/checks/checkBoundaries.ts`], say));

async function buildBoth(name: Candidate['name']): Promise<string[]> {
  // The shell's build says what a remote may share.
  await buildAll({ parts: ['shell', name], onlyIfChanged: true });
  return [];
}

/** What a shell of this checkout would refuse of a build, by check. */
async function askShell(build: string, releases?: string): Promise<Record<string, string[]>> {
  const lines: string[] = [];
  const command = [`${ROOT}/shell/src/server/commands/checkBuild.ts`, build];
  const code = await runNode(command, (line) => lines.push(line), {
    SPIELPLAN_STATE: STATE_DIR,
    ...(releases !== undefined && { RELEASES: releases }),
  });
  if (code !== 0) return { conformance: lines.slice(-20) };
  return JSON.parse(lines.at(-1) ?? '{}') as Record<string, string[]>;
}
