import { jest } from '@jest/globals';
import { createFollower } from './createFollower.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function follow() {
  const seen = { revision: 1, checks: 0, asked: 0, changedAt: -Infinity, isPaused: false, state: 'rest' };
  const stop = createFollower({
    publishing: {
      refresh: async () => void (seen.asked += 1),
      getState: () => ({ mode: 'draft', action: 'none', partners: [], states: [{ revision: seen.revision }] }) as never,
    },
    queue: { check: () => void (seen.checks += 1), getState: () => ({ state: seen.state }) as never },
    changedAt: () => seen.changedAt,
    isPaused: () => seen.isPaused,
  });
  return { seen, stop };
}

it('asks every five seconds, and reads only where something was saved elsewhere', async () => {
  const { seen, stop } = follow();
  await jest.advanceTimersByTimeAsync(10_500);
  expect([seen.asked, seen.checks]).toEqual([2, 1]);
  seen.revision = 2;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(seen.checks).toBe(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(seen.checks).toBe(2);
  stop();
  seen.revision = 3;
  await jest.advanceTimersByTimeAsync(20_000);
  expect([seen.checks, jest.getTimerCount()]).toEqual([2, 0]);
});

it.each(['typing', 'another account', 'something that waits', 'a tab that is not looked at'])('waits for %s', async (why) => {
  const { seen, stop } = follow();
  await jest.advanceTimersByTimeAsync(5_100);
  seen.revision = 2;
  const sight = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(why.startsWith('a tab') ? 'hidden' : 'visible');
  if (why === 'typing') seen.changedAt = Infinity;
  seen.isPaused = why === 'another account';
  if (why.startsWith('something')) seen.state = 'sending';
  await jest.advanceTimersByTimeAsync(10_000);
  expect([seen.asked, seen.checks]).toEqual([1, 1]);
  sight.mockReturnValue('visible');
  Object.assign(seen, { changedAt: -Infinity, isPaused: false, state: 'rest' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(seen.checks).toBe(2);
  stop();
  sight.mockRestore();
});
