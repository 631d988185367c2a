import { type JestStepOptions, jestStep } from './jestStep.ts';
import { providerTestsNotOn } from './providerDatabases.ts';
import type { Step } from './Step.ts';

/**
 * Zones on both sides of the house's own, one of them a day ahead, and that of most build machines. No result may
 * depend on them, and no source reads them, which `findZoneReads.ts` refuses (R6).
 */
const BEHIND = 'America/Los_Angeles';
export const AHEAD = 'Pacific/Auckland';
const MACHINES = 'UTC';

/** Starts a PostgreSQL server of its own, runs the provider's tests on it and throws it away. */
const ON_POSTGRES = { zone: AHEAD, runner: 'provider/src/testing/postgres/testPostgres.ts' };

/** All unit, component and provider tests but the `*.deep.test.ts`; `providerDatabases.ts` says which database each takes. */
export function suites(options: Partial<JestStepOptions> = {}): Step[] {
  return [
    jestStep({
      id: 'jest',
      title: `unit, component and provider tests with TZ=${BEHIND}`,
      zone: BEHIND,
      leaveOut: providerTestsNotOn('embedded'),
      ...options,
    }),
    jestStep({
      id: 'postgres',
      title: `provider tests on PostgreSQL with TZ=${AHEAD}`,
      ...ON_POSTGRES,
      leaveOut: providerTestsNotOn('postgres'),
      ...options,
    }),
  ];
}

/** Everything in the two zones that `npm test` does not take, once with every provider test on the embedded database. */
export const SUITES_IN_OTHER_ZONES: readonly Step[] = [
  jestStep({
    id: 'zones',
    title: `everything with TZ=${AHEAD}`,
    zone: AHEAD,
    // They run in this zone on PostgreSQL by `npm test`.
    leaveOut: providerTestsNotOn('embedded'),
  }),
  jestStep({
    id: 'zones',
    title: `everything with TZ=${MACHINES}, all of the provider on the embedded database`,
    zone: MACHINES,
  }),
];
