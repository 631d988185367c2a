/**
 * Where a browser remembers what its cart holds (JSON of the booking
 * remote): while it is there, the header has something to say.
 */
export const HELD_KEY = 'spielplan.held';

/** Whether this browser remembers a cart; false where storage is forbidden. */
export function remembersCart(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(HELD_KEY) !== null;
  } catch {
    return false;
  }
}
