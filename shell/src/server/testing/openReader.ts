import { jest } from '@jest/globals';
import { defineCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { z } from 'zod';
import { createProviderReader } from '../provider/createProviderReader.ts';
import type { JsonAnswer } from '../provider/requestJson.ts';
import { recordLog } from './recordLog.ts';

/** A call that is kept for ten seconds, and served for a hundred more where the provider fails. */
export const roomsCall = defineCall({
  id: 'rooms',
  method: 'GET',
  path: '/{lang}/api/rooms/',
  answer: z.object({ count: z.number() }),
  caching: { fresh: 10, stale: 100 },
});
/** A call that is not kept. */
export const eventCall = defineCall({
  id: 'event',
  method: 'GET',
  path: '/api/events/{id}/',
  query: z.object({ q: z.string().optional(), room: z.number().optional() }),
  answer: z.object({ count: z.number() }),
});
export const de = { params: { lang: 'de' } };

/** For all tests of a file: time passes as they say. */
export function holdTime(): void {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
  afterEach(() => void jest.useRealTimers());
}

/** What reads a provider that answers as the test says; the clock is the test's. */
export function openProvider() {
  const asked: string[] = [];
  const log = recordLog();
  let answer: () => Promise<JsonAnswer> = async () => ({ status: 200, body: { count: asked.length } });
  const reader = createProviderReader({
    baseUrl: 'http://provider.example/base',
    timeoutMs: 100,
    log,
    send: (url) => {
      asked.push(url.href);
      return answer();
    },
  });
  const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1_000);
  return { ...reader, asked, log, pass, setAnswer: (next: typeof answer) => void (answer = next) };
}
/** Lets answers arrive. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
export const isAway = () => Promise.reject(new SpielplanError('PROVIDER_UNREACHABLE'));
