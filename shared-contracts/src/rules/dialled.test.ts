import { dialled } from './dialled.ts';

it.each([
  ['+49 (0)4661 1234', '+4946611234'],
  ['0049 (0) 4661/1234', '004946611234'],
  ['(04661) 12-34', '046611234'],
  ['+49 4661 1234', '+4946611234'],
])('%s is dialled as %s', (written, number) => {
  expect(dialled(written)).toBe(number);
});
