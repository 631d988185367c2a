import { inArray, lt, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../../context.ts';
import { formEntries, uploads } from '../../database/schema/index.ts';
import { originalKey } from '../../media/uploadedPicture.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;
const AT_ONCE = 100;

/** How many were taken away. */
export interface RemovalReport {
  entries: number;
  files: number;
}

/**
 * Takes away form entries older than `FORM_ENTRY_RETENTION_DAYS` with their files, and files that nobody used in time. It may
 * run in several processes at once and may be cut off anywhere: what is left is taken the next time.
 */
export async function removeExpired(context: ProviderContext): Promise<RemovalReport> {
  const report = { entries: 0, files: 0 };
  for (let taken = AT_ONCE; taken === AT_ONCE; report.entries += taken) taken = await removeOldEntries(context);
  for (let taken = AT_ONCE; taken === AT_ONCE; report.files += taken) taken = await removeWaitingFiles(context);
  return report;
}

/** Runs at the start and every six hours, until the server closes. */
export function scheduleRemovals(app: FastifyInstance, context: ProviderContext): void {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= removeExpired(context)
      .then((report) => {
        if (report.entries + report.files > 0) app.log.info(report, 'old form entries and unused files were removed');
      })
      .catch((error: unknown) => app.log.error({ err: error }, 'old form entries and unused files could not be removed'))
      .finally(() => (running = null));
  };
  const timer = setInterval(run, EVERY_MS).unref();
  app.addHook('onListen', async () => run());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}

function removeOldEntries({ db, clock, configuration }: ProviderContext): Promise<number> {
  const oldest = new Date(clock.now() - configuration.formEntryRetentionDays * DAY_MS);
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: formEntries.id })
      .from(formEntries)
      .where(lt(formEntries.createdAt, oldest))
      .limit(AT_ONCE)
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
 * The content goes before its row: a row without content is found again, content without a row never. No lock is needed,
 * because nobody can use a file any more once its time is over.
 */
async function removeWaitingFiles({ db, clock, storage }: ProviderContext): Promise<number> {
  const expired = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lte(uploads.expiresAt, new Date(clock.now())))
    .limit(AT_ONCE);
  const ids = expired.map(({ id }) => id);
  for (const id of ids) await storage.uploads.remove(originalKey(id));
  if (ids.length > 0) await db.delete(uploads).where(inArray(uploads.id, ids));
  return ids.length;
}
