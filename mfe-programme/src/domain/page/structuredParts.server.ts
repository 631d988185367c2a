import {
  type House,
  findVideoPlayer,
  type EntryParts,
  type EventDetail,
  type EventSummary,
} from '@spielplan/shared-contracts/api';
import { absoluteUrl } from '@spielplan/shared-contracts/routes';
import { largestFile } from './pictureFiles.server.ts';
import { decimalsOf, houseCurrency } from '@spielplan/shared-contracts/i18n/adopt-formats';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { isOver, knownEnd } from '@spielplan/shared-contracts/rules';

type Address = NonNullable<EventDetail['address']>;

const STATUS = { scheduled: 'EventScheduled', cancelled: 'EventCancelled', postponed: 'EventPostponed' } as const;

/**
 * Event results know `InStock`, `SoldOut` and `PreOrder` alone
 * (Google Search, event results): few tickets are tickets.
 */
const AVAILABILITY = {
  available: 'InStock',
  few: 'InStock',
  sold_out: 'SoldOut',
  free: 'InStock',
  none: null,
} as const;

/** What search engines are told besides the event or production itself. */
export interface StructuredSite {
  origin: string;
  /** Of the house. */
  name: string;
  lang: string;
  description: string;
  /** Where the house receives letters; an event without a venue is told to be there. */
  address?: House['address'];
  /** Epoch ms. */
  now: number;
}

/** What each event tells wherever it is told of (schema.org/Event); `url` is its page's. */
export function structuredEvent(event: EventSummary, url: string): object {
  const end = knownEnd(event);
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.headline || event.name,
    url,
    startDate: structuredInstant(event.date_start),
    ...(event.doors_open && { doorTime: structuredInstant(event.doors_open) }),
    // What the house does not tell, such as an end, is left out (R20).
    ...(end && { endDate: structuredInstant(end) }),
    ...structuredState(event),
  };
}

/** The state of an event as schema.org names it, with its former start where it was moved. */
function structuredState({ status, previous_date_start: before }: Pick<EventSummary, 'status' | 'previous_date_start'>): object {
  if (status === 'scheduled' && before !== undefined)
    return { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: structuredInstant(before) };
  return { eventStatus: `https://schema.org/${STATUS[status]}` };
}

/**
 * Whether and where there are tickets (schema.org/Offer), without a price unless it is free; `PreOrder` until the sale
 * begins. Null without a word on tickets, for what is cancelled, and for what is over at `now` (epoch ms).
 */
export function structuredOffer(event: EventSummary, url: string, now: number): object | null {
  const isPresale = event.ticketSaleFrom !== null && inHouseZone(event.ticketSaleFrom).toMillis() > now;
  const availability = isPresale ? 'PreOrder' : AVAILABILITY[event.ticket_status];
  if (availability === null || event.status === 'cancelled' || isOver(event, now)) return null;
  return {
    '@type': 'Offer',
    url: event.ticket_url ?? url,
    availability: `https://schema.org/${availability}`,
    ...(event.ticketSaleFrom && { validFrom: structuredInstant(event.ticketSaleFrom) }),
    ...(event.ticket_status === 'free' && structuredPrice(0)),
  };
}

/** A price in cents as schema.org/Offer names it; a currency without hundredths has no decimals. */
export function structuredPrice(cents: number): object {
  const currency = houseCurrency();
  const decimals = cents % 100 === 0 ? decimalsOf(currency) : 2;
  return { price: cents === 0 ? '0' : (cents / 100).toFixed(decimals), priceCurrency: currency };
}

/** An instant with the house's offset, as search engines want it. */
export function structuredInstant(instant: string): string {
  return inHouseZone(instant).toISO({ suppressMilliseconds: true });
}

/** Where an event is (schema.org/Place): search engines take none without a place, so one without a venue is at the house. */
export function structuredPlace(
  { venue, room }: Pick<EventSummary, 'venue' | 'room'>,
  address: Address | null,
  { name: house, address: ofHouse }: Pick<StructuredSite, 'name' | 'address'>,
): object {
  const name = [venue?.name ?? house, room?.name].filter(Boolean).join(', ');
  const known = address ?? (venue || !ofHouse ? null : { ...ofHouse, latitude: null, longitude: null });
  return { location: { '@type': 'Place', name: name || house, ...structuredAddress(known) } };
}

/** Address and point of a place (schema.org/Place); nothing where nothing is known. */
export function structuredAddress(address: Address | null): object {
  if (!address) return {};
  const { street, postal_code, town, country, latitude, longitude } = address;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postal_code,
      addressLocality: town,
      addressCountry: country,
    },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

/** What is told of an event or a production besides: its pictures, what is played, what the press says, its trailers. */
export type ToldEntry = EntryParts & Pick<EventDetail, 'image_obj' | 'duration_minutes'>;

/** Pictures, length, works, press and trailers (schema.org/Event); what there is none of is left out. */
export function structuredEntry(entry: ToldEntry, origin: string): object {
  const { image_obj: first, gallery = [], running_order: works = [], press_voices: voices = [], media = [] } = entry;
  const { duration_minutes: minutes } = entry;
  const urlOf = (path: string) => absoluteUrl(origin, path);
  const images = [...(first ? [first] : []), ...gallery].map((picture) => urlOf(largestFile(picture)));
  const films = media.flatMap((one) => {
    const player = 'url' in one ? findVideoPlayer(one.url)?.player : null;
    if (!player) return [];
    const thumbnail = one.image && { thumbnailUrl: urlOf(largestFile(one.image)) };
    return [{ '@type': 'VideoObject', name: one.title, embedUrl: player.src, ...thumbnail }];
  });
  return {
    ...(images.length > 0 && { image: images }),
    ...(minutes !== null && { duration: `PT${minutes}M` }),
    ...(works.length > 0 && { workPerformed: works.map(({ title: name }) => ({ '@type': 'CreativeWork', name })) }),
    ...(voices.length > 0 && {
      review: voices.map(({ quote, author }) => ({
        '@type': 'Review',
        reviewBody: quote,
        author: { '@type': 'Organization', name: author },
      })),
    }),
    ...(films.length > 0 && { subjectOf: films }),
  };
}
