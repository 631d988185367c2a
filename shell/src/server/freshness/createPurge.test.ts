import { jest } from '@jest/globals';
import { recordLog } from '../testing/recordLog.ts';
import { createPurge } from './createPurge.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
afterEach(() => void jest.useRealTimers());

function openHook() {
  const log = recordLog();
  const calls: { topics: string[]; authorization: string | undefined }[] = [];
  let status = 204;
  const send = (async (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    calls.push({ topics: (JSON.parse(body) as { topics: string[] }).topics, authorization: headers['authorization'] });
    return new Response(null, { status });
  }) as unknown as typeof fetch;
  const onChange = createPurge({ url: 'https://cdn.example/purge', token: 'secret', log, send });
  return { onChange, calls, log, answers: (next: number) => void (status = next) };
}

it('is called with all that changed within a second, once the shell itself shows what is new', async () => {
  const { onChange, calls } = openHook();
  onChange(['events']);
  await jest.advanceTimersByTimeAsync(900);
  onChange(['pages', 'events']);
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(calls).toEqual([{ topics: ['events', 'pages'], authorization: 'Bearer secret' }]);
  onChange(['menus']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(calls[1]?.topics).toEqual(['menus']);
});

it('is called again a few times where it fails, with what has changed meanwhile, and then given up', async () => {
  const { onChange, calls, log, answers } = openHook();
  answers(500);
  onChange(['events']);
  await jest.advanceTimersByTimeAsync(1_000);
  onChange(['pages']);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(calls.map(({ topics }) => topics.toSorted())).toEqual([
    ['events'],
    ...Array.from({ length: 3 }, () => ['events', 'pages']),
  ]);
  expect(log.of('purge.failed')).toHaveLength(1);
  answers(200);
  onChange(['forms']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(calls.at(-1)?.topics).toEqual(['forms']);
});

it('does not wait for a hook that never answers: it is called again', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new Error('too late')), ms);
    return limit.signal;
  });
  const asked: string[] = [];
  const send = ((_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push(body);
    return new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  }) as unknown as typeof fetch;
  createPurge({ url: 'https://cdn.example/purge', token: undefined, log: recordLog(), send })(['events']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(7_000);
  expect(asked).toHaveLength(2);
  jest.restoreAllMocks();
});
