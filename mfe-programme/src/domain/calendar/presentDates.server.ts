import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { IsoDay, Language } from '@spielplan/shared-contracts/i18n';
import { houseDay, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { isOver } from '@spielplan/shared-contracts/rules';
import { placeOf } from '../events/presentCards.server.ts';
import { A_WEEK, monthOf } from './calendarMonth.ts';
import type { DatesView, SpecialDate } from './datesView.ts';

/** As many months as stand beside each other twice. */
const MAX_MONTHS = 6;
const MAX_SPECIAL = 6;

/** The months that have any of these events, with their days; null where there is none. `listPath` is that of the view. */
export function presentDates(
  events: readonly EventSummary[],
  listPath: string,
  { lang, now, text }: LoadContext,
): DatesView | null {
  const counts = new Map<IsoDay, number>();
  for (const event of events) {
    if (event.status !== 'scheduled' || isOver(event, now)) continue;
    const day = houseDay(event.date_start);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const byMonth = Map.groupBy(
    [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ([day]) => monthOf(day),
  );
  if (byMonth.size === 0) return null;
  return {
    listPath,
    weekdays: A_WEEK.map((day) => weekdayOf(day, lang)),
    months: [...byMonth].slice(0, MAX_MONTHS).map(([month, days]) => {
      const { month: name, year } = formatDayHeading(`${month}-01`, lang);
      return {
        month,
        title: `${name} ${year}`,
        days: days.map(([day, count]) => ({
          day,
          label: `${formatDayHeading(day, lang).label}, ${text('list.count', { count })}`,
        })),
      };
    }),
  };
}

/** Premieres, last dates and what belongs to a festival, soonest first. */
export function presentSpecial(events: readonly EventSummary[], { lang, now, text }: LoadContext): SpecialDate[] {
  return events
    .filter((event) => event.status === 'scheduled' && !isOver(event, now) && event.occasions?.length)
    .slice(0, MAX_SPECIAL)
    .map((event) => ({
      id: event.id,
      occasion: (event.occasions ?? []).map((each) => text(`occasion.${each}`)).join(', '),
      title: event.headline || event.name,
      href: event.link,
      date: `${formatDayHeading(houseDay(event.date_start), lang).label}, ${formatTime(event.date_start, lang)}`,
      place: placeOf(event),
    }));
}

function weekdayOf(day: IsoDay, lang: Language): DatesView['weekdays'][number] {
  const long = formatDayHeading(day, lang).weekday;
  return { short: long.slice(0, 2), long };
}
