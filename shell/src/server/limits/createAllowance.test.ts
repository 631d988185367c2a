import { createAllowance } from './createAllowance.ts';

const clock = () => {
  let time = 0;
  return { now: () => time, pass: (ms: number) => void (time += ms) };
};
const count = (times: number, one: () => boolean) => Array.from({ length: times }, one).filter(Boolean).length;

it('allows half of a minute at once, and the rest as the minute passes', () => {
  const { now, pass } = clock();
  const allow = createAllowance(60, now);
  expect(count(100, () => allow('a'))).toBe(30);
  pass(10_000);
  expect(count(100, () => allow('a'))).toBe(10);
  pass(3_600_000);
  expect(count(100, () => allow('a'))).toBe(30);
});

it('never refuses who asks no faster than the limit, for an hour', () => {
  const { now, pass } = clock();
  const allow = createAllowance(60, now);
  expect(count(3_600, () => (pass(1_000), allow('crawler')))).toBe(3_600);
});

it('counts each by itself, and remembers no more than so many', () => {
  const { now } = clock();
  const allow = createAllowance(2, now);
  expect([allow('a'), allow('b'), allow('a')]).toEqual([true, true, false]);
  for (let who = 0; who < 20_000; who += 1) allow(String(who));
  expect(allow('a')).toBe(true);
});

it('is no limit at 0', () => {
  const allow = createAllowance(0);
  expect(count(1_000, () => allow('a'))).toBe(1_000);
});
