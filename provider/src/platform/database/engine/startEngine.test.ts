import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readRows } from '../../../search/readRows.ts';
import { makeSeededFolder } from '../../../testing/seededFolder.ts';
import { connectEmbedded } from '../connectEmbedded.ts';
import type { Database } from '../Database.ts';

/** So many turns of this thread, far less time than the statement takes. */
const TURNS = 20;
/** About half a second of the engine's time. */
const HEAVY = sql`select count(*)::int as rows from generate_series(1, 3000000) n where n % 7 = 3`;

describe('The embedded engine', () => {
  let database: Database;
  let remove: () => void;
  beforeAll(async () => {
    const seeded = await makeSeededFolder();
    remove = seeded.remove;
    database = await connectEmbedded(seeded.folder, { relaxedDurability: true });
    await database.runScript('create table chairs (id int primary key, note jsonb, sold timestamptz)');
  });
  afterAll(async () => {
    await database.close();
    remove();
  });
  const ids = () => readRows<{ id: number }>(database.db, sql`select id from chairs order by id`);

  it('leaves this thread free while a statement takes its time', async () => {
    const order: string[] = [];
    const heavy = database.db.execute(HEAVY).then(() => order.push('statement'));
    for (let turn = 0; turn < TURNS; turn += 1) await pause(1);
    order.push('other work');
    await heavy;
    expect(order).toEqual(['other work', 'statement']);
  });

  it('runs a transaction alone, keeps nothing of one that fails, and savepoints inside', async () => {
    const { db } = database;
    const order: string[] = [];
    const first = db.transaction(async (tx) => {
      await tx.execute(sql`insert into chairs values (1, '{"row": 1}', '2026-08-01T10:00:00Z')`);
      await pause(50);
      const inner = tx.transaction(async (nested) => {
        await nested.execute(sql`insert into chairs values (2)`);
        throw new Error('not this one');
      });
      await expect(inner).rejects.toThrow('not this one');
      order.push('first');
    });
    const between = db.execute(sql`select 1`).then(() => order.push('between'));
    const second = db.transaction(async (tx) => {
      order.push('second');
      await tx.execute(sql`insert into chairs values (3)`);
      throw new Error('sold out');
    });
    await Promise.all([first, between, expect(second).rejects.toThrow('sold out')]);
    expect(order).toEqual(['first', 'between', 'second']);
    expect(await ids()).toEqual([{ id: 1 }]);
  });

  it('answers numbers, objects and times as this thread would', async () => {
    const rows = await readRows(database.db, sql`select id, note, sold, null as none, array[1, 2] as list from chairs`);
    expect(rows).toEqual([{ id: 1, note: { row: 1 }, sold: '2026-08-01 10:00:00+00', none: null, list: [1, 2] }]);
  });

  it('says which rule was broken with its SQLSTATE, inside a transaction and alone', async () => {
    const broken = { cause: expect.objectContaining({ code: '23505', constraint: 'chairs_pkey' }) };
    await expect(database.db.execute(sql`insert into chairs values (1)`)).rejects.toMatchObject(broken);
    const inside = database.db.transaction((tx) => tx.execute(sql`insert into chairs values (1)`));
    await expect(inside).rejects.toMatchObject(broken);
    await expect(database.runScript('begin; select 1/0; commit;')).rejects.toMatchObject({ code: '22012' });
    expect(await ids()).toEqual([{ id: 1 }]);
  });
});

it('An engine that is closed first answers what was asked, and refuses what is asked then', async () => {
  const { folder, remove } = await makeSeededFolder();
  const database = await connectEmbedded(folder, { relaxedDurability: true });
  const asked = readRows(database.db, HEAVY);
  await Promise.resolve();
  await database.close();
  expect(await asked).toHaveLength(1);
  await expect(readRows(database.db, sql`select 1`)).rejects.toMatchObject({
    cause: { message: 'The embedded database is closed.' },
  });
  remove();
});
