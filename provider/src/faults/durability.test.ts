import { makeSeededData, TEST_DATABASE_URL } from '../testing/seededDatabase.ts';
import { START_TIMEOUT_MS } from '../testing/testProvider.ts';
import { runKillRounds } from './killRounds.ts';

// The embedded engine dies with the provider, so what was recovered once has to be recovered again.
// `npm run fault:kill -w provider` runs twenty rounds, and kills the database server as well.
const ROUNDS = TEST_DATABASE_URL === null ? 2 : 1;

it(
  'what a provider has answered is there after it was killed in the middle of writes',
  async () => {
    const data = await makeSeededData();
    const report = await runKillRounds({ data, rounds: ROUNDS });
    expect(report.faults).toEqual([]);
    expect(report.promised).toBeGreaterThanOrEqual(40 * ROUNDS);
    await data.remove();
  },
  START_TIMEOUT_MS,
);
