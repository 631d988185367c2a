import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { shareWhileUsed } from './shareWhileUsed.ts';

describe('what is shared while it is used', () => {
  const stopped: number[] = [];
  let started = 0;
  const use = shareWhileUsed<number>(async (site) => void stopped.push(site));
  const start = async () => (started += 1);

  it('is one for all that use it at the same time, is stopped after the last, and begins anew', async () => {
    const end = Promise.withResolvers<void>();
    const first = use(start, async (site) => (await end.promise, site));
    expect(await use(start, async (site) => site)).toBe(1);
    expect(stopped).toEqual([]);
    end.resolve();
    expect(await first).toBe(1);
    expect(stopped).toEqual([1]);
    expect(await use(start, async (site) => site)).toBe(2);
    expect(stopped).toEqual([1, 2]);
  });

  it('is stopped also after a user who failed', async () => {
    await expect(use(start, () => Promise.reject(new Error('The browser has ended.')))).rejects.toThrow('ended');
    expect(stopped.at(-1)).toBe(3);
  });

  it('fails for all where it cannot be started, and is tried again for the next', async () => {
    const fail = async () => {
      await turn();
      throw new Error('The build failed.');
    };
    const users = [use(fail, async () => 'served'), use(fail, async () => 'served')];
    expect(await Promise.allSettled(users)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(await use(start, async (site) => site)).toBe(4);
  });
});
