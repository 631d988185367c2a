import type { EventSummary } from '@spielplan/shared-contracts/api';
import { houseDay, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { eventState, overAt } from '@spielplan/shared-contracts/rules';
import type { EventLine } from './eventLine.ts';

/** An event as one line prints it. */
export function presentEventLine(event: EventSummary, { lang, now }: Pick<LoadContext, 'lang' | 'now'>): EventLine {
  const day = houseDay(event.date_start);
  const { dayNumber, month, year, weekday } = formatDayHeading(day, lang);
  return {
    id: event.id,
    href: event.link,
    title: event.headline || event.name,
    subline: event.subline,
    day,
    dayNumber,
    month: `${month} ${year}`,
    time: `${weekday}, ${formatTime(event.date_start, lang).replace(' ', '\u00a0')}`,
    place: [event.room?.name, event.venue?.name].filter(Boolean).join(', '),
    state: eventState(event, now),
    overAt: overAt(event),
  };
}
