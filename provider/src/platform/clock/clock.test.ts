import { jest } from '@jest/globals';
import { systemClock } from './clock.ts';

afterEach(() => void jest.useRealTimers());

it('today ends at midnight in Berlin, to the millisecond', () => {
  jest.useFakeTimers({ now: Date.parse('2026-08-01T21:59:59.999Z') });
  const clock = systemClock();
  expect([clock.today(), clock.today()]).toEqual(['2026-08-01', '2026-08-01']);
  jest.setSystemTime(Date.parse('2026-08-01T22:00:00.000Z'));
  expect(clock.today()).toBe('2026-08-02');
});

it('today can be held still while time goes on', () => {
  jest.useFakeTimers({ now: Date.parse('2026-08-01T10:00:00Z') });
  const clock = systemClock('2026-12-24');
  expect(clock.today()).toBe('2026-12-24');
  jest.setSystemTime(Date.parse('2026-08-03T10:00:00Z'));
  expect(clock.today()).toBe('2026-12-24');
  expect(clock.now()).toBe(Date.parse('2026-08-03T10:00:00Z'));
});
