import type { EventSummary } from '@spielplan/shared-contracts/api';
import { berlinDay, berlinDayAt, inBerlin } from '@spielplan/shared-contracts/i18n/dates';

/**
 * Whether an event is over at `now` (epoch ms): its end is behind. Where the house gives no end, none is invented
 * (decision 20): it is over with its Berlin day.
 */
export function isOver(
  { date_start: start, date_end: end }: Pick<EventSummary, 'date_start' | 'date_end'>,
  now: number,
): boolean {
  return end === null ? berlinDay(start) < berlinDayAt(now) : inBerlin(end).toMillis() <= now;
}
