import { jest } from '@jest/globals';
import { CHANGE_TOPICS } from '@spielplan/shared-contracts/api';
import type { JsonAnswer } from '../provider/requestJson.ts';
import { recordLog } from '../testing/recordLog.ts';
import { createChangeMarks } from './createChangeMarks.ts';
import { watchChanges } from './watchChanges.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
afterEach(() => void jest.useRealTimers());

const settle = () => new Promise((resolve) => setImmediate(resolve));

function openWatch() {
  const marks = createChangeMarks();
  const log = recordLog();
  const marked: string[][] = [];
  const changed: string[][] = [];
  marks.onMark((topics) => void marked.push([...topics]));
  let answer: () => Promise<JsonAnswer> = () => Promise.reject(new Error('away'));
  const asked: string[] = [];
  const watch = watchChanges({
    baseUrl: 'http://provider.example',
    marks,
    log,
    onChange: (topics) => void changed.push([...topics]),
    send: (url) => (asked.push(url.href), answer()),
  });
  return {
    ...watch,
    marks,
    log,
    marked,
    changed,
    asked,
    gives: (body: object, status = 200) => void (answer = async () => ({ status, body })),
    fails: () => void (answer = () => Promise.reject(new Error('away'))),
    async pass(ms: number) {
      await jest.advanceTimersByTimeAsync(ms);
      await settle();
    },
  };
}

it('asks each second, and marks the topics whose number is another one', async () => {
  const { look, gives, pass, marked, changed, asked, stop } = openWatch();
  gives({ events: 1, pages: 5 });
  await look();
  expect(marked).toEqual([['events', 'pages']]);
  await pass(3_000);
  expect(asked).toHaveLength(4);
  expect(marked).toHaveLength(1);
  gives({ events: 1, pages: 6 });
  await pass(1_000);
  expect(marked[1]).toEqual(['pages']);
  // A provider that was restored from a backup may count from below.
  gives({ events: 1, pages: 2 });
  await pass(1_000);
  expect(marked[2]).toEqual(['pages']);
  // What is learned first ends what is kept, and is nothing to tell a CDN.
  expect(changed).toEqual([['pages'], ['pages']]);
  stop();
  await pass(5_000);
  expect(asked).toHaveLength(6);
});

it('knows at the end of an outage what changed meanwhile, and reports it once', async () => {
  const { look, gives, fails, pass, marked, log, stop, isWatching } = openWatch();
  gives({ events: 1, pages: 1 });
  await look();
  fails();
  await pass(30_000);
  expect(isWatching()).toBe(false);
  expect(log.of('changes.unread')).toHaveLength(1);
  gives({ events: 2, pages: 1 });
  await pass(1_000);
  expect(marked[1]).toEqual(['events']);
  expect(isWatching()).toBe(true);
  stop();
});

it('asks a provider without the call once a minute and says so once', async () => {
  const { look, gives, pass, marked, asked, log, stop } = openWatch();
  gives({ error: 'NOT_FOUND' }, 404);
  await look();
  await pass(179_000);
  expect(asked).toHaveLength(3);
  expect(marked).toEqual([]);
  expect(log.lines.map(({ event }) => event)).toEqual(['changes.absent']);
  // What was kept until then may be older than its first numbers.
  gives(Object.fromEntries(CHANGE_TOPICS.map((topic) => [topic, 1])));
  await pass(1_000);
  expect(marked).toEqual([[...CHANGE_TOPICS]]);
  stop();
});

it('marks nothing of an answer that cannot be read, and goes on', async () => {
  const { look, gives, pass, marked, stop } = openWatch();
  gives({ events: 'many' });
  await look();
  expect(marked).toEqual([]);
  gives({ events: 1 });
  await pass(1_000);
  expect(marked).toEqual([['events']]);
  stop();
});
