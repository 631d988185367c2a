import { jest } from '@jest/globals';
import { MAX_EMBEDDED_EVENTS, warnIfOutgrown } from './embeddedLimit.ts';

it.each([
  ['embedded', MAX_EMBEDDED_EVENTS + 1, 1],
  ['embedded', MAX_EMBEDDED_EVENTS, 0],
  ['postgres', 40_000, 0],
] as const)('with %s and %d events it is said %d times that the house has outgrown its database', (engine, events, times) => {
  const warn = jest.fn();
  warnIfOutgrown({ warn }, engine, events);
  expect(warn).toHaveBeenCalledTimes(times);
});
