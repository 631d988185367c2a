/** Where a browser keeps the tickets wanted while the shop was closed, as JSON (R72). */
export const CHOICES_KEY = 'spielplan.choices';

/** Whether this browser keeps a choice for an event; false where storage is forbidden. */
export function keepsChoice(storage: () => Pick<Storage, 'getItem'>, eventId: number): boolean {
  try {
    return (storage().getItem(CHOICES_KEY) ?? '').includes(`"eventId":${eventId},`);
  } catch {
    return false;
  }
}
