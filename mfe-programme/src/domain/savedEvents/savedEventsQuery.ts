import { MAX_SAVED_EVENTS } from '@spielplan/shared-contracts/storage';

/** The key under which an address names events: `?events=3_12_44`. */
export const EVENTS_KEY = 'events';

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
    .split('_')
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
  if (!search.has(EVENTS_KEY)) return null;
  const written = savedEventsSearch(parseSavedEventsSearch(search) ?? []).slice(1);
  const all = search.getAll(EVENTS_KEY);
  if (all.length === 1 && `${EVENTS_KEY}=${all[0]}` === written) return null;
  const others = new URLSearchParams(search);
  others.delete(EVENTS_KEY);
  const query = [written, others.toString()].filter(Boolean).join('&');
  return query && `?${query}`;
}
