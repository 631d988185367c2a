import type { CheckContext } from '../check.ts';
import { changesCheck } from './changes.ts';

interface Served {
  isServed?: boolean;
  headers?: Record<string, string>;
  answers?: readonly object[];
}

async function verify({ isServed = true, headers = { 'cache-control': 'no-store' }, answers = [{ events: 1 }] }: Served) {
  const found: string[] = [];
  let asked = 0;
  const ask = async () => ({ status: 200, json: answers[(asked += 1) % answers.length], headers: new Headers(headers) });
  const add = (kind: string) => (message: string) => void found.push(`${kind}: ${message}`);
  await changesCheck.run({
    target: { ask, another: () => ({ ask }) },
    isServed: async () => isServed,
    looked: () => undefined,
    notes: add('note'),
    deviates: add('deviation'),
  } as unknown as CheckContext);
  return found;
}

it('The call that tells of changes may be left out, which is noted', async () => {
  expect(await verify({ isServed: false })).toEqual([expect.stringMatching(/^note: is not served/)]);
});

it('A provider that tells them to everybody alike deviates from nothing', async () => {
  expect(await verify({})).toEqual([]);
});

it.each([
  ['lets a cache answer', { headers: { 'cache-control': 'max-age=60' } }, /^deviation: .*a cache may answer/],
  ['sets a cookie each second', { headers: { 'cache-control': 'no-store', 'set-cookie': 'a=1' } }, /^deviation: sets a cookie/],
  ['names other topics on another instance', { answers: [{ events: 1 }, { pages: 1 }] }, /^deviation: .*then others/],
  ['names none', { answers: [{}] }, /^note: names no topic/],
] as const)('A provider is found out that %s', async (_, served, message) => {
  expect(await verify(served)).toEqual([expect.stringMatching(message)]);
});
