import { and, eq, exists, inArray, not, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/Database.ts';
import { documentSnapshots, documentVersions } from '../../platform/database/schema/index.ts';
import { runPeriodically } from '../../platform/queue/runPeriodically.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;
/** So many versions of a document stay however old they are. */
const MIN_KEPT = 20;
/** Small enough that an editor who saves meanwhile waits for none. */
const BATCH_ROWS = 500;

/** How many versions have gone, and how many states that were in no other. */
export interface VersionsCleaned {
  versions: number;
  states: number;
}

interface Rule {
  /** Epoch ms. */
  now: number;
  retentionDays: number;
}

/**
 * Removes versions that took their last change in more than `retentionDays` ago, and the states that no version holds any
 * more. Whatever its age stays: what has a name, the state before the first change, the last twenty of a document, the
 * last one that was published, and what is planned. May be cut off anywhere.
 */
export async function cleanVersions(db: Db, rule: Rule): Promise<VersionsCleaned> {
  const cleaned: VersionsCleaned = { versions: 0, states: 0 };
  const ids = await findOldVersions(db, rule);
  for (let at = 0; at < ids.length; at += BATCH_ROWS) {
    const batch = ids.slice(at, at + BATCH_ROWS);
    await db.transaction(async (tx) => {
      const gone = await tx
        .delete(documentVersions)
        .where(inArray(documentVersions.id, batch))
        .returning({ hash: documentVersions.snapshotHash });
      cleaned.versions += gone.length;
      const isUsed = exists(tx.select().from(documentVersions).where(eq(documentVersions.snapshotHash, documentSnapshots.hash)));
      const hashes = [...new Set(gone.map(({ hash }) => hash))];
      const states = await tx
        .delete(documentSnapshots)
        .where(and(inArray(documentSnapshots.hash, hashes), not(isUsed)))
        .returning({ hash: documentSnapshots.hash });
      cleaned.states += states.length;
    });
  }
  return cleaned;
}

/** What `cleanVersions` would remove, and in how many bytes, and removes nothing. */
export async function previewCleaning(db: Db, rule: Rule): Promise<VersionsCleaned & { bytes: number }> {
  const ids = JSON.stringify(await findOldVersions(db, rule));
  const old = sql`(select jsonb_array_elements_text(${ids}::jsonb)::integer)`;
  const [found] = await db
    .select({
      versions: sql<number>`jsonb_array_length(${ids}::jsonb)`,
      states: sql<number>`count(*)::integer`,
      bytes: sql<number>`coalesce(sum(pg_column_size(s.content)), 0)::float8`,
    })
    .from(
      sql`page_snapshots s where s.hash in (select snapshot_hash from page_versions where id in ${old})
        and not exists (select 1 from page_versions v where v.snapshot_hash = s.hash and v.id not in ${old})`,
    );
  return found ?? { versions: 0, states: 0, bytes: 0 };
}

/** Cleans after the start and every six hours. */
export function keepVersionsCleaned(app: FastifyInstance, context: ProviderContext): void {
  const { db, clock, configuration } = context;
  const sweep = async () => {
    const cleaned = await cleanVersions(db, { now: clock.now(), retentionDays: configuration.versionRetentionDays });
    if (cleaned.versions > 0) app.log.info(cleaned, 'versions.removed');
  };
  runPeriodically(app, context, { everyMs: EVERY_MS, sweep, what: 'versions' });
}

async function findOldVersions(db: Db, { now, retentionDays }: Rule): Promise<number[]> {
  const oldest = new Date(now - retentionDays * DAY_MS);
  const rows = await db.select({ id: sql<number>`id` }).from(
    sql`(
      select id, kind, changed,
        row_number() over (partition by content_type, page_id, object_id order by changed desc, id desc) as place,
        row_number() over (partition by content_type, page_id, object_id, kind order by changed desc, id desc) as place_of_kind
      from page_versions) ranked
    where changed < ${oldest.toISOString()}::timestamptz and place > ${MIN_KEPT}
      and not exists (select 1 from documents where plan_version = ranked.id)
      and (kind = 'automatic' or kind = 'published' and place_of_kind > 1)
    order by id`,
  );
  return rows.map(({ id }) => id);
}
