import { createWorkQueue } from './workQueue.ts';

it('a rush is worked off two at a time, in the order it came', async () => {
  const queue = createWorkQueue({ atOnce: 2, mostWaiting: 500 });
  const begun: number[] = [];
  let working = 0;
  let most = 0;
  const work = (number: number) =>
    queue.run(async () => {
      begun.push(number);
      most = Math.max(most, (working += 1));
      await new Promise((resolve) => setImmediate(resolve));
      working -= 1;
      return number;
    });
  const done = await Promise.all(Array.from({ length: 200 }, (_, index) => work(index)));
  expect(most).toBe(2);
  expect(begun).toEqual(done);
  expect(queue.state()).toEqual({ working: 0, waiting: 0 });
});

it('one who brings much waits for its next turn until everybody else has had one', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 10 });
  const done: string[] = [];
  const bring = (name: string, owner: string) => queue.run(async () => void done.push(name), owner);
  await Promise.all([bring('a1', 'a'), bring('a2', 'a'), bring('a3', 'a'), bring('a4', 'a'), bring('b1', 'b'), bring('c1', 'c')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('work that fails gives its place on', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 10 });
  const failing = Array.from({ length: 3 }, () => queue.run(() => Promise.reject(new Error('kaputt'))));
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await queue.run(async () => 'ganz')).toBe('ganz');
});

it('anyone who comes when too many are waiting is told to come back', async () => {
  const queue = createWorkQueue({ atOnce: 1, mostWaiting: 2 });
  const jobs = [1, 2, 3, 4].map((number) => queue.run(async () => number));
  expect(await Promise.allSettled(jobs)).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'fulfilled', value: 2 },
    { status: 'fulfilled', value: 3 },
    { status: 'rejected', reason: expect.objectContaining({ spielplan: 'PROVIDER_FAILED' }) },
  ]);
});
