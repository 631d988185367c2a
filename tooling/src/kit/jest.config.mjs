import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const inKit = (path) => fileURLToPath(new URL(path, import.meta.url));

// As the workspace compiles its tests (src/jest/jest.config.mjs).
const transform = {
  '\\.tsx?$': [
    require.resolve('@swc/jest'),
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

const project = (displayName, testEnvironment, testMatch, extra = {}) => ({
  displayName,
  rootDir: process.cwd(),
  testEnvironment,
  testMatch,
  transform,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/.spielplan'],
  ...extra,
});

export default {
  testTimeout: 60_000,
  projects: [
    project('node', 'node', ['<rootDir>/src/**/*.test.ts']),
    project('components', inKit('../jest/browserEnvironment.cjs'), ['<rootDir>/src/**/*.test.tsx'], {
      setupFilesAfterEnv: [inKit('../jest/setupComponents.mjs')],
      testEnvironmentOptions: { customExportConditions: ['browser', 'default'] },
    }),
  ],
};
