import { globSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { ROOT } from '../root.ts';
import { databasesOf, PROVIDER_DATABASES, providerTestsNotOn } from './providerDatabases.ts';

const FILES = globSync('provider/src/**/*.test.ts', { cwd: ROOT });
const matches = (patterns: readonly string[], path: string) => patterns.some((pattern) => new RegExp(pattern).test(`/${path}`));

it('runs each provider test on at least one database, and on both where the list says so', () => {
  const [notEmbedded, notPostgres] = [providerTestsNotOn('embedded'), providerTestsNotOn('postgres')];
  for (const path of FILES) {
    const on = databasesOf(path);
    expect({ path, embedded: !matches(notEmbedded, path) }).toEqual({ path, embedded: on !== 'postgres' });
    expect({ path, postgres: !matches(notPostgres, path) }).toEqual({ path, postgres: on !== 'embedded' });
  }
});

it('gives a reason for each choice, and has no choice that decides nothing', () => {
  for (const { tests, reason } of PROVIDER_DATABASES) {
    expect(reason).toMatch(/\w.+[.]$/);
    const decided = FILES.filter((path) => {
      const below = path.replace(/^provider\/src\//, '');
      return PROVIDER_DATABASES.find((each) => each.tests.test(below))?.tests === tests;
    });
    expect({ tests: String(tests), decides: decided.length > 0 }).toEqual({ tests: String(tests), decides: true });
  }
});
