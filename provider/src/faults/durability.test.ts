import { makeSeededData } from '../testing/seededDatabase.ts';
import { START_TIMEOUT_MS } from '../testing/testProvider.ts';
import { runKillRounds } from './killRounds.ts';

// What was recovered once has to be recovered again: the deep step `kill` runs ten rounds on each
// engine, `npm run fault:kill -w provider` twenty, and kills the database server as well.

it(
  'what a provider has answered is there after it was killed in the middle of writes',
  async () => {
    const data = await makeSeededData();
    const report = await runKillRounds({ data, rounds: 1 });
    expect(report.faults).toEqual([]);
    expect(report.promised).toBeGreaterThanOrEqual(40);
    await data.remove();
  },
  START_TIMEOUT_MS,
);
