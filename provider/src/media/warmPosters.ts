import { asc, gte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ProviderContext } from '../context.ts';
import { events } from '../database/schema/index.ts';
import type { PosterStore } from './posterStore.ts';

const EVENTS_AHEAD = 20;
const WIDTHS = [480, 320, 800] as const;
const DELAY_MS = 150;

/**
 * Draws the posters of the coming days one after the
 * other, so that the first visitors do not wait for them.
 */
export async function warmPosters(
  { db, clock }: ProviderContext,
  store: PosterStore,
  stop: AbortSignal,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const next = await db
      .select({ productionId: events.productionId })
      .from(events)
      .where(gte(events.day, clock.today()))
      .orderBy(asc(events.day), asc(events.dateStart))
      .limit(EVENTS_AHEAD);
    const ids = new Set(next.map(({ productionId }) => `production-${productionId}`));
    for (const width of WIDTHS) {
      for (const id of ids) {
        if (stop.aborted) return;
        await store.read(id, width, 'avif');
        await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      }
    }
    log.debug({ posters: ids.size }, 'posters of the coming days are ready');
  } catch (error) {
    log.warn({ err: error }, 'posters could not be prepared');
  }
}
