import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Test files that a run of everything leaves to another one, as a pattern of paths. */
const { LEAVE_OUT } = process.env;

/**
 * Floods, faults and long tables have names of their
 * own and a run of their own: `npm run test:deep`.
 */
const { DEEP } = process.env;

const IN_JEST = `${ROOT}/tooling/src/jest`;

/** Compiles TypeScript and JSX; styled-components gets the same names as in the builds. */
const compiledBy = (compiler, files = '[.]tsx?$') => ({
  [files]: [
    compiler,
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  ],
});

/**
 * These tests share what they test (`loadOnce.mjs`), but for one with a clock, one with a window of its own, and
 * what runs builds in threads and processes.
 */
const LOADING_ONCE = [
  '**/{provider,mfe-*,shared-contracts,shell}/src/**/*.test.ts',
  '!**/provider/src/platform/{clock/clock,security/cleanMarkup}.test.ts',
  '!**/shell/src/server/{lanes,lifecycle,releases,smokeTest,threads}/**/*.test.ts',
];
/** What tells its own objects from others by their class. */
const LIBRARIES = '/node_modules/(@electric-sql/pglite|drizzle-orm|pg|zod)/';

const project = (name, testEnvironment, testMatch, extra = {}) => ({
  displayName: name,
  rootDir: ROOT,
  testEnvironment,
  testMatch,
  transform: compiledBy('@swc/jest'),
  // Jest would wrap all that a test has left, to warn of late readers.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '<rootDir>/e2e/',
    ...(DEEP ? [] : ['[.]deep[.]test[.]']),
    ...(LEAVE_OUT ? [LEAVE_OUT] : []),
  ],
  modulePathIgnorePatterns: ['<rootDir>/.spielplan', '<rootDir>/.cache'],
  ...extra,
});

function opposite(pattern) {
  return pattern.startsWith('!') ? pattern.slice(1) : `!${pattern}`;
}

// Component tests are *.test.tsx and run in a
// browser-like environment; everything else runs in Node.
export default {
  rootDir: ROOT,
  // A limit, not a measure: what hangs is found as well, and a busy machine is no mistake.
  testTimeout: 60_000,
  // Node keeps what a test file has loaded: a worker that has grown is slower than a new one.
  workerIdleMemoryLimit: '900MB',
  testSequencer: `${IN_JEST}/slowestFirst.mjs`,
  projects: [
    project('loading once', `${IN_JEST}/loadOnceEnvironment.cjs`, LOADING_ONCE, {
      transform: compiledBy(`${IN_JEST}/loadOnce.mjs`, `[.]tsx?$|${LIBRARIES}.+[.]c?js$`),
      transformIgnorePatterns: [`/node_modules/(?!${LIBRARIES.slice('/node_modules/'.length)})`],
    }),
    project('node', `${IN_JEST}/nodeEnvironment.cjs`, ['**/src/**/*.test.ts', ...LOADING_ONCE.map(opposite)]),
    project('components', `${IN_JEST}/browserEnvironment.cjs`, ['**/src/**/*.test.tsx'], {
      setupFilesAfterEnv: [`${IN_JEST}/setupComponents.mjs`],
      testEnvironmentOptions: { customExportConditions: ['browser', 'default'] },
    }),
  ],
};
