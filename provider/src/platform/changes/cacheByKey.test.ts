import { cacheByKey } from './cacheByKey.ts';
import { createChanges } from './changes.ts';

const laterTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Values that tell in which loading they were read; there is none of key 9. */
function loaded() {
  let now = 0;
  let holding: PromiseWithResolvers<void> | null = null;
  const asked: (readonly number[])[] = [];
  const changes = createChanges(() => now);
  const load = async (keys: readonly number[]) => {
    asked.push(keys);
    const turn = asked.length;
    await holding?.promise;
    return new Map(keys.filter((key) => key !== 9).map((key) => [key, `${key} of ${turn}`]));
  };
  const readAll = cacheByKey(changes, 'sales', load, () => now);
  return {
    changes,
    asked,
    read: async (...keys: number[]) => keys.map(await readAll(keys)),
    at: (ms: number) => void (now = ms),
    hold: () => (holding = Promise.withResolvers<void>()),
    letGo: () => void (holding = null),
  };
}

describe('What is kept by key', () => {
  it('is loaded once, all that is missing at once, and nothing that nobody asked for', async () => {
    const { read, asked } = loaded();
    expect(await Promise.all([read(1, 2, 1), read(2, 3)])).toEqual([
      ['1 of 1', '2 of 1', '1 of 1'],
      ['2 of 1', '3 of 2'],
    ]);
    expect(await read(9, 1)).toEqual([undefined, '1 of 1']);
    expect(await read(9)).toEqual([undefined]);
    expect(asked).toEqual([[1, 2], [3], [9]]);
  });

  it('ends with a change of its topic or of one below it, and a loading begun before it never fills what comes after', async () => {
    const { read, asked, changes, hold, letGo } = loaded();
    await read(1);
    changes.changed('inventory');
    await read(1);
    expect(asked).toHaveLength(1);
    const held = hold();
    const before = read(2);
    changes.changed('content');
    letGo();
    expect(await read(2)).toEqual(['2 of 3']);
    held.resolve();
    expect(await before).toEqual(['2 of 2']);
    expect(await read(1, 2)).toEqual(['1 of 4', '2 of 3']);
  });

  it('answers with what was known last while the database is away, whatever changes meanwhile', async () => {
    const { read, changes, hold, letGo } = loaded();
    await read(1, 2);
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    for (let turn = 0; turn < 3; turn += 1) {
      changes.changed('sales');
      hold().reject(away);
      expect(await read(1)).toEqual(['1 of 1']);
    }
    await expect(read(1, 3, 4)).rejects.toThrow('connect');
    letGo();
    expect((await read(1))[0]).not.toBe('1 of 1');
  });

  it('is loaded anew after half a minute, once, while the old value goes on answering, and waited for after a minute', async () => {
    const { read, asked, at, hold, letGo } = loaded();
    await read(1);
    at(30_000);
    const held = hold();
    expect(await Promise.all([read(1), read(1)])).toEqual([['1 of 1'], ['1 of 1']]);
    expect(asked).toHaveLength(2);
    letGo();
    held.resolve();
    await laterTurn();
    expect(await read(1)).toEqual(['1 of 2']);
    at(90_000);
    expect(await read(1)).toEqual(['1 of 3']);
  });

  it('goes on answering where it cannot be loaded again; what was never loaded fails, and is tried again', async () => {
    const { read, at, hold, letGo } = loaded();
    await read(1);
    at(90_000);
    const held = hold();
    const [late, never] = [read(1), read(2)];
    held.reject(new Error('away'));
    expect(await late).toEqual(['1 of 1']);
    await expect(never).rejects.toThrow('away');
    letGo();
    expect(await read(2, 1)).toEqual(['2 of 4', '1 of 5']);
  });
});
