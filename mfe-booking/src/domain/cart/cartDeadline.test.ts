import { formatCountdown, localDeadline, parseDeadline, secondsLeft } from './cartDeadline.ts';

const NOW = 1_800_000_000_000;

describe('the deadline of a reservation (R33)', () => {
  it.each([
    ['of a server whose clock agrees', { reservedUntil: NOW + 900_000, serverTime: NOW }, NOW + 900_000],
    ['of a server an hour ahead', { reservedUntil: NOW + 4_500_000, serverTime: NOW + 3_600_000 }, NOW + 900_000],
    ['of a server an hour behind', { reservedUntil: NOW - 2_700_000, serverTime: NOW - 3_600_000 }, NOW + 900_000],
    ['that is over', { reservedUntil: NOW - 1, serverTime: NOW }, NOW],
    ['that nobody named: 15 minutes', { reservedUntil: null, serverTime: NOW }, NOW + 900_000],
    ['without the server’s time', { reservedUntil: NOW + 60_000, serverTime: null }, NOW + 60_000],
  ])('%s', (_, times, deadline) => {
    expect(localDeadline(times, NOW)).toBe(deadline);
  });

  it.each([
    [String(NOW + 5000), NOW + 5000],
    ['soon', null],
    ['', null],
    ['-1', null],
    [String(NOW + 90_000_000), null],
    [null, null],
  ])('is read from "%s" as %s', (stored, until) => {
    expect(parseDeadline(stored, NOW)).toBe(until);
  });

  it.each([
    [900_000, '15:00'],
    [61_000, '01:01'],
    [500, '00:01'],
    [0, '00:00'],
    [-5000, '00:00'],
  ])('with %i ms left shows %s', (left, shown) => {
    expect(formatCountdown(secondsLeft(NOW + left, NOW))).toBe(shown);
  });
});
