import type { EventDetail, EventSummary, ProductionDetail, ProductionSummary } from '@spielplan/shared-contracts/api';
import { houseDay, houseDayAt, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { eventState, isOver, overAt } from '@spielplan/shared-contracts/rules';
import { presentLength, presentReading } from '../../domain/entry/presentReading.server.ts';
import { inConfiguredOrder } from '../../domain/page/blockOrder.ts';
import type { DayTitles } from '../../domain/events/listItem.ts';
import { placeOf, presentDayTitles, presentEventCard } from '../../domain/events/presentCards.server.ts';
import { presentProductionCard } from '../../domain/productions/presentProductionCard.server.ts';
import { saleNoteOf } from '../../domain/events/saleNote.server.ts';
import { bookingOf, isBookable, isSold } from '../../domain/events/ticketSale.server.ts';
import { PRODUCTION_BLOCKS, type ProductionDate, type ProductionView } from './productionView.ts';
import { hasTickets } from './readProductionParts.server.ts';
import { ownPaths } from '../../routes.ts';

export interface ProductionParts {
  production: ProductionDetail;
  /** The dates of this page, how many come before them, and the addresses of the pages beside it. */
  dates: { shown: ProductionDetail['dates']; before: number; previous: string | null; next: string | null };
  /** The dates that are booked right here, by id. */
  booked: ReadonlyMap<number, EventDetail>;
  related: readonly ProductionSummary[];
}

/** The view model of a production's page. */
export function presentProduction(
  { production, dates: page, booked, related }: ProductionParts,
  context: LoadContext,
): ProductionView {
  const { lang, now, settings, text } = context;
  const { id, slug, dates: all, age_from: age } = production;
  const { shown, before, previous, next: following } = page;
  const cards = shown.map((event) => presentEventCard(event, context));
  const titles = presentDayTitles(cards, lang, houseDayAt(now));
  const dates = shown.map((event) => presentDate(event, titles, booked.get(event.id), context));
  // What is cancelled or over is no reason to come.
  const next = all.find((event) => event.status === 'scheduled' && !isOver(event, now));
  const onSale = [...booked.values()].find((event) => isBookable(event, now));
  return {
    id,
    blocks: inConfiguredOrder(PRODUCTION_BLOCKS, settings.design.production_blocks),
    preline: production.preline,
    title: production.headline || production.name,
    subline: production.subline,
    next: next ? stageDate(next, titles, lang) : null,
    details: [
      [production.exhibition_type?.name, production.genre?.name].filter(Boolean).join(', '),
      production.season?.name ?? '',
      presentLength(production, context),
      age ? text('event.age', { age }) : '',
      next ? '' : text('production.over'),
    ].filter(Boolean),
    picture: production.image_obj,
    calendarPath: all.length > 0 ? ownPaths.productionCalendarFile({ lang, slug, id }) : null,
    reading: presentReading(production, text('production.about'), context),
    dates,
    window:
      shown.length < all.length
        ? { first: before + 1, last: before + shown.length, count: all.length, previous, next: following }
        : null,
    related: related.map((other) => presentProductionCard(other, context)),
    hasTickets: dates.some((date) => date.booking !== null || date.hasTickets),
    current: onSale ? { id: onSale.id, ticketUrl: onSale.ticket_url, isBookable: true } : null,
  };
}

function stageDate(event: EventSummary, titles: DayTitles, lang: LoadContext['lang']): ProductionView['next'] {
  const day = houseDay(event.date_start);
  return { day, title: titles[day] ?? formatDayHeading(day, lang), time: formatTime(event.date_start, lang) };
}

function presentDate(
  event: EventSummary,
  titles: DayTitles,
  detail: EventDetail | undefined,
  context: LoadContext,
): ProductionDate {
  const { lang, now } = context;
  const day = houseDay(event.date_start);
  const heading = formatDayHeading(day, lang);
  return {
    id: event.id,
    href: event.link,
    day,
    title: titles[day] ?? heading,
    time: formatTime(event.date_start, lang),
    label: `${heading.label}, ${formatTime(event.date_start, lang)}`,
    place: placeOf(event),
    state: eventState(event, now),
    overAt: overAt(event),
    saleNote: saleNoteOf(event, context),
    booking: detail && isSold(detail, now) && detail.ticket_status !== 'sold_out' ? bookingOf(detail, context) : null,
    hasTickets: event.status === 'scheduled' && !isOver(event, now) && hasTickets(event.ticket_status),
  };
}
