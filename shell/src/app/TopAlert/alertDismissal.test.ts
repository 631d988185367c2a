import { isAlertDismissed } from './alertDismissal.ts';

describe('an alert that was closed (R43)', () => {
  it.each([
    ['', false],
    ['topAlert=7', true],
    ['topAlert=8', false],
    ['topAlert=yes', false],
    ['topAlert=7x', false],
    ['topAlert=', false],
  ])('%j: %s', (cookies, isDismissed) => {
    expect(isAlertDismissed(cookies, 7)).toBe(isDismissed);
  });
});
