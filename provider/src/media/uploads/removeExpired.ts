import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { formEntries, removeLeftUploads, uploads } from '../../platform/database/schema/index.ts';
import { runPeriodically } from '../../platform/queue/runPeriodically.ts';
import { originalKey } from '../renditions/uploadedPicture.ts';
import { removeUnfinished } from './partialUploads.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;
const BATCH_ROWS = 100;

/** How many were taken away. */
export interface RemovalReport {
  entries: number;
  files: number;
}

/**
 * Takes away form entries older than `FORM_ENTRY_RETENTION_DAYS` with their files, and files that
 * nobody used in time. It may run in several processes at once and may be cut off anywhere: what is
 * left is taken the next time.
 */
export async function removeExpired(context: ProviderContext): Promise<RemovalReport> {
  const report = { entries: 0, files: 0 };
  for (let taken = BATCH_ROWS; taken === BATCH_ROWS; report.entries += taken) taken = await removeOldEntries(context);
  for (let taken = BATCH_ROWS; taken === BATCH_ROWS; report.files += taken) taken = await removeWaitingFiles(context);
  await removeRemains(context);
  report.files += await removeUnfinished(context);
  return report;
}

/** Runs at the start and every six hours, until the server closes. */
export function scheduleRemovals(app: FastifyInstance, context: ProviderContext): void {
  const sweep = async () => {
    const report = await removeExpired(context);
    if (report.entries + report.files > 0) app.log.info(report, 'entries.removed');
  };
  runPeriodically(app, context, { everyMs: EVERY_MS, sweep, what: 'entries' });
}

function removeOldEntries({ db, clock, configuration }: ProviderContext): Promise<number> {
  const oldest = new Date(clock.now() - configuration.formEntryRetentionDays * DAY_MS);
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: formEntries.id })
      .from(formEntries)
      .where(lt(formEntries.createdAt, oldest))
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(uploads)
      .set({ usedBy: null, expiresAt: new Date(0) })
      .where(inArray(uploads.formEntryId, ids));
    await tx.delete(formEntries).where(inArray(formEntries.id, ids));
    return ids.length;
  });
}

/**
 * The rows go first, and only those whose time is over at that very moment: one that a form or a
 * page is just taking over is left to it. What has no row any more can be taken over by nobody;
 * until its content is gone too, its id is kept.
 */
async function removeWaitingFiles({ db, clock }: ProviderContext): Promise<number> {
  // What was taken out of the library may be back in a document, by an undone step.
  const isUnused = sql`not exists (
    select 1 from media where media.file_id = ${uploads.id} and (
      exists (select 1 from modules where fields::text like '%' || media.key || '%')
      or exists (select 1 from working_modules where fields::text like '%' || media.key || '%')))`;
  const isOver = and(lte(uploads.expiresAt, new Date(clock.now())), isUnused);
  return db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: uploads.id })
      .from(uploads)
      .where(isOver)
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true });
    const ids = expired.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const gone = await tx
      .delete(uploads)
      .where(and(inArray(uploads.id, ids), isOver))
      .returning({ id: uploads.id });
    if (gone.length > 0) await tx.insert(removeLeftUploads).values(gone).onConflictDoNothing();
    return gone.length;
  });
}

async function removeRemains({ db, storage }: ProviderContext): Promise<void> {
  for (;;) {
    const remains = await db.select().from(removeLeftUploads).limit(BATCH_ROWS);
    if (remains.length === 0) return;
    for (const { id } of remains) {
      await storage.uploads.remove(originalKey(id));
      await db.delete(removeLeftUploads).where(eq(removeLeftUploads.id, id));
    }
  }
}
