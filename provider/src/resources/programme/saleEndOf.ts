import { type Dated, endOfEntry } from './endOfEntry.ts';

/** When the sale of an event ends by itself; null for one that is not sold. */
export function saleEndOf(entry: Dated): Date | null {
  const { status, idJet, ticketMode, dateStart } = entry.event;
  if (status !== 'scheduled' || idJet === null) return null;
  // Timed tickets are sold while the house is open, all others until the event begins.
  return ticketMode === 'timeslots' ? new Date(endOfEntry(entry)) : dateStart;
}
