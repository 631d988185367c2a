import { parseClosingTime, parseMoment, parseTime, splitMoment, writeTime } from './typedTime.ts';

describe('A time that is typed', () => {
  it.each([
    ['09.30', '09:30'],
    ['9.30', '09:30'],
    [' 23:59 ', '23:59'],
    ['24.00', null],
    ['9.3', null],
    ['0930', null],
    ['', null],
  ])('%s is %s', (typed, time) => expect(parseTime(typed)).toBe(time));

  it.each([
    ['24.00', '24:00'],
    ['24:00', '24:00'],
    ['24', '24:00'],
    ['24.30', null],
    ['9.30', '09:30'],
  ])('%s is %s as a closing time', (typed, time) => expect(parseClosingTime(typed)).toBe(time));

  it('is written with a point, and as nothing where there is none', () => {
    expect(writeTime('09:30')).toBe('09.30');
    expect(writeTime(null)).toBe('');
  });
});

describe('A day and a time that are typed', () => {
  it.each([
    ['2026-11-23', '20.15', '2026-11-23T19:15:00.000Z'],
    ['2026-07-01', '0.30', '2026-06-30T22:30:00.000Z'],
  ])('%s, %s is an instant by the clocks of Berlin, and back', (day, typed, instant) => {
    expect(parseMoment(day, typed)).toBe(instant);
    expect(splitMoment(instant)).toEqual({ day, time: typed.padStart(5, '0') });
  });

  it.each([
    ['', '20.15'],
    ['23.11.2026', '20.15'],
    ['2026-13-45', '20.15'],
    ['2026-11-23', '25.00'],
    ['2026-11-23', ''],
  ])('%s, %s is no instant', (day, typed) => expect(parseMoment(day, typed)).toBeNull());

  it.each([null, '', 'tomorrow'])('%s is neither', (instant) => expect(splitMoment(instant)).toEqual({ day: '', time: '' }));
});
