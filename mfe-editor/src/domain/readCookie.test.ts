import { readCookie } from './readCookie.ts';

it.each([
  ['', null],
  ['csrftoken=abc', 'abc'],
  ['lang=de; csrftoken=a%20b; cartAmount=2', 'a b'],
  ['csrftoken=a=b', 'a=b'],
  ['xcsrftoken=abc', null],
  ['csrftoken=%E0%A4', '%E0%A4'],
])('the token in "%s" is %p', (cookies, token) => {
  expect(readCookie(cookies, 'csrftoken')).toBe(token);
});
