import { continueTrace, traceIdOf } from './traceparent.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const GIVEN = `00-${ID}-00f067aa0ba902b7-00`;

it('goes on with a trace as a step of its own, sampled or not as it was', () => {
  const { traceId, traceparent } = continueTrace(GIVEN);
  expect(traceId).toBe(ID);
  expect(traceparent).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-00$`));
  expect(traceparent).not.toBe(GIVEN);
  expect(traceIdOf(traceparent)).toBe(ID);
});

it.each([
  undefined,
  '',
  'x',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `${GIVEN}\r\nx: y`,
  `ff-${ID}-00f067aa0ba902b7-01`,
  GIVEN.toUpperCase(),
])('begins one of its own instead of %j', (header) => {
  expect(traceIdOf(header)).toBeNull();
  expect(continueTrace(header).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(continueTrace(header).traceId).not.toBe(ID);
});
