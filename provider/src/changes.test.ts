import { createChanges, keepUntilChange } from './changes.ts';
import type { SignalHandlers } from './database/signals.ts';
import { shareChanges } from './shareChanges.ts';

const laterTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('What is kept in memory', () => {
  it('is loaded anew after a change of its topic or of one below it, and not otherwise', async () => {
    const changes = createChanges(() => 0);
    let loads = 0;
    const read = keepUntilChange(changes, 'sales', async () => (loads += 1));
    await Promise.all([read(), read()]);
    changes.changed('inventory');
    expect(await read()).toBe(1);
    changes.changed('sales');
    expect(await read()).toBe(2);
    changes.changed('content');
    expect(await read()).toBe(3);
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
    );
    return {
      sent,
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
