import { houseDayAt, houseWallTime, instantOfWallTime } from './wallTime.ts';

describe('the wall time in Berlin', () => {
  it.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00'],
    ['2026-07-31T22:30:00Z', '2026-08-01T00:30:00'],
    ['2026-01-01T23:00:00Z', '2026-01-02T00:00:00'],
    // Summer time begins: 02:00 is 03:00.
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
    // Summer time ends: 02:30 comes twice.
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00'],
    ['2026-10-25T02:00:00Z', '2026-10-25T03:00:00'],
  ])('at %s is %s', (instant, wall) => {
    expect(houseWallTime(Date.parse(instant))).toBe(wall);
  });

  it('tells the day', () => {
    expect(houseDayAt(Date.parse('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  });
});

describe('the instant of a wall time in Berlin', () => {
  it.each([
    ['2026-08-01T00:30', '2026-07-31T22:30:00.000Z'],
    ['2026-01-31T23:30', '2026-01-31T22:30:00.000Z'],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is %s', (wall, instant) => {
    expect(instantOfWallTime(wall)).toBe(instant);
  });

  it('is one of the two where an hour comes twice, and no earlier where one is skipped', () => {
    expect(houseWallTime(Date.parse(instantOfWallTime('2026-10-25T02:30')))).toBe('2026-10-25T02:30:00');
    expect(houseWallTime(Date.parse(instantOfWallTime('2026-03-29T02:30')))).toMatch(/T0[13]:30:00$/);
  });
});
