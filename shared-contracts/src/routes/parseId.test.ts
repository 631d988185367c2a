import { parseId } from './parseId.ts';

it.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['007', null],
  ['7a', null],
  ['-7', null],
  [undefined, null],
])('the id in "%s" is %p', (value, id) => {
  expect(parseId(value)).toBe(id);
});
