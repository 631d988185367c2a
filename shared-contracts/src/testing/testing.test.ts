import { atLeastOne } from './atLeastOne.ts';
import { until } from './until.ts';

it('until waits for what comes, and rejects with the condition that does not', async () => {
  let asked = 0;
  await until(async () => (asked += 1) === 3);
  expect(asked).toBe(3);
  await expect(until(() => asked === 4, 30)).rejects.toThrow('asked === 4');
});

it('a loop over nothing fails', () => {
  const list = [1, 2];
  expect(atLeastOne(list)).toBe(list);
  expect(() => atLeastOne([])).toThrow('The list is empty');
  expect(() => atLeastOne(new Set())).toThrow('The list is empty');
  expect(() => atLeastOne([1].entries())).toThrow('An iterator is no list');
});
