import type { Db } from './Database.ts';
import { createFlushed } from './flushed.ts';

/** Each flush ends when it is told to. */
function heldFlushes() {
  const begun: { end(): void; fail(): void }[] = [];
  const execute = () =>
    new Promise((resolve, reject) => begun.push({ end: () => resolve(undefined), fail: () => reject(new Error('away')) }));
  return { begun, flushed: createFlushed({ execute } as unknown as Pick<Db, 'execute'>) };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('Anyone who has committed waits for a flush that began afterwards', () => {
  it('and shares it with all who came while another one ran', async () => {
    const { begun, flushed } = heldFlushes();
    const first = flushed();
    await settle();
    const done: string[] = [];
    const late = [flushed(), flushed()].map((each) => each.then(() => done.push('late')));
    begun[0]?.end();
    await first;
    await settle();
    expect([begun.length, done]).toEqual([2, []]);
    begun[1]?.end();
    await Promise.all(late);
    expect(done).toEqual(['late', 'late']);
  });

  it('and hears of its own failure alone', async () => {
    const { begun, flushed } = heldFlushes();
    const first = flushed();
    await settle();
    const second = flushed();
    begun[0]?.fail();
    await expect(first).rejects.toThrow('away');
    await settle();
    begun[1]?.end();
    await expect(second).resolves.toBeUndefined();
  });
});
