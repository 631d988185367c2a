import { findMessageProblems } from '../../checks/findMessageProblems.ts';
import { findUnusedMessages } from '../../checks/findUnusedMessages.ts';
import { findVisibleText } from '../../checks/findVisibleText.ts';
import { readMessageTables } from '../../checks/messageTables.ts';
import type { Finding } from '../../checks/report.ts';
import { readSources } from '../../checks/sourceFiles.ts';
import { STATE_DIR, ROOT } from '../../root.ts';
import { runNode, runTool } from '../../testRun/runTool.ts';
import { buildAll } from '../../webpack/buildAll.ts';
import type { Candidate, Check } from './Check.ts';
import { checkBudgets } from './checkBudgets.ts';
import { REMOTE_BUDGETS, USUAL_BUDGET } from './remoteBudgets.ts';

const SHARED = ['shared-contracts/src', 'shared-ui/src'];
const CHECKS = ['tooling/src/checks', 'tooling/src/release'];
const SHELL = ['shell/src/server/releases', 'shell/src/server/commands'];
const bin = (name: string) => `${ROOT}/node_modules/.bin/${name}`;

/** What a remote has to pass, in lanes that run side by side; the build comes before what looks at it. */
export function checksOf({ name, folder, build }: Candidate): Check[][] {
  const inputs = [`${folder}/src`, ...SHARED];
  let asked: ReturnType<typeof askShell> | null = null;
  const shellSays = (part: string): Check => ({ id: part, run: async () => (await (asked ??= askShell(build)))[part] ?? [] });
  return [
    [
      { id: 'build', run: () => buildBoth(name) },
      { id: 'budgets', run: () => checkBudgets(build, REMOTE_BUDGETS[name] ?? USUAL_BUDGET) },
      ...['conformance', 'addresses', 'contract'].map(shellSays),
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

/** Both languages of one package: the same messages, the same values to fill in, none unused, none in code. */
export async function checkTexts(folder: string, root = ROOT): Promise<string[]> {
  const [tables, sources] = await Promise.all([readMessageTables(root), readSources([folder], root)]);
  const own = tables.filter((each) => each.package === folder);
  const found = own.flatMap((each) => [...findMessageProblems(each), ...findUnusedMessages(each, sources)]);
  return [...found, ...sources.flatMap(findVisibleText)].map(({ path, line, message }: Finding) => `${path}:${line} ${message}`);
}

/** What a shell of this checkout would refuse of a build, by check. */
async function askShell(build: string, stateDir = STATE_DIR): Promise<Record<string, string[]>> {
  const lines: string[] = [];
  const command = [`${ROOT}/shell/src/server/commands/checkBuild.ts`, build];
  const code = await runNode(command, (line) => lines.push(line), { SPIELPLAN_STATE: stateDir });
  if (code !== 0) return { conformance: lines.slice(-20) };
  return JSON.parse(lines.at(-1) ?? '{}') as Record<string, string[]>;
}

/** The output of a tool that failed; nothing of one that passed. */
async function linesOf(run: (say: (line: string) => void) => Promise<number>): Promise<string[]> {
  const lines: string[] = [];
  const code = await run((line) => void (line.trim() && lines.push(line)));
  return code === 0 ? [] : lines.length > 0 ? lines : [`It ended with ${code}.`];
}
