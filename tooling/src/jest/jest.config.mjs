import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Test files that a run of everything leaves to another one, as a pattern of paths. */
const { LEAVE_OUT } = process.env;

/**
 * Floods, faults and long tables have names of their
 * own and a run of their own: `npm run test:deep`.
 */
const { DEEP } = process.env;

/** Compiles TypeScript and JSX; styled-components gets the same names as in the builds. */
const transform = {
  '\\.tsx?$': [
    '@swc/jest',
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
};

const project = (name, testEnvironment, testMatch, extra = {}) => ({
  displayName: name,
  rootDir: ROOT,
  testEnvironment,
  testMatch,
  transform,
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

// Component tests are *.test.tsx and run in a
// browser-like environment; everything else runs in Node.
export default {
  rootDir: ROOT,
  // A limit, not a measure: what hangs is found as well, and a busy machine is no mistake.
  testTimeout: 60_000,
  // Node keeps what a test file has loaded: a worker that has grown is slower than a new one.
  workerIdleMemoryLimit: '900MB',
  testSequencer: `${ROOT}/tooling/src/jest/slowestFirst.mjs`,
  projects: [
    project('node', 'node', ['**/src/**/*.test.ts']),
    project('components', `${ROOT}/tooling/src/jest/browserEnvironment.cjs`, ['**/src/**/*.test.tsx'], {
      setupFilesAfterEnv: [`${ROOT}/tooling/src/jest/setupComponents.mjs`],
      testEnvironmentOptions: { customExportConditions: ['browser', 'default'] },
    }),
  ],
};
