import { isOver } from './isOver.server.ts';

describe('an event is over', () => {
  it.each([
    ['before it ends', '2026-08-01T20:00:00+02:00', '2026-08-01T22:00:00+02:00', '2026-08-01T21:59:59+02:00', false],
    ['with its end', '2026-08-01T20:00:00+02:00', '2026-08-01T22:00:00+02:00', '2026-08-01T22:00:00+02:00', true],
    ['without an end: not while its day lasts', '2026-08-01T20:00:00+02:00', null, '2026-08-01T23:59:59+02:00', false],
    ['without an end: with its Berlin day', '2026-08-01T20:00:00+02:00', null, '2026-08-01T22:00:00Z', true],
    ['not before it begins', '2026-07-31T22:30:00Z', null, '2026-07-31T23:00:00Z', false],
  ])('%s (decisions 1 and 20)', (_, date_start, date_end, now, expected) => {
    expect(isOver({ date_start, date_end }, Date.parse(now))).toBe(expected);
  });
});
