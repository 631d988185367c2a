import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { runNode } from './runTool.ts';
import type { Counts, Step } from './Step.ts';

/** The part of jest's JSON report that is counted. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
}

export interface JestStepOptions {
  id: string;
  title: string;
  /** Patterns of paths; everything where it is empty. */
  paths?: readonly string[];
  /** The zone the process believes to be in. */
  zone?: string;
  /** Patterns of paths that another step runs. */
  leaveOut?: readonly string[];
  /** Runs the files named *.deep.test.ts, which every other run leaves out. */
  isDeep?: boolean;
  /** What runs jest with the arguments it is given. */
  runner?: string;
  /** Processes at once: more of them than processors take longer for the same. */
  workers?: number;
  /** A commit: only the tests that its difference to the working folder reaches by imports, which may be none. */
  changedSince?: string;
}

/** Runs jest and counts its tests; a file that cannot be loaded counts as a failed one. */
export function jestStep({
  id,
  title,
  paths = [],
  zone,
  leaveOut = [],
  isDeep = false,
  runner = 'tooling/src/commands/jest.ts',
  workers = availableParallelism(),
  changedSince,
}: JestStepOptions): Step {
  return {
    id,
    title,
    async run({ say, scratch, signal }) {
      const output = `${scratch}/${title.replace(/\W+/g, '-')}.json`;
      const changed = changedSince === undefined ? [] : [`--changedSince=${changedSince}`, '--passWithNoTests'];
      const args = [runner, ...paths, '--json', `--outputFile=${output}`, `--maxWorkers=${workers}`, '--silent', ...changed];
      const sayFailures = (line: string) => (line.startsWith('PASS ') ? undefined : say(line));
      const env = {
        ...(zone && { TZ: zone }),
        ...(leaveOut.length > 0 && { LEAVE_OUT: leaveOut.join('|') }),
        ...(isDeep && { DEEP: '1' }),
      };
      const exitCode = await runNode(args, sayFailures, env, signal);
      const counts = countJest(JSON.parse(await readFile(output, 'utf8')) as JestReport);
      // Jest also fails as a whole, for instance where no test was found.
      return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    },
  };
}

export function countJest({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}
