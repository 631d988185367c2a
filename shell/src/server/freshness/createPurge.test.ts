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
