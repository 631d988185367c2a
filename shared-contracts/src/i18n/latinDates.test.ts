import { latinDate } from './latinDates.ts';

describe('R7: days and months in Latin', () => {
  it.each([
    ['2026-08-01', 'dies Saturni', '1', 'Augustus'],
    ['2026-03-29', 'dies Solis', '29', 'Martius'],
    ['2026-11-20', 'dies Veneris', '20', 'November'],
    ['2028-02-29', 'dies Martis', '29', 'Februarius'],
    ['2026-01-01', 'dies Iovis', '1', 'Ianuarius'],
  ])('%s is %s, %s %s', (day, weekday, dayNumber, month) => {
    expect(latinDate(day)).toEqual({ weekday, dayNumber, month, year: day.slice(0, 4) });
  });

  it.each(['', '2026-02-30', '2026-13-01', '2026-8-1', '1-8-2026', '2026-08-01T10:00'])('%j is no day', (day) => {
    expect(() => latinDate(day)).toThrow('MALFORMED_DATE');
  });
});
