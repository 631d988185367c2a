import { isAlertDismissed } from './TopAlert/alertDismissal.ts';
import { hasCookie, readCookie } from './readCookie.ts';

describe('cookies', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['ab=1', 'b', null],
    ['a=%C3%BC', 'a', 'ü'],
    ['a=%E0%A4%A', 'a', null],
    ['', 'a', null],
  ])('%j has %s = %j', (cookies, name, value) => {
    expect(readCookie(cookies, name)).toBe(value);
  });

  it('are there whatever they hold', () => {
    expect(hasCookie('a=; b=%E0', 'b')).toBe(true);
    expect(hasCookie('ab=1', 'b')).toBe(false);
  });
});

describe('an alert that was closed (decision 43)', () => {
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
