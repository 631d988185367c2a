import { nameDay } from './nameDay.ts';

it.each([
  ['de', 'Samstag, 1. August 2026'],
  ['en', 'Saturday, 1 August 2026'],
  ['ja', '2026年8月1日土曜日'],
  ['la', 'dies Saturni, 1 Augustus 2026'],
] as const)('R7: in %s the day after Berlin’s midnight is %s', (names, expected) => {
  expect(nameDay('2026-07-31T22:30:00Z', names)).toBe(expected);
});
