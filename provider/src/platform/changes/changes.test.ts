import { CHANGE_TOPICS } from '@spielplan/shared-contracts/api';
import { createChanges, cacheUntilChange } from './changes.ts';
import type { SignalHandlers } from '../database/signals.ts';
import { shareChanges } from './shareChanges.ts';

const laterTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A value whose first loading is over at once; each later one waits to be finished. */
function aged() {
  let now = 0;
  let count = 0;
  let under: { resolve: (error: Error) => void; reject: (error: Error) => void }[] = [];
  const end = (how: 'resolve' | 'reject') => () => {
    for (const one of under) one[how](new Error('away'));
    under = [];
  };
  const changes = createChanges(() => now);
  const load = async (): Promise<string> => {
    const state = `state ${(count += 1)}`;
    if (count > 1) await new Promise<void>((resolve, reject) => under.push({ resolve: () => resolve(), reject }));
    return state;
  };
  const read = cacheUntilChange(changes, 'content', load, () => now);
  return { changes, read, at: (ms: number) => void (now = ms), loads: () => count, finish: end('resolve'), fail: end('reject') };
}

describe('What is kept in memory', () => {
  it('is loaded again after a change of its topic or of one below it, and not otherwise', async () => {
    const changes = createChanges(() => 0);
    let loads = 0;
    const read = cacheUntilChange(
      changes,
      'sales',
      async () => (loads += 1),
      () => 0,
    );
    await Promise.all([read(), read()]);
    changes.changed('inventory');
    expect(await read()).toBe(1);
    changes.changed('sales');
    expect(await read()).toBe(2);
    changes.changed('content');
    expect(await read()).toBe(3);
  });

  it('is loaded again after half a minute, once, while the old value goes on answering', async () => {
    const { read, at, loads, finish } = aged();
    expect(await read()).toBe('state 1');
    at(29_999);
    await read();
    expect(loads()).toBe(1);
    at(30_000);
    expect(await Promise.all([read(), read()])).toEqual(['state 1', 'state 1']);
    expect(loads()).toBe(2);
    finish();
    await laterTurn();
    expect(await read()).toBe('state 2');
  });

  it('answers with what was there last while the database is away, and asks again each time', async () => {
    const changes = createChanges(() => 0);
    let fails: Error | null = null;
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (fails) throw fails;
      return `state ${loads}`;
    };
    const read = cacheUntilChange(changes, 'content', load, () => 0);
    expect(await read()).toBe('state 1');
    changes.changed('content');
    fails = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect([await read(), await read()]).toEqual(['state 1', 'state 1']);
    // A mistake of ours is no reason to show what is old.
    fails = new Error('syntax');
    await expect(read()).rejects.toThrow('syntax');
    fails = null;
    expect(await read()).toBe('state 5');
  });

  it('is waited for where nobody has asked for a minute, or where a change is known', async () => {
    const { read, at, finish, changes } = aged();
    await read();
    at(60_000);
    const late = read();
    finish();
    expect(await late).toBe('state 2');
    changes.changed('content');
    const changed = read();
    finish();
    expect(await changed).toBe('state 3');
  });

  it('of which a change becomes known during a loading is loaded once more', async () => {
    const { read, at, finish, changes } = aged();
    await read();
    at(30_000);
    await read();
    changes.changed('content');
    const strict = read();
    finish();
    expect(await strict).toBe('state 3');
    expect(await read()).toBe('state 3');
  });

  it('is loaded once more where it was made before the zone of a change was taken on', async () => {
    let takeOn: (isOther: boolean) => void = () => undefined;
    const onContent = () => new Promise<boolean>((resolve) => (takeOn = resolve));
    const changes = createChanges(() => 0, { onContent });
    let zone = 'old';
    const read = cacheUntilChange(
      changes,
      'content',
      async () => zone,
      () => 0,
    );
    changes.learn(['content']);
    expect(await read()).toBe('old');
    zone = 'new';
    takeOn(true);
    await laterTurn();
    expect(await read()).toBe('new');
  });

  it('goes on answering where it cannot be loaded again', async () => {
    const { read, at, fail, finish } = aged();
    await read();
    at(90_000);
    const late = read();
    fail();
    expect(await late).toBe('state 1');
    const later = read();
    finish();
    expect(await later).toBe('state 3');
  });

  it('ends at each moment at which tickets come free, not only at the first', () => {
    let now = 0;
    const changes = createChanges(() => now);
    for (const moment of [30, 10, 20]) changes.inventoryChangesAt(moment);
    const stamps = [0, 9, 10, 11, 20, 29, 30, 99].map((moment) => {
      now = moment;
      return changes.stamp('inventory');
    });
    expect(stamps.map((stamp, index) => stamp !== stamps[index - 1])).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('Changes of several processes', () => {
  function open() {
    const sent: string[] = [];
    let handlers: SignalHandlers | undefined;
    let isCut = false;
    const raised: string[][] = [];
    const counters = {
      raise: async (topics: Iterable<string>) => void raised.push([...topics]),
      read: () => Promise.resolve({}),
    };
    const shared = shareChanges(
      () => 0,
      (given) => {
        handlers = given;
        return {
          send: async (message) => {
            if (isCut) throw new Error('cut');
            sent.push(message);
          },
          close: () => Promise.resolve(),
        };
      },
      counters,
    );
    return {
      sent,
      raised,
      close: shared.close,
      changes: shared.changes,
      hear: (message: string) => handlers?.onMessage(message),
      connect: () => handlers?.onConnected(),
      cut: (value: boolean) => void (isCut = value),
    };
  }

  it('are told once for all that one request changes', async () => {
    const { changes, sent } = open();
    changes.changed('inventory');
    changes.changed('sales');
    changes.changed('inventory');
    await laterTurn();
    expect(sent).toEqual(['inventory sales']);
  });

  it('are counted for the shells once the others know, a few times a second at most', async () => {
    const { changes, sent, raised, close } = open();
    for (let time = 0; time < 20; time += 1) changes.changed('inventory');
    changes.changed('content', ['pages']);
    await laterTurn();
    expect([sent.length, raised]).toEqual([1, []]);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(raised).toEqual([['inventory', 'pages']]);
    changes.changed('sales');
    await close();
    expect(raised[1]).toEqual(['inventory']);
  });

  it('are all counted when a process begins to listen, because nobody knows what was missed', async () => {
    const { connect, raised, close } = open();
    connect();
    await close();
    expect(raised).toEqual([[...CHANGE_TOPICS]]);
  });

  it('are learned from the others, whatever else arrives on the same way', () => {
    const { changes, sent, hear } = open();
    const before = changes.stamp('inventory');
    hear('nonsense');
    expect(changes.stamp('inventory')).toBe(before);
    hear('inventory');
    expect(changes.stamp('inventory')).not.toBe(before);
    expect(sent).toEqual([]);
  });

  it('are told later when nobody could be told', async () => {
    const { changes, sent, connect, cut } = open();
    cut(true);
    changes.changed('sales');
    await laterTurn();
    cut(false);
    const before = changes.stamp('content');
    connect();
    await laterTurn();
    expect(sent.join(' ')).toContain('sales');
    // What was missed meanwhile is unknown, so everything counts as changed.
    expect(changes.stamp('content')).not.toBe(before);
  });
});
