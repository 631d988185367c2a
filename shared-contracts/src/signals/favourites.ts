/** Where a browser keeps its saved events: a JSON list of event ids, latest first (decision 50). It never leaves the browser. */
export const FAVOURITES_KEY = 'spielplan.favourites';

/** The ids of the saved events; empty where there are none, storage is forbidden, or something else stands there. */
export function readFavourites(storage: () => Pick<Storage, 'getItem'>): number[] {
  try {
    const ids: unknown = JSON.parse(storage().getItem(FAVOURITES_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}
