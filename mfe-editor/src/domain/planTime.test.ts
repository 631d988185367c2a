import { parsePlanTime } from './planTime.ts';

const NOW = Date.parse('2026-11-23T11:00:00Z');

it.each([
  ['2026-11-23', '12.01', '2026-11-23T11:01:00.000Z'],
  ['2026-11-24', '9.30', '2026-11-24T08:30:00.000Z'],
  // A colon is understood, summer time is kept.
  ['2027-07-01', '09:30', '2027-07-01T07:30:00.000Z'],
])('reads %s %s as a moment of Berlin', (date, time, at) => {
  const read = parsePlanTime(date, time, NOW);
  expect('at' in read && new Date(read.at).toISOString()).toBe(at);
});

it.each([
  ['2026-11-23', '12.00', 'past'],
  ['2026-11-22', '23.59', 'past'],
  ['', '12.00', 'date'],
  ['2026-13-01', '12.00', 'date'],
  ['2026-11-24', '24.00', 'time'],
  ['2026-11-24', '12', 'time'],
] as const)('refuses %s %s: %s', (date, time, problem) => {
  expect(parsePlanTime(date, time, NOW)).toEqual({ problem });
});
