import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { makeSeeded, type SeededData } from '../../testing/seededDatabase.ts';
import { START_TIMEOUT_MS } from '../../testing/testProvider.ts';
import type { Database } from '../connect.ts';
import { errorLog, events, media, sessions, settings, uploads } from '../schema/index.ts';
import { backUp } from './backUp.ts';
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
    expect(await everything()).toEqual(before);
    expect(await logError('https://altwasser.example/new')).toBeGreaterThan(goneId);
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

  it('of another structure is refused with the release it needs', async () => {
    const [head = '', ...rows] = linesOfBackup();
    const header = JSON.parse(head) as { migrations: Record<string, string> };
    header.migrations['0099_later.sql'] = 'x';
    writeSigned([JSON.stringify(header), ...rows]);
    await expect(restore(database, damaged, { replaces: true })).rejects.toThrow(/another structure.*0099_later/);
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
