/**
 * Where a browser keeps its saved events: a JSON list of
 * event ids, latest first (R50). It never leaves the browser.
 */
export const SAVED_EVENTS_KEY = 'spielplan.favourites';

/** So many events a browser saves at most; as many can be asked for at once. */
export const MAX_SAVED_EVENTS = 100;

/**
 * The ids of the saved events; empty where there are none,
 * storage is forbidden, or something else stands there.
 */
export function getSavedIds(storage: () => Pick<Storage, 'getItem'>): number[] {
  try {
    const ids: unknown = JSON.parse(storage().getItem(SAVED_EVENTS_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)).slice(0, MAX_SAVED_EVENTS) : [];
  } catch {
    return [];
  }
}

/** Saves the ids; `false` where the browser keeps nothing (storage forbidden or full). */
export function storeSavedIds(storage: () => Pick<Storage, 'setItem'>, ids: readonly number[]): boolean {
  try {
    storage().setItem(SAVED_EVENTS_KEY, JSON.stringify(ids));
    return true;
  } catch {
    return false;
  }
}
