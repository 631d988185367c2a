import { asc, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ProviderContext } from '../../platform/context.ts';
import { editors } from '../../platform/database/schema/index.ts';
import { documents } from '../../platform/database/schema/working.ts';
import type { Queries } from '../../platform/database/Database.ts';
import { lockAll } from '../saving/changeDocuments.ts';
import { endPlan, publishAsPlanned } from './documentActions.ts';
import { readDocumentState } from '../saving/documentState.ts';
import { isDocument, type Place } from '../content/place.ts';
import { tellOfPublishing } from '../drafts/publishLocked.ts';
import { readPublishing } from '../../platform/settings/readPublishing.ts';

const EVERY_MS = 1_000;
/** A document that could not be published waits for so long. */
const RETRY_MS = 60_000;

/**
 * Publishes whatever is due; answers what this process published. What was planned together is published together or not at all; of
 * several processes that try one does. A plan for what is published as it is ends without a version: there `direct` was faster.
 */
export async function publishDue(
  context: ProviderContext,
  report: (place: Place, error: unknown) => void,
  mayTry: (place: Place) => boolean = () => true,
): Promise<Place[]> {
  const { db, clock } = context;
  const due = await db
    .select()
    .from(documents)
    .where(lte(documents.scheduledAt, new Date(clock.now())))
    .orderBy(asc(documents.scheduledAt));
  const published: Place[] = [];
  // A plan of an older version has no name.
  const plans = Map.groupBy(due, ({ plan, contentType, objectId }) => plan ?? `${contentType} ${objectId}`);
  for (const rows of plans.values()) {
    const places = rows.map(({ contentType, objectId }) => ({ contentType, objectId }));
    if (!places.every(mayTry)) continue;
    try {
      published.push(...(await db.transaction((tx) => publishPlan(tx, context, rows[0]?.plan ?? null, places))));
    } catch (error) {
      for (const place of places) report(place, error);
    }
  }
  if (published.length > 0) tellOfPublishing(context, published);
  return published;
}

async function publishPlan(
  tx: Queries,
  { clock, configuration }: ProviderContext,
  plan: string | null,
  places: readonly Place[],
): Promise<Place[]> {
  const published: Place[] = [];
  for (const document of await lockAll(tx, places)) {
    const { place } = document;
    // Anyone who had the lock before may have published it, or planned it again.
    const [still] = await tx.select().from(documents).where(isDocument(documents, place));
    if (!still?.scheduledAt || still.plan !== plan || still.scheduledAt.getTime() > clock.now()) continue;
    const publishing = await readPublishing(tx, { configuration });
    const { state } = await readDocumentState(tx, place, publishing);
    // Of drafts the plan has a version of its own, which may be another one than what is edited by now.
    if (state === 'published' && (publishing === 'direct' || document.row.planVersion === null)) {
      await endPlan(tx, document);
      continue;
    }
    const [editor] = still.scheduledBy ? await tx.select().from(editors).where(eq(editors.id, still.scheduledBy)) : [];
    await publishAsPlanned(tx, document, editor ?? null, clock.now());
    published.push(place);
  }
  return published;
}

/** Looks each second, until the server closes; what came due while no process ran is published after the start. */
export function keepSchedule(app: FastifyInstance, context: ProviderContext): void {
  const failedAt = new Map<string, number>();
  let running: Promise<unknown> | null = null;
  const nameOf = ({ contentType, objectId }: Place) => `${contentType} ${objectId}`;
  const report = (place: Place, error: unknown) => {
    failedAt.set(nameOf(place), performance.now());
    app.log.error({ err: error, document: nameOf(place) }, 'document.unpublished');
  };
  const mayTry = (place: Place) => performance.now() - (failedAt.get(nameOf(place)) ?? -RETRY_MS) >= RETRY_MS;
  const look = () => {
    running ??= publishDue(context, report, mayTry)
      .then((published) => {
        for (const place of published) app.log.info({ document: nameOf(place) }, 'document.published');
      })
      .catch((error: unknown) => app.log.warn({ err: error }, 'schedule.unread'))
      .finally(() => (running = null));
  };
  const timer = setInterval(look, EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
