import { judgePages } from './judgePages.ts';
import type { Judgement } from './lighthouse.ts';

const page = { label: 'home', url: 'http://localhost/de' };
const failure = new Error('Lighthouse could not judge http://localhost/de: NO_NAVSTART');

/** Lighthouse, answering in this order. */
function answers(...list: (number | Error)[]) {
  return async (): Promise<Judgement> => {
    const next = list.shift();
    if (next === undefined) throw new Error('asked too often');
    if (next instanceof Error) throw next;
    return { figures: { performance: next }, mainThread: 0, faults: [] };
  };
}

describe('Lighthouse', () => {
  it('is believed in the middle one of three runs', async () => {
    expect(await judgePages([page], '', () => undefined, answers(81, 100, 98))).toEqual([{ performance: 98 }]);
  });

  it('is asked once more when its recording failed, and says so', async () => {
    const said: string[] = [];
    const ask = answers(failure, 98, failure, failure, 99, 97);
    expect(await judgePages([page], '', (line) => said.push(line), ask)).toEqual([{ performance: 98 }]);
    expect(said.filter((line) => line.includes('NO_NAVSTART; once more.'))).toHaveLength(3);
  });

  it('is given up when no recording succeeds', async () => {
    const failures = Array.from({ length: 8 }, () => failure);
    await expect(judgePages([page], '', () => undefined, answers(...failures))).rejects.toThrow('NO_NAVSTART');
  });
});
