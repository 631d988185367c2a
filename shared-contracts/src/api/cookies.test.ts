import { hasCookie, parseCookie } from './cookies.ts';

describe('cookies', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1; token=x%20y; b=2', 'token', 'x y'],
    ['a=b=c', 'a', 'b=c'],
    ['ab=1', 'b', null],
    ['a=%C3%BC', 'a', 'ü'],
    ['a=%E0%A4%A', 'a', null],
    ['', 'a', null],
  ])('%j has %s = %j', (cookies, name, value) => {
    expect(parseCookie(cookies, name)).toBe(value);
  });

  it('are there whatever they hold', () => {
    expect(hasCookie('a=; b=%E0', 'b')).toBe(true);
    expect(hasCookie('ab=1', 'b')).toBe(false);
  });
});
