import { eventsCall, type EventSummary } from '@spielplan/shared-contracts/api';
import { MAX_SAVED_EVENTS } from '@spielplan/shared-contracts/storage';
import type { LoadContext } from '@spielplan/shared-contracts/remote';

/**
 * Reads events by id, past ones included, soonest first; ids that no event has are left out. A
 * provider that does not know `ids` gives others, which are left out too. Failures come out as
 * thrown: nothing of what is saved is lost by them.
 */
export async function fetchSavedEvents(ids: readonly number[], { provider, lang }: LoadContext): Promise<EventSummary[]> {
  if (ids.length === 0) return [];
  const { results } = await provider.read(eventsCall, {
    params: { lang },
    query: { ids: ids.join(','), page_size: MAX_SAVED_EVENTS },
  });
  return results.filter(({ id }) => ids.includes(id));
}
