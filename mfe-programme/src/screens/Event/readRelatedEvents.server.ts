import { eventsCall, type EventDetail, type EventSummary } from '@spielplan/shared-contracts/api';
import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { isOver } from '@spielplan/shared-contracts/rules';

const MAX_RELATED = 3;
/** Enough to find some of other productions among them. */
const MAX_READ = 20;

/**
 * What else is on: the next events of its series, without one of its genre, each of another
 * production, none cancelled and none sold out: a page that ends in "sold out" leads nowhere. None, logged, where they cannot be read: the page is whole without
 * them.
 */
export async function readRelatedEvents(
  { id, production, series, genre }: EventDetail,
  { provider, lang, now, log }: LoadContext,
): Promise<EventSummary[]> {
  const alike = series ? { series: series.id } : genre ? { genre: genre.id } : null;
  if (!alike) return [];
  try {
    const { results } = await provider.read(eventsCall, {
      params: { lang },
      query: { ...alike, date: formatUrlDate(houseDayAt(now)), page_size: MAX_READ },
    });
    const seen = new Set([production]);
    const others = results.filter((event) => {
      const isOther = event.id !== id && event.status === 'scheduled' && !isOver(event, now);
      if (!isOther || event.ticket_status === 'sold_out' || (event.production !== null && seen.has(event.production)))
        return false;
      seen.add(event.production);
      return true;
    });
    return others.slice(0, MAX_RELATED);
  } catch (error) {
    log('warn', 'event.relatedUnavailable', { error: String(error) });
    return [];
  }
}
