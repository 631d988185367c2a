import type { EventSummary } from '@spielplan/shared-contracts/api';
import {
  houseDay,
  houseDayAt,
  formatDate,
  formatDayHeading,
  formatTime,
  inHouseZone,
} from '@spielplan/shared-contracts/i18n/dates';
import { formatOpeningRanges } from '@spielplan/shared-contracts/rules/opening-hours';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { isOver, knownEnd } from '@spielplan/shared-contracts/rules';
import { beside, placeOf } from '../../domain/events/presentCards.server.ts';
import type { ExhibitionCard } from './exhibitionListView.ts';
import { dayOf, type Exhibition } from './exhibitionOrder.server.ts';

type Context = Pick<LoadContext, 'lang' | 'now' | 'text'>;

/**
 * An exhibition with its range of days and when it can be
 * entered next. `dates` are its next ones, soonest first.
 */
export function presentExhibition(exhibition: Exhibition, dates: readonly EventSummary[], context: Context): ExhibitionCard {
  const { production, first, last, isRunning } = exhibition;
  const { lang, now, text } = context;
  const open = dates.find((date) => date.status === 'scheduled' && !isOver(date, now));
  const day = dayOf(exhibition);
  const { dayNumber, month, year } = formatDayHeading(day, lang);
  return {
    id: production.id,
    href: production.link,
    preline: production.preline,
    title: production.headline || production.name,
    subline: production.subline,
    date: { day, dayNumber, month, year },
    range: first === last ? null : text('exhibitions.range', { from: formatDate(first, lang), until: formatDate(last, lang) }),
    place: open ? placeOf(open) : '',
    opening: isRunning && open ? openingOf(open, context) : null,
    picture: beside(production.image_obj),
  };
}

function openingOf(event: EventSummary, { lang, now, text }: Context): ExhibitionCard['opening'] {
  const start = event.date_start;
  const end = knownEnd(event);
  const day = houseDay(start);
  if (day !== houseDayAt(now)) return { isToday: false, text: text('exhibitions.openNext', { day: formatDate(day, lang) }) };
  if (end === null) return { isToday: true, text: text('exhibitions.openTodayFrom', { time: formatTime(start, lang) }) };
  const clock = (instant: string) => inHouseZone(instant).toFormat('HH:mm');
  const hours = formatOpeningRanges([{ from: clock(start), to: clock(end) }], lang);
  return { isToday: true, text: text('exhibitions.openToday', { hours }) };
}
