import { MAX_SAVED_EVENTS } from '@spielplan/shared-contracts/storage';

/** The key under which an address names events: `?events=3_12_44`. */
export const EVENTS_KEY = 'events';

/** Asks beside them for what the ticket panel needs: `tickets=1`. */
export const TICKETS_KEY = 'tickets';

/**
 * Writes the query of a list of saved events, with its `?`: each
 * id once, ascending, so that equal lists have one address.
 */
export function savedEventsSearch(ids: readonly number[]): string {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  return sorted.length > 0 ? `?${EVENTS_KEY}=${sorted.join('_')}` : '';
}

/**
 * Reads that query; what is no id is left out, and what is
 * beyond the most a browser saves. Null where it names none.
 */
export function parseSavedEventsSearch(search: URLSearchParams): number[] | null {
  const ids = (search.get(EVENTS_KEY) ?? '')
    .split(/[_,]/)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  const sorted = [...new Set(ids)].sort((a, b) => a - b).slice(0, MAX_SAVED_EVENTS);
  return sorted.length > 0 ? sorted : null;
}

/**
 * The query an address should have instead of this one, keys
 * of others kept; null where it is as it should be (R13).
 */
export function canonicalSearch(search: URLSearchParams): string | null {
  const ids = parseSavedEventsSearch(search) ?? [];
  const asked = [...search.getAll(EVENTS_KEY).map((value) => `${EVENTS_KEY}=${value}`), ...search.getAll(TICKETS_KEY)];
  const tickets = ids.length > 0 && asksForTickets(search);
  const written = savedEventsSearch(ids).slice(1);
  if (asked.join('&') === [written, tickets ? '1' : ''].filter(Boolean).join('&')) return null;
  const others = new URLSearchParams(search);
  for (const key of [EVENTS_KEY, TICKETS_KEY]) others.delete(key);
  const query = [written, tickets ? `${TICKETS_KEY}=1` : '', others.toString()].filter(Boolean).join('&');
  return query && `?${query}`;
}

/** Whether an address asks for what the ticket panel needs. */
export function asksForTickets(search: URLSearchParams): boolean {
  return search.get(TICKETS_KEY) === '1';
}
