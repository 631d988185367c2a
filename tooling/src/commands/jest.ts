import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/**
 * Test files throw away most of what they make, and their processes
 * share two cores: less is copied, and by no threads of its own.
 */
const GARBAGE = ['--max-semi-space-size=64', '--single-threaded-gc'];

/** What Node makes of jest and of sources whose types it strips is kept for the next process: one in eight seconds of each. */
process.env.NODE_COMPILE_CACHE ??= `${ROOT}/.cache/compiled`;

// `run.mjs jest [folder…] [jest options]`: native ESM, because react-router has no other build.
const result = spawnSync(
  process.execPath,
  [
    ...GARBAGE,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    `${ROOT}/node_modules/jest/bin/jest.js`,
    '--config',
    `${ROOT}/tooling/src/jest/jest.config.mjs`,
    ...process.argv.slice(2).map(asProject),
  ],
  { stdio: 'inherit', cwd: ROOT },
);
process.exit(result.status ?? 1);

/** A bare folder name picks that folder's tests; anything else is jest's, such as a pattern. */
function asProject(argument: string): string {
  return /^\w[\w-]*$/.test(argument) ? `${ROOT}/${argument}/` : argument;
}
