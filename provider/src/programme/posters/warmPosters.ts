import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import { type PosterStore, posterStoreOf } from '../../media/posters/posterStore.ts';
import { letteredId, posterWordsOf } from '../../media/posters/posterWords.ts';
import { readProgramme } from '../entries/programme.ts';

const EVENTS_AHEAD = 20;
const WIDTHS = [480, 320, 800] as const;
const DELAY_MS = 150;

/** Draws once the server listens, where the configuration wants it, until the server closes. */
export function keepPostersWarm(app: FastifyInstance, context: ProviderContext): void {
  if (!context.configuration.warmPosters) return;
  const stop = new AbortController();
  app.addHook('onListen', async () => void warmPosters(context, posterStoreOf(context), stop.signal, app.log));
  app.addHook('preClose', async () => stop.abort());
}

/**
 * Draws the posters of the coming days one after the
 * other, so that the first visitors do not wait for them.
 */
async function warmPosters(
  context: ProviderContext,
  store: PosterStore,
  stop: AbortSignal,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const { entries } = await readProgramme(context);
    const today = context.clock.today();
    const next = entries.filter(({ event, lastDay = event.day }) => lastDay >= today).slice(0, EVENTS_AHEAD);
    const first = [...new Map(next.map((entry) => [entry.production.id, entry])).values()];
    for (const lang of LANGUAGES) {
      for (const width of WIDTHS) {
        for (const { production, run } of first) {
          if (stop.aborted) return;
          const words = posterWordsOf(production.title, run, lang);
          const name = letteredId(production.id, lang, words);
          await store.read(`production-${production.id}`, width, 'avif', { name, words });
          await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
        }
      }
    }
    log.debug({ posters: first.length }, 'posters.ready');
  } catch (error) {
    log.warn({ err: error }, 'posters.failed');
  }
}
