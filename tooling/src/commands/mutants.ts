import { execFileSync } from 'node:child_process';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMutants, type Outcome } from '../mutants/runMutants.ts';
import { ROOT } from '../root.ts';
import { runTool } from '../testRun/runTool.ts';

// `npm run mutants -- [files] [--sample 60] [--seed 1] [--minutes 15] [--against main]`: breaks what
// changed, or the files, and names what no test notices. After a kill the next run mends the file.
const AIM = 0.92;
const MUTANT_LIMIT_MS = 180_000;
/** Jest is started directly: the child of `commands/jest.ts` would outlive the time limit. */
const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  `${ROOT}/node_modules/jest/bin/jest.js`,
  '--config',
  `${ROOT}/tooling/src/jest/jest.config.mjs`,
];
/** Programs that measure or break a running site are tried by running them, not by jest. */
const IS_SOURCE =
  /^(?!e2e\/).*\/src\/(?!(?:.*\/)?(?:bench|load|faults)\/)(?!.*(testing|[.]test[.]|[.]spec[.]|[.]d[.]ts)).*[.]tsx?$/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '15' },
    against: { type: 'string', default: 'main' },
  },
});
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
const named = positionals.flatMap((path) => git('ls-files', path));
const changed = () => [
  ...git('diff', '--name-only', '--diff-filter=d', values.against),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const files = [...new Set(positionals.length > 0 ? named : changed())].filter((path) => IS_SOURCE.test(path));

const say = (line: string) => process.stdout.write(`${line}\n`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
const { tried, killed } = await runMutants({
  files: files.map((path) => resolve(ROOT, path)),
  sample: Number(values.sample),
  seed: Number(values.seed),
  limitMs: Number(values.minutes) * 60_000,
  journal: `${ROOT}/.cache/mutant.json`,
  judge,
  say,
});
say(`${killed} of ${tried} mutants noticed${tried > 0 ? ` (${Math.round((killed / tried) * 100)} %)` : ''}`);
process.exitCode = tried > 0 && killed / tried < AIM ? 1 : 0;

/** The tests beside the file run first and take seconds; a run of them that never ends counts as noticed. */
async function judge(file: string): Promise<Outcome> {
  if ((await ask(`${relative(ROOT, dirname(file))}/`)) !== 'unnoticed') return 'noticed';
  return ask('--findRelatedTests', file);
}

async function ask(...patterns: readonly string[]): Promise<Outcome> {
  const args = [...JEST, ...patterns, '--bail', '--silent', '--passWithNoTests', '--runInBand'];
  const limit = AbortSignal.timeout(MUTANT_LIMIT_MS);
  const code = await runTool(process.execPath, args, () => undefined, {}, limit);
  if (limit.aborted) return 'undecided';
  return code === 0 ? 'unnoticed' : 'noticed';
}
