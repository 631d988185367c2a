import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { makeSeeded, type SeededData } from '../testing/seededDatabase.ts';
import { START_TIMEOUT_MS } from '../testing/testProvider.ts';
import type { Database } from '../platform/database/connect.ts';
import { orderNumber } from '../shop/orders/orderNumber.ts';
import { readSwitches } from '../platform/settings/shopHours.ts';
import { migrate, readJournal } from '../platform/database/migrate.ts';
import { errorLog, events, media, orders, sessions, settings, uploads } from '../platform/database/schema/index.ts';
import { openShop, readRestored } from './afterRestore.ts';
import { backUp } from './backUp.ts';
import { describeMissing } from './describeMissing.ts';
import { restore } from './restore.ts';
import { readTableShapes } from './tableShapes.ts';

const file = join(tmpdir(), `spielplan-backup-${randomUUID()}.gz`);
const damaged = `${file}.damaged`;
let data: SeededData;
let database: Database;

beforeAll(async () => {
  const seeded = await makeSeeded();
  data = seeded;
  database = await seeded.open();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await database.close();
  await data.remove();
  for (const each of [file, damaged]) rmSync(each, { force: true });
});

/** Every row of every table, as the database writes it. */
async function everything(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name } of await readTableShapes(database.db)) {
    const rows = await database.db.select({ line: sql<string>`t::text` }).from(sql`${sql.identifier(name)} t`);
    found[name] = rows.map(({ line }) => line).sort();
  }
  return found;
}

async function logError(url: string): Promise<number | undefined> {
  const [row] = await database.db
    .insert(errorLog)
    .values({ url, created: new Date(), day: '2026-08-01' })
    .returning({ id: errorLog.id });
  return row?.id;
}

/** A picture of the library with all that can be said of it, and its file. */
async function addMedia(): Promise<void> {
  const [key, at] = [randomUUID(), new Date()];
  const [entry] = await database.db
    .insert(media)
    .values({
      key,
      fileId: key,
      name: 'Wehr.jpg',
      alt: { de: 'Ein Wehr', en: 'A weir' },
      createdAt: at,
      focalPoint: { x: 20, y: 75 },
      crops: { square: { x: 0, y: 0, width: 50, height: 75 } },
      tags: ['Ufer'],
    })
    .returning({ id: media.id });
  const shape = { kind: 'picture' as const, contentType: 'image/jpeg', extension: 'jpg', size: 9, width: 4, height: 3 };
  await database.db.insert(uploads).values({
    ...shape,
    id: key,
    name: 'Wehr.jpg',
    color: '#aabbcc',
    owner: 'x',
    usedBy: 'page',
    createdAt: at,
    mediaId: entry?.id ?? null,
  });
}

/** Without what a restore writes down itself. */
function withoutTraces(rows: readonly string[]): string[] {
  return rows.filter((row) => !row.startsWith('(restored,') && !row.startsWith('(switches,'));
}

async function order(): Promise<number> {
  const [row] = await database.db
    .insert(orders)
    .values({ cartId: 'x', paymentKey: randomUUID(), totalCents: 1_250, orderedAt: new Date('2026-08-01T09:00:00Z') })
    .returning({ id: orders.id });
  return row?.id ?? 0;
}

/** Header and rows. */
function linesOfBackup(): string[] {
  return gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -2);
}

/** Writes a backup that is whole in itself. */
function writeSigned(lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  writeFileSync(damaged, gzipSync(`${text}${JSON.stringify({ sha256 })}\n`));
}

