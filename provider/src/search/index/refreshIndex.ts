import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { searchSources } from '../../platform/database/schema/index.ts';
import { readRows } from '../readRows.ts';
import { readSignatures, type Source, SOURCES } from './sources.ts';
import { writeDocuments } from './writeDocuments.ts';

/**
 * What a refresh came to: documents and dates written, when the clock alone makes the index old
 * (epoch ms), and whether another process was at it, so that more may be old still.
 */
export interface RefreshReport {
  written: number;
  validUntil: number;
  isBusy: boolean;
}

/**
 * Brings the index up to what the content is now: the parts whose rows differ from what they were
 * made of are made again, and of these only documents that differ are written. Each part is there as
 * soon as it is done. Any number of processes may do it at once; one works, the others are told that
 * it does. Without a change it costs one query.
 */
export async function refreshIndex(db: Db, now: number): Promise<RefreshReport> {
  const { old, validUntil } = await findOldSources(db, now);
  if (old.length === 0) return { written: 0, validUntil, isBusy: false };
  let written = 0;
  for (const source of old) {
    const rows = await db.transaction((tx) => refreshSource(tx, source, now));
    if (rows === null) return { written, validUntil: 0, isBusy: true };
    written += rows;
  }
  return { written, validUntil: (await findOldSources(db, now)).validUntil, isBusy: false };
}

/** Answers the rows it has written; `null` where another process is at it. */
async function refreshSource(tx: Db, source: Source, now: number): Promise<number | null> {
  const [lock] = await readRows<{ ours: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended('search index', 0)) as ours`,
  );
  if (!lock?.ours) return null;
  const { old, signatures } = await findOldSources(tx, now);
  if (!old.includes(source)) return 0;
  const { documents, validUntil } = await source.read(tx, now);
  const written = (await writeDocuments(tx, source.kinds, documents)) + ((await source.writeMore?.(tx)) ?? 0);
  const made = { signature: signatures.get(source.name) ?? '', validUntil };
  await tx
    .insert(searchSources)
    .values({ source: source.name, ...made })
    .onConflictDoUpdate({ target: searchSources.source, set: made });
  return written;
}

async function findOldSources(db: Db, now: number) {
  const signatures = await readSignatures(db);
  const made = new Map((await db.select().from(searchSources)).map((row) => [row.source, row]));
  const old = SOURCES.filter(({ name }) => {
    const known = made.get(name);
    return known?.signature !== signatures.get(name) || (known?.validUntil != null && known.validUntil.getTime() <= now);
  });
  const moments = [...made.values()].flatMap(({ validUntil }) => (validUntil ? [validUntil.getTime()] : []));
  return { old, signatures, validUntil: moments.length > 0 ? Math.min(...moments) : Number.POSITIVE_INFINITY };
}
