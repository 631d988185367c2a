import { dayForKey, dayKind, isChoosable, monthOf, shiftMonths, weeksOf } from './calendarMonth.ts';

describe('the weeks of a month', () => {
  it.each([
    ['2026-02', 5, 6],
    ['2027-02', 4, 0],
    ['2026-11', 6, 6],
    ['2028-02', 5, 1],
  ])('of %s are %i, its first day after %i others', (month, weeks, before) => {
    const grid = weeksOf(month);
    expect(grid).toHaveLength(weeks);
    expect(grid.every((week) => week.length === 7)).toBe(true);
    expect(grid[0]!.indexOf(`${month}-01`)).toBe(before);
  });

  it('hold every day once, also where summer time ends', () => {
    const days = weeksOf('2026-10')
      .flat()
      .filter((day) => day !== null);
    expect(days).toHaveLength(31);
    expect(new Set(days).size).toBe(31);
  });
});

describe('the keys of the date grid', () => {
  it.each([
    ['ArrowLeft', false, '2026-08-01', '2026-07-31'],
    ['ArrowRight', false, '2026-10-25', '2026-10-26'],
    ['ArrowUp', false, '2026-08-03', '2026-07-27'],
    ['ArrowDown', false, '2026-12-30', '2027-01-06'],
    ['Home', false, '2026-11-22', '2026-11-16'],
    ['Home', false, '2026-11-16', '2026-11-16'],
    ['End', false, '2026-11-22', '2026-11-22'],
    ['End', false, '2026-11-30', '2026-12-06'],
    ['PageUp', false, '2026-03-31', '2026-02-28'],
    ['PageDown', false, '2026-01-31', '2026-02-28'],
    ['PageDown', true, '2028-02-29', '2029-02-28'],
    ['PageUp', true, '1900-05-05', '1900-01-01'],
    ['PageDown', true, '2100-05-05', '2100-12-31'],
  ])('%s (shifted: %s) lead from %s to %s', (key, isShifted, from, to) => {
    expect(dayForKey(key, isShifted, from)).toBe(to);
  });

  it('are no others', () => {
    expect(dayForKey('Enter', false, '2026-08-01')).toBeNull();
  });

  it('turn twelve months into a year', () => {
    expect(monthOf(shiftMonths('2026-12-24', 12))).toBe('2027-12');
  });
});

describe('a day of the calendar (R17)', () => {
  const days = new Set(['2026-08-02']);
  it.each([
    ['2026-07-31', { days, isCertain: true }, 'past', false],
    ['2026-08-02', { days, isCertain: true }, 'events', true],
    ['2026-08-02', { days, isCertain: false }, 'possible', true],
    ['2026-08-03', { days, isCertain: true }, 'none', false],
    ['2026-08-03', { days: null, isCertain: true }, 'unknown', true],
  ] as const)('%s, knowing %j, is %s', (day, known, kind, canBeChosen) => {
    expect(dayKind(day, { today: '2026-08-01', ...known })).toBe(kind);
    expect(isChoosable(kind)).toBe(canBeChosen);
  });
});
