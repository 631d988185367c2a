import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@spielplan/shared-contracts/testing';
import { createChanges } from '../../platform/changes/changes.ts';
import type { Db } from '../../platform/database/connect.ts';
import { createTestClock } from '../../testing/testProvider.ts';
import { type IndexKeeper, keepIndex } from './keepIndex.ts';
import type { RefreshReport } from './refreshIndex.ts';

const clock = createTestClock(Date.parse('2026-08-01T10:00:00Z'));
const DONE: RefreshReport = { written: 1, validUntil: Number.POSITIVE_INFINITY, isBusy: false };
const keepers: IndexKeeper[] = [];
afterEach(async () => void (await Promise.all(keepers.splice(0).map((keeper) => keeper.close()))));

/** A keeper whose refreshes are the given ones, the last again and again. */
function keeping(...reports: (() => Promise<RefreshReport>)[]) {
  const changes = createChanges(clock.now);
  const state = { refreshes: 0, warned: 0 };
  const log = { info: () => undefined, warn: () => void (state.warned += 1) };
  const keeper = keepIndex({ db: {} as Db, changes, clock }, log, () => {
    state.refreshes += 1;
    return (reports[state.refreshes - 1] ?? reports.at(-1))!();
  });
  keepers.push(keeper);
  return { keeper, changes, state };
}

describe('The search index is kept beside serving', () => {
  it('from the start and after every change, without a search that asks for it', async () => {
    const { changes, state } = keeping(() => Promise.resolve(DONE));
    expect(state.refreshes).toBe(1);
    await pause(0);
    changes.changed('sales');
    changes.changed('content');
    await until(() => state.refreshes === 2);
  });

  it('at the moment at which something goes online', async () => {
    const soon = clock.now() + 60_000;
    const { state } = keeping(() => Promise.resolve({ ...DONE, validUntil: clock.now() < soon ? soon : Infinity }));
    await pause(0);
    clock.forward(1);
    await until(() => state.refreshes === 2);
  });

  it('again after another process was at it, and after a failure, which is logged', async () => {
    const { keeper, state } = keeping(
      () => Promise.resolve({ ...DONE, isBusy: true }),
      () => Promise.reject(new Error('the database is away')),
      () => Promise.resolve(DONE),
    );
    await until(() => state.refreshes === 3 && state.warned === 1);
    await keeper.waitUntilFresh();
    expect(state.refreshes).toBe(3);
  });

  it('so that a search waits for a short refresh, and for none that takes longer than a second', async () => {
    let finish: (report: RefreshReport) => void = () => undefined;
    const { keeper } = keeping(() => new Promise((resolve) => (finish = resolve)));
    const inTime = keeper.waitUntilFresh().then(() => 'fresh');
    finish(DONE);
    expect(await inTime).toBe('fresh');

    const { keeper: slow, changes } = keeping(
      () => Promise.resolve(DONE),
      () => new Promise((resolve) => (finish = resolve)),
    );
    await slow.waitUntilFresh();
    changes.changed('content');
    const order: string[] = [];
    const first = slow.waitUntilFresh().then(() => order.push('first search'));
    await pause(0);
    expect(order).toEqual([]);
    await first;
    // The second one waits for nothing: it is answered before anything else has its turn.
    const turn = pause(0).then(() => order.push('next turn'));
    await slow.waitUntilFresh();
    order.push('second search');
    await turn;
    expect(order).toEqual(['first search', 'second search', 'next turn']);
    finish(DONE);
  });
});
