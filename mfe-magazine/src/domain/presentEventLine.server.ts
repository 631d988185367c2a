import type { EventSummary } from '@spielplan/shared-contracts/api';
import { berlinDay, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { EventLine } from './eventLine.ts';
import { eventState } from './eventState.ts';

/** An event as one line prints it. */
export function presentEventLine(event: EventSummary, { lang, text }: Pick<LoadContext, 'lang' | 'text'>): EventLine {
  const day = berlinDay(event.date_start);
  const { dayNumber, month, year, weekday } = formatDayHeading(day, lang);
  const state = eventState(event);
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
    state: state && text(`event.${state}`),
  };
}
