import { endOfEntry } from './endOfEntry.ts';
import type { ProgrammeEntry } from './programme.ts';

/** What the sale of an event is read from. */
export interface Sold {
  event: ProgrammeEntry['event'];
  production: Pick<ProgrammeEntry['production'], 'durationMinutes'>;
}

/** When the sale of an event ends by itself; null for one that is not sold. */
export function saleEndOf(entry: Sold): Date | null {
  const { status, idJet, ticketMode, dateStart } = entry.event;
  if (status !== 'scheduled' || idJet === null) return null;
  // Timed tickets are sold while the house is open, all others until the event begins.
  return ticketMode === 'timeslots' ? new Date(endOfEntry(entry)) : dateStart;
}
