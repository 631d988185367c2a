import { jestStep } from './jestStep.ts';
import type { Step } from './Step.ts';
import { ARE_ALL_WANTED, findForDeep, findNotToday, patternsOf } from './turns.ts';

/**
 * Zones on both sides of the house's own, one of them a day ahead, and that of most build machines. No result may
 * depend on them, and no source reads them, which `findZoneReads.ts` refuses (R6).
 */
const BEHIND = 'America/Los_Angeles';
export const AHEAD = 'Pacific/Auckland';
export const MACHINES = 'UTC';

const ON_BOTH = process.env.ENGINES === 'all';

/**
 * Provider tests whose result no engine can change by being embedded: they run on PostgreSQL alone.
 * On both run what is about the engine itself, its folders and locks; carts and search by the random
 * purchases and the journeys; every call of the contract and backups on the embedded one in the deep
 * run. Crowds at the box office do not: the embedded engine has one connection, so nobody can come
 * between. `ENGINES=all npm test -- --only jest,postgres` runs everything on both.
 */
const ON_POSTGRES_ALONE = ON_BOTH
  ? []
  : ['/provider/src/(?!database/(?!backup/|plans[.])|faults/|seed/seed[.]|gracefulStop|configuration)'];

/**
 * What asks nothing of the engine but to be there, how a process ends; what is about the embedded one;
 * and processes that are killed, which the deep run does on both.
 */
const ON_EMBEDDED_ALONE = ON_BOTH ? [] : ['/provider/src/(gracefulStop|database/engine/|faults/)'];

/** Starts the server of larger houses, runs the tests on it and throws it away. */
const POSTGRES = { zone: AHEAD, runner: 'provider/src/testing/postgres/testPostgres.ts' };

const notToday = ARE_ALL_WANTED || ON_BOTH ? [] : findNotToday();

/** Everything but what has its turn on another day. */
export const SUITES_OF_TODAY: readonly Step[] = [
  jestStep({
    id: 'jest',
    title: `unit, component and provider tests with TZ=${BEHIND}`,
    zone: BEHIND,
    leaveOut: [...ON_POSTGRES_ALONE, ...patternsOf(notToday)],
  }),
  jestStep({
    id: 'postgres',
    title: `provider tests on PostgreSQL with TZ=${AHEAD}`,
    ...POSTGRES,
    leaveOut: [...ON_EMBEDDED_ALONE, ...patternsOf(notToday)],
  }),
];

const forDeep = ON_BOTH ? [] : findForDeep(findNotToday());

/** Of what those leave out, what they took on the two days before. */
export const SUITES_OF_OTHER_DAYS: readonly Step[] =
  forDeep.length === 0
    ? []
    : [
        jestStep({
          id: 'turns',
          title: 'tests whose turn is another day',
          zone: BEHIND,
          paths: patternsOf(forDeep),
          leaveOut: ON_POSTGRES_ALONE,
        }),
        jestStep({
          id: 'turns',
          title: 'tests whose turn is another day, on PostgreSQL',
          ...POSTGRES,
          paths: patternsOf(forDeep.filter((path) => path.startsWith('provider/'))),
          leaveOut: ON_EMBEDDED_ALONE,
        }),
      ];
