import { createChanges } from '../changes/changes.ts';
import { createAnswerCache } from './answerCache.ts';

const NOW = 1_000;
const cacheOf = (mostBytes?: number) =>
  createAnswerCache(
    createChanges(() => NOW),
    () => NOW,
    mostBytes,
  );

it('an answer is made once for all who ask for it', async () => {
  const cache = cacheOf();
  let made = 0;
  const make = async () => ({ made: (made += 1) });
  const [first, second] = await Promise.all([cache.of('a', 'content', make), cache.of('a', 'content', make)]);
  expect(first).toBe(second);
  expect(first.body.toString()).toBe('{"made":1}');
});

it('the answers that were asked for longest ago leave before the memory is full', async () => {
  const cache = cacheOf(1_000);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.of(key, 'content', async () => {
      made.push(key);
      return 'x'.repeat(398);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b', 'c']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b', 'c']);
});

it('an answer larger than all the room is still answered', async () => {
  const cache = cacheOf(10);
  const { body } = await cache.of('a', 'content', async () => 'x'.repeat(100));
  expect(body).toHaveLength(102);
});

it('a failure is not kept', async () => {
  const cache = cacheOf();
  await expect(cache.of('a', 'content', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.of('a', 'content', async () => 1)).body.toString()).toBe('1');
});
