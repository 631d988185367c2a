import { setTimeout as pause } from 'node:timers/promises';
import { atLeastOne, until } from '@spielplan/shared-contracts/testing';
import { sql } from 'drizzle-orm';
import { readRows } from '../resources/search/readRows.ts';
import { openHoldableRelay, type HoldableRelay } from '../testing/holdableRelay.ts';
import { makeEmptyDatabase, type SeededData, TEST_DATABASE_URL } from '../testing/seededDatabase.ts';
import { connect, type Database } from './connect.ts';
import { isDatabaseAway } from './lostConnection.ts';

// The embedded engine is part of the process; `npm run test:postgres -w provider` runs these.
const onPostgres = TEST_DATABASE_URL === null ? describe.skip : describe;

const SILENCE = { suspectMs: 100, probeLimitMs: 200, stepMs: 20 };
/** Far below what a statement, a connection and a turn may take. */
const SOON_MS = 3_000;

onPostgres('A server that says nothing any more', () => {
  let data: SeededData;
  let relay: HoldableRelay;
  let database: Database;
  let said: boolean[] = [];

  beforeEach(async () => {
    said = [];
    data = await makeEmptyDatabase(TEST_DATABASE_URL ?? '');
    relay = await openHoldableRelay(data.databaseUrl ?? '');
    database = await connect({
      ...data,
      databaseUrl: relay.url,
      poolSize: 2,
      silence: SILENCE,
      onSilence: (isSilent) => void said.push(isSilent),
    });
    await database.runScript('create table seats (id int primary key)');
  });
  afterEach(async () => {
    relay.release();
    await database.close();
    await relay.close();
    await data.remove();
  });

  const failureOf = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => null,
      (error: unknown) => error,
    );

  it('keeps nobody waiting: not who is under way, not who waits for a connection, and later ones not at all', async () => {
    const { db } = database;
    const begun = Promise.withResolvers<void>();
    const transaction = failureOf(
      db.transaction(async (tx) => {
        await tx.execute(sql`insert into seats values (1)`);
        begun.resolve();
        await pause(50);
        await tx.execute(sql`insert into seats values (2)`);
      }),
    );
    await begun.promise;
    relay.hold();
    const start = performance.now();
    const waiting = [transaction, ...Array.from({ length: 5 }, () => failureOf(db.execute(sql`select 1`)))];
    for (const failure of atLeastOne(await Promise.all(waiting)))
      expect([failure, isDatabaseAway(failure)]).toEqual([failure, true]);
    expect(performance.now() - start).toBeLessThan(SOON_MS);
    const next = performance.now();
    expect(isDatabaseAway(await failureOf(db.execute(sql`select 1`)))).toBe(true);
    expect(performance.now() - next).toBeLessThan(1_000);
    expect(said).toEqual([true]);

    relay.release();
    await until(() => said.length === 2);
    expect(said).toEqual([true, false]);
    expect(await readRows(db, sql`select id from seats`)).toEqual([]);
  });

  it('is told from one that takes its time, and from a lock that does not come', async () => {
    const { db } = database;
    const slow = db.execute(sql`select pg_sleep(${(4 * (SILENCE.suspectMs + SILENCE.probeLimitMs)) / 1_000})`);
    const holding = db.transaction(async (tx) => {
      await tx.execute(sql`lock table seats`);
      await pause(4 * (SILENCE.suspectMs + SILENCE.probeLimitMs));
    });
    await Promise.all([slow, holding, db.execute(sql`select 1`)]);
    expect(said).toEqual([]);
  });
});
