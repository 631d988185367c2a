import { ACCESS, OCCASIONS, type EventSummary, type Occasion } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { isFreePrice } from '@spielplan/shared-contracts/rules';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { productionPoster, thumbnailsOf } from '../../media/picture.ts';
import { type TextKey, texts } from '../../i18n/texts.ts';
import { named, namedPage } from '../presentNamed.ts';
import { type Stock, statusOf } from './availability.ts';
import type { ProgrammeEntry } from '../entries/programme.ts';
import { type Dated, endOfEntry } from '../entries/endOfEntry.ts';
import { type Sold, saleEndOf } from '../entries/saleEndOf.ts';
import { priceFromOf } from './priceFrom.ts';
import type { Ticketing } from './ticketing.ts';

export interface EventParts {
  entry: ProgrammeEntry;
  stocks: readonly Stock[];
  ticketing: Ticketing;
}

export interface PresentOptions {
  lang: Language;
  /** Epoch ms: what has begun or is not on sale yet sells no tickets. */
  now: number;
  publicOrigin: string;
}

/** An event as lists show it, in one language. */
export function presentEventSummary(
  { entry, stocks, ticketing }: EventParts,
  { lang, now, publicOrigin }: PresentOptions,
): EventSummary {
  const { event, production, room, venue, type, genre, series, tags, run } = entry;
  const picture = productionPoster(production, run, lang);
  const ticketStatus = ticketStatusOf(entry, stocks, now);
  const priceFrom = priceFromOf(ticketing, stocks);
  const access = ACCESS.filter((each) => room.access.includes(each) || event.access.includes(each));
  const occasions = OCCASIONS.filter((each) => (each === 'last' ? entry.isLast : tags.some(({ slug }) => isTagOf(each, slug))));
  const isBookable = ticketStatus === 'available' || ticketStatus === 'few';
  return {
    id: event.id,
    slug: production.slug[lang],
    production: production.id,
    name: production.title[lang],
    preline: event.note?.[lang] ?? production.preline[lang],
    headline: production.headline[lang],
    subline: production.subline[lang],
    link: eventPath(entry, lang),
    link_text: texts(lang)(linkTextOf(ticketStatus, isBookable ? priceFrom : null)),
    date_start: toHouseInstant(event.dateStart),
    date_end: event.dateEnd && toHouseInstant(event.dateEnd),
    ...(event.doorsOpen && { doors_open: toHouseInstant(event.doorsOpen) }),
    ...(event.previousDateStart && { previous_date_start: toHouseInstant(event.previousDateStart) }),
    ticketSaleFrom: event.ticketSaleFrom && toHouseInstant(event.ticketSaleFrom),
    event_type_new: named(type, lang),
    room: named(room, lang),
    venue: namedPage(venue, lang),
    series: series && namedPage(series, lang),
    genre: named(genre, lang),
    tags: tags.map((tag) => named(tag, lang)),
    status: event.status,
    ticket_status: ticketStatus,
    ticket_url: isBookable && event.idJet !== null ? `${publicOrigin}/webshop/events/${event.idJet}` : null,
    ...(isBookable && priceFrom !== null && { price_from: priceFrom }),
    ...(production.durationMinutes !== null && { duration_minutes: production.durationMinutes }),
    ...(production.ageFrom !== null && { age_from: production.ageFrom }),
    ...(production.spokenLanguage !== null && { spoken_language: production.spokenLanguage }),
    ...(event.surtitles.length > 0 && { surtitles: [...event.surtitles] }),
    ...(access.length > 0 && { access }),
    ...(occasions.length > 0 && { occasions }),
    image_obj: picture,
    image_thumbnails: thumbnailsOf(picture),
    modified: toHouseInstant(event.modified > production.modified ? event.modified : production.modified),
  };
}

/** A house names its tags as it likes: "festival-stromabwaerts" is of the occasion "festival". */
function isTagOf(occasion: Occasion, slug: string): boolean {
  return slug === occasion || slug.startsWith(`${occasion}-`);
}

function linkTextOf(ticketStatus: EventSummary['ticket_status'], priceFrom: string | null): TextKey {
  if (ticketStatus === 'free') return 'event.link.free';
  if (priceFrom !== null && isFreePrice(priceFrom)) return 'event.link.reserve';
  return priceFrom === null ? 'event.link.more' : 'event.link.book';
}

/** The public path of an event in one language. */
export function eventPath({ event, production }: ProgrammeEntry, lang: Language): string {
  return paths.event({ lang, slug: production.slug[lang], id: event.id });
}

/** Whether an event is over at `now` (epoch ms), by the rule that all of the site shares. */
export function isEventOver(entry: Dated, now: number): boolean {
  return endOfEntry(entry) <= now;
}

/**
 * Tells whether tickets are sold for an event at `now`:
 * it takes place, has not ended and its sale has begun.
 */
export function isOnSale(entry: Sold, now: number): boolean {
  const { ticketSaleFrom } = entry.event;
  if (ticketSaleFrom && ticketSaleFrom.getTime() > now) return false;
  const end = saleEndOf(entry);
  return end !== null && end.getTime() > now;
}

/** How an event's tickets stand at `now`, as lists say it. */
export function ticketStatusOf(entry: ProgrammeEntry, stocks: readonly Stock[], now: number): EventSummary['ticket_status'] {
  if (entry.event.status !== 'scheduled') return 'none';
  if (entry.event.ticketMode === 'free') return 'free';
  if (!isOnSale(entry, now)) return 'none';
  return ({ 0: 'sold_out', 1: 'few', 2: 'available' } as const)[statusOf(...stocks)];
}
