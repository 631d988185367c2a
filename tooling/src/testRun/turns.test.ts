import { DEEP_RUN } from './deepSteps.ts';
import { runNode } from './runTool.ts';
import { findForDeep, findNotToday, listInTurn, patternsOf, ROUND_DAYS } from './turns.ts';

const dayOf = (day: number) => new Set(findNotToday([], day));
const aDay = Array.from({ length: ROUND_DAYS }, (_, day) => day);

describe('Tests that take turns', () => {
  it('have each of them on one day', () => {
    const leftOut = aDay.map(dayOf);
    expect(listInTurn().length).toBeGreaterThan(0);
    for (const path of listInTurn())
      expect([path, leftOut.filter((paths) => paths.has(path)).length]).toEqual([path, ROUND_DAYS - 1]);
  });

  it('are left out by both runs on two days, those before `npm test` takes them, unless all are asked for', () => {
    const areAllWanted = process.env.TURNS === 'all';
    for (const path of listInTurn()) {
      const byNeither = aDay.filter((day) => dayOf(day).has(path) && !findForDeep([...dayOf(day)], day).includes(path));
      expect([path, byNeither.length]).toEqual([path, areAllWanted ? 0 : 2]);
      for (const day of byNeither) expect(dayOf(day + 1).has(path) && dayOf(day + 2).has(path)).toBe(false);
    }
  });

  it('are about as many each day', () => {
    const sizes = aDay.map((day) => dayOf(day).size);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['it was changed', (path: string) => path],
    ['what it is named after was', (path: string) => path.replace('.test.', '.')],
    ['the part for servers was', (path: string) => path.replace('.test.', '.server.')],
  ])('run on any day when %s', (_, changedOf) => {
    const [path = ''] = findNotToday([], 0);
    expect(path).not.toBe('');
    expect(findNotToday([changedOf(path)], 0)).not.toContain(path);
    expect(findNotToday([changedOf(path)], 0)).toHaveLength(dayOf(0).size - 1);
  });

  it('leave jest every other test, and are all there is to leave out', async () => {
    const list = async (leaveOut: readonly string[], ...paths: string[]) => {
      const found: string[] = [];
      const args = ['tooling/src/commands/jest.ts', ...paths, '--listTests'];
      await runNode(args, (line) => found.push(line), { LEAVE_OUT: leaveOut.join('|') });
      return found.filter((line) => line.startsWith('/')).map((line) => line.slice(process.cwd().length + 1));
    };
    const notToday = findNotToday();
    const [all, today, others] = [await list([]), await list(patternsOf(notToday)), await list([], ...patternsOf(notToday))];
    expect(others.toSorted()).toEqual(notToday);
    expect([...today, ...others].toSorted()).toEqual(all.toSorted());
  });

  it('are run by the deep run on both engines where some are left out', () => {
    const areAllToday = process.env.ENGINES === 'all';
    expect(DEEP_RUN.groups.flat(2).filter(({ id }) => id === 'turns')).toHaveLength(areAllToday ? 0 : 2);
  });
});
