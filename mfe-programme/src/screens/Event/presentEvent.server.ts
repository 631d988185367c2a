import type { EventDetail, EventSummary } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { houseDay, houseDayAt, formatDayHeading, formatMoment, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { eventState, knownEnd, overAt } from '@spielplan/shared-contracts/rules';
import { presentLength, presentReading } from '../../domain/entry/presentReading.server.ts';
import { inConfiguredOrder } from '../../domain/page/blockOrder.ts';
import { presentLanguage } from '../../domain/events/presentFacts.server.ts';
import type { AccessNote } from '../../domain/events/listItem.ts';
import { accessPathOf } from '../../domain/access/accessPath.server.ts';
import { placeOf, presentDayTitles, presentEventCard } from '../../domain/events/presentCards.server.ts';
import { saleNoteOf } from '../../domain/events/saleNote.server.ts';
import { bookingOf, isBookable, isSold } from '../../domain/events/ticketSale.server.ts';
import { presentClosedShop } from '../../domain/shop/closedShop.server.ts';
import { EVENT_BLOCKS, type EventRow, type EventView } from './eventView.ts';
import { ownPaths } from '../../routes.ts';

/** The view model of an event's page. */
export function presentEvent(event: EventDetail, related: readonly EventSummary[], context: LoadContext): EventView {
  const { lang, now, settings, text } = context;
  const card = presentEventCard(event, context);
  const dayTitle = presentDayTitles([card], lang, houseDayAt(now))[card.day] ?? formatDayHeading(card.day, lang);
  const blocks = inConfiguredOrder(EVENT_BLOCKS, settings.design.event_blocks);
  const hasAccessPart = blocks.includes('access');
  return {
    id: event.id,
    blocks,
    day: card.day,
    dayTitle,
    time: card.time,
    endTime: endTimeOf(event, lang),
    preline: event.preline,
    title: card.title,
    subline: event.subline,
    place: card.place,
    state: card.state,
    overAt: card.overAt,
    picture: event.image_obj,
    details: [
      event.previous_date_start === undefined
        ? ''
        : text('event.movedFrom', { date: formatMoment(event.previous_date_start, lang) }),
      presentLength(event, context),
      event.age_from ? text('event.age', { age: event.age_from }) : '',
      presentLanguage(event, context),
      ...(hasAccessPart ? [] : card.access.map(({ name }) => name)),
    ].filter((detail): detail is string => Boolean(detail)),
    path: event.urls[lang] ?? event.link,
    calendarPath: ownPaths.eventCalendarFile({ lang, slug: event.slug, id: event.id }),
    booking: isSold(event, now) ? bookingOf(event, context) : null,
    closedShop: isSold(event, now) ? presentClosedShop(context) : null,
    isBookable: isBookable(event, now),
    saleNote: saleNoteOf(event, context),
    access: hasAccessPart ? presentEventAccess(event, card.access, context) : null,
    reading: presentReading(event, text('event.textHeading'), context),
    otherDates: event.other_dates.map((other) => presentRow(other, context)),
    related: related.map((other) => presentRow(other, context)),
    series: event.series && {
      name: event.series.name,
      href: paths.series({ lang, slug: event.series.slug, id: event.series.id }),
    },
    // Its slug is the event's; where it is not, its page leads on to the right one (R36).
    productionHref: event.production === null ? null : paths.production({ lang, slug: event.slug, id: event.production }),
    venue: venueOf(event, lang),
  };
}

/** Nothing where neither the event nor the house tells anything. */
function presentEventAccess(event: EventDetail, notes: AccessNote[], context: LoadContext): EventView['access'] {
  const { settings, now } = context;
  const service = settings.house?.access_service ?? null;
  const places = event.seat_groups.filter(({ kept_for: keptFor }) => keptFor !== undefined);
  if (notes.length === 0 && places.length === 0 && !service) return null;
  const isSelling = isBookable(event, now) && settings.is_shop_online;
  const kept = places.length === 0 ? null : isSelling ? keptPlaces(places) : 'gone';
  return { notes, kept, service, needsPath: accessPathOf(context) };
}

/** A companion seat is of no use where the wheelchair space beside it has gone. */
function keptPlaces(places: EventDetail['seat_groups']): 'bookable' | 'companions' | 'gone' {
  const open = places.filter(({ status }) => status !== 0).map(({ kept_for: keptFor }) => keptFor);
  if (open.length === 0) return 'gone';
  const hasWheelchairs = places.some(({ kept_for: keptFor }) => keptFor === 'wheelchair');
  return hasWheelchairs && !open.includes('wheelchair') ? 'companions' : 'bookable';
}

/** An end on another day carries its date. */
function endTimeOf(event: EventSummary, lang: Language): string | null {
  const start = event.date_start;
  const end = knownEnd(event);
  if (end === null) return null;
  return houseDay(start) === houseDay(end) ? formatTime(end, lang) : formatMoment(end, lang);
}

function presentRow(event: EventSummary, { lang, now }: LoadContext): EventRow {
  return {
    id: event.id,
    href: event.link,
    title: event.headline || event.name,
    date: `${formatDayHeading(houseDay(event.date_start), lang).label}, ${formatTime(event.date_start, lang).replace(' ', '\u00a0')}`,
    place: placeOf(event),
    state: eventState(event, now),
    overAt: overAt(event),
  };
}

function venueOf({ venue, room, address }: EventDetail, lang: Language): EventView['venue'] {
  if (!venue) return null;
  const hasPoint = address?.latitude != null && address.longitude != null;
  return {
    name: venue.name,
    href: paths.venue({ lang, slug: venue.slug, id: venue.id }),
    room: room?.name ?? '',
    street: address?.street ?? '',
    town: address ? `${address.postal_code} ${address.town}` : '',
    mapUrl: hasPoint
      ? `https://www.openstreetmap.org/?mlat=${address.latitude}&mlon=${address.longitude}#map=17/${address.latitude}/${address.longitude}`
      : null,
  };
}
