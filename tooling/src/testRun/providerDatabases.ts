import { globSync } from 'node:fs';
import { ROOT } from '../root.ts';

/** The databases that a provider test runs on by `npm test`; the deep run takes all of them on the embedded one as well. */
export type Databases = 'embedded' | 'postgres' | 'both';

interface Choice {
  /** Pattern of paths below `provider/src/`. */
  tests: RegExp;
  on: Databases;
  reason: string;
}

/** The first that matches a file decides. */
export const PROVIDER_DATABASES: readonly Choice[] = [
  {
    tests: /^platform\/database\/engine\//,
    on: 'embedded',
    reason: 'They are about the embedded engine itself: its folder, its lock, its one process.',
  },
  {
    tests: /^gracefulStop/,
    on: 'embedded',
    reason: 'How a process ends does not depend on the database; the embedded one has more to close.',
  },
  {
    tests: /^faults\//,
    on: 'embedded',
    reason: 'Killing the process hurts only a database that lives in it; the deep run kills both.',
  },
  {
    tests: /^platform\/database\/(?!plans[.])|^seed\/seed[.]|^platform\/configuration\/configuration/,
    on: 'both',
    reason: 'Migrations, seed, connections and settings take another way on each engine.',
  },
  {
    tests: /^/,
    on: 'postgres',
    reason: 'Both engines run the same SQL; PostgreSQL has several connections, so it also shows races and locks.',
  },
];

/** The provider's test files on which the choice for `path` falls, as paths from the root. */
export function databasesOf(path: string): Databases {
  const below = path.replace(/^provider\/src\//, '');
  const choice = PROVIDER_DATABASES.find(({ tests }) => tests.test(below));
  if (choice === undefined) throw new Error(`No choice of databases fits ${path}.`);
  return choice.on;
}

/** Patterns, as jest takes them, of the provider's tests that do not run on this database by `npm test`. */
export function providerTestsNotOn(database: Exclude<Databases, 'both'>): string[] {
  return globSync('provider/src/**/*.test.ts', { cwd: ROOT })
    .toSorted()
    .filter((path) => !['both', database].includes(databasesOf(path)))
    .map((path) => `/${path.replaceAll('.', '[.]')}$`);
}
