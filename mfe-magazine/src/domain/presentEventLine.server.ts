import type { EventSummary } from '@spielplan/shared-contracts/api';
import { berlinDay, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { EventLine } from './eventLine.ts';

/** An event as one line prints it. */
export function presentEventLine(event: EventSummary, { lang, text }: Pick<LoadContext, 'lang' | 'text'>): EventLine {
  const day = berlinDay(event.date_start);
  const { dayNumber, month, year, weekday } = formatDayHeading(day, lang);
  const state = stateOf(event);
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

/** What keeps a visitor from going; that it does not take place weighs more than that it is sold out. */
function stateOf({ status, ticket_status: tickets }: EventSummary): 'cancelled' | 'postponed' | 'soldOut' | null {
  if (status !== 'scheduled') return status;
  return tickets === 'sold_out' ? 'soldOut' : null;
}
