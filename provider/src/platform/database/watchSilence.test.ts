import { setTimeout as pause } from 'node:timers/promises';
import { atLeastOne, until } from '@spielplan/shared-contracts/testing';
import { sql } from 'drizzle-orm';
import { readRows } from '../../search/readRows.ts';
import { openHoldableRelay, type HoldableRelay } from '../../testing/holdableRelay.ts';
import { makeEmptyDatabase, type SeededData, TEST_DATABASE_URL } from '../../testing/seededDatabase.ts';
import { connect, type Database } from './connect.ts';
import { fellSilent } from './watchSilence.ts';

// The embedded engine is part of the process; `npm run test:postgres -w provider` runs these.
const onPostgres = TEST_DATABASE_URL === null ? describe.skip : describe;

const SILENCE = { suspectMs: 100, probeLimitMs: 200, stepMs: 20 };
/** What `fellSilent` says, and no statement, connection or turn whose own time is up. */
const SILENT = fellSilent().message;

/** What a failure says, and what caused it. */
function reasonsOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : [];
}

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
    const waiting = [transaction, ...Array.from({ length: 5 }, () => failureOf(db.execute(sql`select 1`)))];
    for (const failure of atLeastOne(await Promise.all(waiting))) expect(reasonsOf(failure)).toContain(SILENT);
    // Later ones ask nobody: they are refused before anything else has its turn.
    const order: string[] = [];
    const turn = pause(0).then(() => order.push('next turn'));
    const later = await failureOf(db.execute(sql`select 1`));
    order.push('refused');
    await turn;
    expect(order).toEqual(['refused', 'next turn']);
    expect(reasonsOf(later)).toContain(SILENT);
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
