import { windowDays } from './eventListWindow.server.ts';

const at = (instant: string) => Date.parse(instant);

describe('the moving windows of an event list (R19)', () => {
  it.each([
    ['on a Monday', '2026-11-23T12:00:00+01:00', '2026-11-28', '2026-11-29'],
    ['on a Friday a minute before midnight', '2026-11-27T23:59:00+01:00', '2026-11-28', '2026-11-29'],
    ['on a Saturday just after midnight, when UTC still has Friday', '2026-11-28T00:10:00+01:00', '2026-11-28', '2026-11-29'],
    ['on a Sunday at 23:30: today only', '2026-11-29T23:30:00+01:00', '2026-11-29', '2026-11-29'],
    ['on the Sunday on which summer time ends', '2026-10-25T23:30:00+01:00', '2026-10-25', '2026-10-25'],
    ['on a Monday at 00:30, when UTC still has Sunday', '2026-11-30T00:30:00+01:00', '2026-12-05', '2026-12-06'],
  ])('has this weekend %s', (_, now, from, to) => {
    expect(windowDays('weekend', at(now))).toEqual({ from, to });
  });

  it.each([
    ['late in the evening', '2026-07-31T23:30:00+02:00', '2026-07-31', '2026-08-02'],
    ['over the end of summer time', '2026-10-24T12:00:00+02:00', '2026-10-24', '2026-10-26'],
    ['over the turn of the year', '2026-12-30T12:00:00+01:00', '2026-12-30', '2027-01-01'],
  ])('has today and the two next days %s', (_, now, from, to) => {
    expect(windowDays('next_3_days', at(now))).toEqual({ from, to });
  });
});
