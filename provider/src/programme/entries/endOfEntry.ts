import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { lastDayOf } from '@spielplan/shared-contracts/i18n/dates';
import { endOfEvent } from '@spielplan/shared-contracts/rules';

/** What the end of an event is read from. */
export interface Dated {
  event: { dateStart: Date; dateEnd: Date | null };
  production: { durationMinutes: number | null };
}

/** When an event is over (epoch ms), by the rule that all of the site shares (R55). */
export function endOfEntry({ event, production }: Dated): number {
  return endOfEvent(event.dateStart.getTime(), event.dateEnd?.getTime() ?? null, production.durationMinutes);
}

/** The last day of the house on which an event takes place; its first one for nearly all (R63). */
export function lastDayOfEntry(entry: Dated): IsoDay {
  return lastDayOf(entry.event.dateStart.getTime(), endOfEntry(entry));
}