describe('A backup', () => {
  it('brings back every row that was there, and no other', async () => {
    const { db } = database;
    // What a careless format loses: line separators, quotes,
    // a JSON null, and the id of a row that is gone.
    await db.insert(settings).values([
      { key: 'odd', value: 'a\u2028b\n"c"\\ ä 🎭' },
      { key: 'nothing', value: sql`'null'::jsonb` },
    ]);
    await addMedia();
    const goneId = (await logError('https://altwasser.example/gone')) ?? 0;
    await db.delete(errorLog).where(eq(errorLog.id, goneId));
    const before = await everything();
    const header = await backUp(database, file);
    expect(header.tables.find(({ name }) => name === 'events')?.rows).toBeGreaterThan(400);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    await db.update(events).set({ status: 'cancelled' });
    await logError('https://altwasser.example/later');
    await restore(database, file, { replaces: true });
    const { settings: stored = [], ...others } = await everything();
    expect({ ...others, settings: withoutTraces(stored) }).toEqual({ ...before, settings: withoutTraces(before.settings ?? []) });
    expect(await logError('https://altwasser.example/new')).toBeGreaterThan(goneId);
  });

  it('shuts the shop until somebody opens it, gives no number out a second time, and lists what is missing', async () => {
    const { db } = database;
    await openShop(db, true);
    await backUp(database, file);
    const last = await order();
    const [entries] = await db.insert(settings).values({ key: 'later', value: 1 }).returning();
    expect(entries).toBeDefined();
    const restored = await restore(database, file, { replaces: true, now: () => Date.parse('2026-08-01T10:00:00Z') });
    expect(restored.missingOrders).toEqual([{ id: last, orderedAt: '2026-08-01T09:00:00Z', totalCents: 1_250 }]);
    expect(restored.missingRows).toEqual({ orders: 1, settings: 1 });
    expect(await readRestored(db)).toEqual(restored);
    expect((await readSwitches(db)).is_shop_online).toBe(false);
    const next = await order();
    expect(next).toBe(restored.orders.before);
    expect(next).toBeGreaterThan(last + 9_000);
    expect(describeMissing(restored).join('\n')).toContain(`${orderNumber(last)}  2026-08-01T09:00:00Z  12.50 €`);
    await openShop(db, true);
    expect((await readSwitches(db)).is_shop_online).toBe(true);
  });

  it('leaves a gap where nobody knows what was given out since: on a new machine', async () => {
    const last = await order();
    await backUp(database, file);
    // The database that gave out more is gone.
    const { remove, open } = await makeSeeded();
    const other = await open();
    const restored = await restore(other, file, { replaces: true });
    expect(restored.missingOrders).toEqual([]);
    expect(restored.orders.after).toBe(last);
    expect(restored.orders.before).toBeGreaterThan(last + 9_000);
    await other.close();
    await remove();
  });

  it('of an older structure comes back whole over a newer one, and the newer release brings it forward', async () => {
    const newest = [...(await readJournal(database.db)).keys()].sort().at(-1) ?? '';
    const [head = '', ...rows] = linesOfBackup();
    const header = JSON.parse(head) as { migrations: Record<string, string> };
    // A database that a later release has changed.
    await database.runScript(`alter table redirects add column later text not null default 'x'; create table later_things (id int);
      insert into migration_journal (name, checksum) values ('9999_later.sql', 'x')`);
    expect(header.migrations[newest]).toBeDefined();
    writeSigned([JSON.stringify(header), ...rows]);
    await expect(migrate(database)).rejects.toThrow('newer than this release');
    await restore(database, damaged, { replaces: true });
    expect([...(await readJournal(database.db)).keys()].sort().at(-1)).toBe(newest);
    const shapes = await readTableShapes(database.db);
    expect(shapes.map(({ name }) => name)).not.toContain('later_things');
    expect(shapes.find(({ name }) => name === 'redirects')?.columns.map(({ name }) => name)).not.toContain('later');
    expect(await migrate(database)).toEqual([]);
    // What the structure holds besides tables: an index for searches, a rule, a function.
    const orphan = { tokenHash: 'x', editorId: 999_999, expiresAt: new Date() };
    await expect(database.db.insert(sessions).values(orphan)).rejects.toThrow(/insert into "sessions"/);
    await database.db.execute(sql`select raise_identities()`);
  });

  it('that lacks migrations gets them when the provider starts', async () => {
    const [head = '', ...rows] = linesOfBackup();
    const header = JSON.parse(head) as { migrations: Record<string, string>; tables: { name: string; rows: number }[] };
    const removed = '0068_search_links.sql';
    expect(header.migrations[removed]).toBeDefined();
    const { [removed]: _, ...older } = header.migrations;
    writeSigned([JSON.stringify({ ...header, migrations: older }), ...rows]);
    await restore(database, damaged, { replaces: true });
    expect([...(await readJournal(database.db)).keys()]).not.toContain(removed);
    expect(await migrate(database)).toEqual([removed]);
    expect((await everything()).events?.length).toBeGreaterThan(400);
  });

  it('keeps references and their rules', async () => {
    const orphan = { tokenHash: 'x', editorId: 999_999, expiresAt: new Date() };
    await expect(database.db.insert(sessions).values(orphan)).rejects.toThrow(/Failed query: insert into "sessions"/);
  });

  it('does not overwrite a database that holds something, unless it is told to', async () => {
    await expect(restore(database, file, { replaces: false })).rejects.toThrow(/not empty.*--replace/);
  });

  it('that is damaged is refused, and nothing is touched', async () => {
    const kept = readFileSync(file);
    const damages: [how: string, bytes: Buffer, sentence: RegExp][] = [
      ['cut off', kept.subarray(0, kept.length - 400), /damaged/],
      ['without its end', gzipSync(gunzipSync(kept).subarray(0, -80)), /damaged/],
      ['with a changed row', gzipSync(gunzipSync(kept).toString().replace('Altwasser', 'Neuwasser')), /damaged/],
      ['of something else', gzipSync('hello\n'), /is not a backup/],
      ['empty', Buffer.alloc(0), /damaged|not a backup/],
    ];
    const before = await everything();
    for (const [how, bytes, sentence] of damages) {
      writeFileSync(damaged, bytes);
      const refusal = await restore(database, damaged, { replaces: true }).catch(String);
      expect([how, refusal]).toEqual([how, expect.stringMatching(sentence)]);
    }
    expect(await everything()).toEqual(before);
  });

  it('of a structure that no release here knows is refused', async () => {
    const [head = '', ...rows] = linesOfBackup();
    const header = JSON.parse(head) as { migrations: Record<string, string> };
    header.migrations['0099_later.sql'] = 'x';
    writeSigned([JSON.stringify(header), ...rows]);
    await expect(restore(database, damaged, { replaces: true })).rejects.toThrow(
      /another structure.*does not know its migration 0099_later/,
    );
  });

  it('whose rows do not fit together changes nothing', async () => {
    const [head = '', ...rows] = linesOfBackup();
    const broken = rows.map((line) => line.replace('"production_id": "1"', '"production_id": "999999"'));
    writeSigned([head, ...broken]);
    const before = await everything();
    await expect(restore(database, damaged, { replaces: true })).rejects.toThrow(/Failed query: alter table .* add constraint/);
    expect(await everything()).toEqual(before);
  });
});
