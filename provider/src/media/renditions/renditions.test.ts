import { atLeastOne, until } from '@spielplan/shared-contracts/testing';
import { createRenditions } from './renditions.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createWorkQueue } from '../../platform/queue/workQueue.ts';

const AWAY: Storage = {
  put: () => Promise.reject(new Error('away')),
  get: () => Promise.reject(new Error('away')),
  has: () => Promise.reject(new Error('away')),
  remove: () => Promise.reject(new Error('away')),
  list: () => {
    throw new Error('away');
  },
};
const queue = () => createWorkQueue({ atOnce: 1, mostWaiting: 10 });

it('a store that is away costs the keeping, not the picture', async () => {
  const { read } = createRenditions(AWAY, queue());
  expect(String(await read('a', 'image/webp', async () => Buffer.from('Bild')))).toBe('Bild');
});

it('what many ask for at once is made once', async () => {
  const { read } = createRenditions(AWAY, queue());
  let made = 0;
  const make = async () => {
    made += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Buffer.from('Bild');
  };
  const pictures = await Promise.all(Array.from({ length: 30 }, () => read('a', 'image/webp', make)));
  expect([made, new Set(pictures.map(String))]).toEqual([1, new Set(['Bild'])]);
});

it('anyone who has waited long enough is told to come back, and the picture is made all the same', async () => {
  const { read } = createRenditions(AWAY, queue(), 20);
  const made: string[] = [];
  const slow = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    made.push(name);
    return Buffer.from(name);
  };
  const answers = await Promise.allSettled([
    read('a', 'x/y', slow('a')),
    read('b', 'x/y', slow('b')),
    read('a', 'x/y', slow('a')),
  ]);
  for (const answer of atLeastOne(answers))
    expect(answer).toMatchObject({ status: 'rejected', reason: { spielplan: 'PROVIDER_FAILED' } });
  await until(() => made.length > 1);
  expect(made).toEqual(['a', 'b']);
});

it('a making that fails is tried again by the next who asks', async () => {
  const { read } = createRenditions(AWAY, queue());
  await expect(read('a', 'x/y', () => Promise.reject(new Error('kaputt')))).rejects.toThrow('kaputt');
  expect(String(await read('a', 'x/y', async () => Buffer.from('ganz')))).toBe('ganz');
});
