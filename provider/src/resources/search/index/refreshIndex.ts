import { sql } from 'drizzle-orm';
import type { Changes } from '../../../changes.ts';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../database/connect.ts';
import { searchSources } from '../../../database/schema/index.ts';
import { readSignatures, SOURCES } from './sources.ts';
import { writeDocuments } from './writeDocuments.ts';

/**
 * What a refresh came to: documents written, and when
 * the clock alone makes the index old (epoch ms).
 */
export interface RefreshReport {
  written: number;
  validUntil: number;
}

/**
 * Brings the index up to what the content is now: the parts whose rows differ from what they were
 * made of are made again, and of these only documents that differ are written. Any number of
 * processes may do it at once; one works, the others find it done. Without a change it costs one
 * query.
 */
export async function refreshIndex(db: Db, now: number): Promise<RefreshReport> {
  const before = await findOldSources(db, now);
  if (before.old.length === 0) return { written: 0, validUntil: before.validUntil };
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('search index', 0))`);
    const { old, signatures } = await findOldSources(tx, now);
    let written = 0;
    for (const source of old) {
      const { documents, validUntil } = await source.read(tx, now);
      written += await writeDocuments(tx, source.kinds, documents);
      const made = { signature: signatures.get(source.name) ?? '', validUntil };
      await tx
        .insert(searchSources)
        .values({ source: source.name, ...made })
        .onConflictDoUpdate({ target: searchSources.source, set: made });
    }
    const after = await findOldSources(tx, now);
    return { written, validUntil: after.validUntil };
  });
}

/** Makes sure the index is up to date before something is looked for. */
export type KeepIndexFresh = () => Promise<void>;

/**
 * Refreshes the index when content has changed since the last time, wherever that was, or when a
 * moment has come at which something goes online or off. Callers who ask at the same time share one
 * refresh; a failed one is tried again.
 */
export function createIndexKeeper(db: Db, changes: Changes, clock: Clock): KeepIndexFresh {
  let kept: { stamp: string; done: Promise<RefreshReport>; validUntil: number } | null = null;
  return async () => {
    const stamp = changes.stamp('content');
    if (kept?.stamp === stamp && clock.now() < kept.validUntil) return void (await kept.done);
    const done = refreshIndex(db, clock.now());
    const own = { stamp, done, validUntil: Number.POSITIVE_INFINITY };
    kept = own;
    try {
      own.validUntil = (await done).validUntil;
    } catch (error) {
      if (kept === own) kept = null;
      throw error;
    }
  };
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
