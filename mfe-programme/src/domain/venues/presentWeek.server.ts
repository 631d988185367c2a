import type { WeeklyHours } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { formatOpeningRanges } from '@spielplan/shared-contracts/rules/opening-hours';
import type { WeekView } from './venueCard.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** "10-13 und 14-18 Uhr" for each weekday, Monday first; ranges in their order, nothing on a day without any. */
export function presentWeek(hours: readonly WeeklyHours[], lang: Language): WeekView {
  return WEEKDAYS.map((weekday) => {
    const ranges = hours
      .filter((range) => range.weekday === weekday)
      .map(({ time_from: from, time_to: to }) => ({ from, to }))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return ranges.length > 0 ? formatOpeningRanges(ranges, lang) : '';
  });
}
