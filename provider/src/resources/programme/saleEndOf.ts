import { endOfEvent } from '@spielplan/shared-contracts/rules';
import type { ProgrammeEntry } from './programme.ts';

/** When the sale of an event ends by itself; null for one that is not sold. */
export function saleEndOf({ status, idJet, ticketMode, dateStart, dateEnd }: ProgrammeEntry['event']): Date | null {
  if (status !== 'scheduled' || idJet === null) return null;
  // Timed tickets are sold while the house is open, all others until the event begins.
  return ticketMode === 'timeslots' ? new Date(endOfEvent(dateStart.getTime(), dateEnd?.getTime() ?? null)) : dateStart;
}
