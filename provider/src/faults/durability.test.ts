import { makeSeededData } from '../testing/seededDatabase.ts';
import { START_TIMEOUT } from '../testing/testProvider.ts';
import { runKillRounds } from './killRounds.ts';

// Two rounds on the engine under test; `npm run fault:kill -w provider` runs twenty, and kills the database server as well.
it(
  'what a provider has answered is there after it was killed in the middle of writes',
  async () => {
    const data = await makeSeededData();
    const report = await runKillRounds({ data, rounds: 2 });
    expect(report.faults).toEqual([]);
    expect(report.promised).toBeGreaterThanOrEqual(80);
    await data.remove();
  },
  START_TIMEOUT,
);
