import { and, asc, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../../context.ts';
import { editors } from '../../database/schema/index.ts';
import { documents } from '../../database/schema/working.ts';
import { publishAsVersion } from './documentActions.ts';
import { isDocument, type Place } from './place.ts';
import { tellOfPublishing } from './publishLocked.ts';
import { lockDocument } from './workingCopy.ts';

const EVERY_MS = 1_000;
/** A document that could not be published waits for so long. */
const RETRY_MS = 60_000;

/** Publishes whatever is due; answers what this process published. Of several processes that try one does. */
export async function publishDue(
  context: ProviderContext,
  report: (place: Place, error: unknown) => void,
  mayTry: (place: Place) => boolean = () => true,
): Promise<Place[]> {
  const { db, clock } = context;
  const isDue = lte(documents.scheduledAt, new Date(clock.now()));
  const due = await db
    .select({ contentType: documents.contentType, objectId: documents.objectId })
    .from(documents)
    .where(isDue)
    .orderBy(asc(documents.scheduledAt));
  const published: Place[] = [];
  for (const place of due.filter(mayTry)) {
    try {
      const isOwn = await db.transaction(async (tx) => {
        const document = await lockDocument(tx, place);
        // Anyone who had the lock before may have published it.
        const [still] = await tx
          .select()
          .from(documents)
          .where(and(isDocument(documents, place), isDue));
        if (!still) return false;
        const [editor] = still.scheduledBy ? await tx.select().from(editors).where(eq(editors.id, still.scheduledBy)) : [];
        await publishAsVersion(tx, document, editor ?? null, clock.now());
        return true;
      });
      if (isOwn) published.push(place);
    } catch (error) {
      report(place, error);
    }
  }
  if (published.length > 0) tellOfPublishing(context, published);
  return published;
}

/** Looks each second, until the server closes; what came due while no process ran is published after the start. */
export function keepSchedule(app: FastifyInstance, context: ProviderContext): void {
  const failedAt = new Map<string, number>();
  let running: Promise<unknown> | null = null;
  const nameOf = ({ contentType, objectId }: Place) => `${contentType} ${objectId}`;
  const report = (place: Place, error: unknown) => {
    failedAt.set(nameOf(place), performance.now());
    app.log.error({ err: error, document: nameOf(place) }, 'a planned publishing failed and is tried again in a minute');
  };
  const mayTry = (place: Place) => performance.now() - (failedAt.get(nameOf(place)) ?? -RETRY_MS) >= RETRY_MS;
  const look = () => {
    running ??= publishDue(context, report, mayTry)
      .then((published) => {
        for (const place of published) app.log.info({ document: nameOf(place) }, 'published as planned');
      })
      .catch((error: unknown) => app.log.warn({ err: error }, 'planned publishing could not be looked for'))
      .finally(() => (running = null));
  };
  const timer = setInterval(look, EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
