import type { FastifyBaseLogger } from 'fastify';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../platform/context.ts';
import type { PosterStore } from '../../media/posters/posterStore.ts';
import { letteredId, posterWordsOf } from '../../media/posters/posterWords.ts';
import { readProgramme } from '../entries/programme.ts';

const EVENTS_AHEAD = 20;
const WIDTHS = [480, 320, 800] as const;
const DELAY_MS = 150;

/**
 * Draws the posters of the coming days one after the
 * other, so that the first visitors do not wait for them.
 */
export async function warmPosters(
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
