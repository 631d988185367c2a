import type { EventSummary } from '@spielplan/shared-contracts/api';
import type { IsoDay, Language } from '@spielplan/shared-contracts/i18n';
import { addDays, formatDayHeading, formatTime, houseDay, houseDayAt, lastDayOf } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { isOver, overAt } from '@spielplan/shared-contracts/rules';
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
    for (const day of daysOf(event, now)) counts.set(day, (counts.get(day) ?? 0) + 1);
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

/** The days of an event from today on: each of several (R63). */
function daysOf(event: EventSummary, now: number): IsoDay[] {
  const today = houseDayAt(now);
  const first = houseDay(event.date_start);
  const last = lastDayOf(Date.parse(event.date_start), overAt(event));
  const days: IsoDay[] = [];
  for (let day = first < today && last >= today ? today : first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
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
