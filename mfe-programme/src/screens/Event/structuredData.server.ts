import type { EventDetail, SeatGroup } from '@spielplan/shared-contracts/api';
import { absoluteUrl } from '@spielplan/shared-contracts/routes';
import { parseCents } from '@spielplan/shared-contracts/rules';
import { largestFile } from '../../domain/page/pictureFiles.server.ts';
import {
  structuredEvent,
  structuredOffer,
  structuredPlace,
  structuredPrice,
  type StructuredSite,
} from '../../domain/page/structuredParts.server.ts';

/**
 * The event for search engines (schema.org/Event). What the
 * house does not tell, such as an end, is left out (R20).
 */
export function eventStructuredData(event: EventDetail, { origin, name, lang, description, now }: StructuredSite): object {
  const url = origin + event.link;
  return {
    '@context': 'https://schema.org',
    ...structuredEvent(event, url),
    description,
    inLanguage: lang,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.image_obj && { image: [absoluteUrl(origin, largestFile(event.image_obj))] }),
    ...structuredPlace(event, event.address),
    organizer: { '@type': 'Organization', name, url: `${origin}/${lang}` },
    ...(event.ticket_status === 'free' && { isAccessibleForFree: true }),
    ...offersOf(event, url, now),
  };
}

/** One offer a price; where none can be read, one without a price. */
function offersOf(event: EventDetail, url: string, now: number): { offers?: object[] } {
  const offer = structuredOffer(event, url, now);
  if (!offer) return {};
  const open = event.seat_groups.filter((group) => !isSoldOut(group));
  const all = centsOf([...event.prices, ...event.seat_groups.flatMap(({ prices }) => prices)]);
  if (event.ticket_status === 'free' || all.length === 0) return { offers: [offer] };
  // Without seat groups the event's own word on its tickets is that of each price.
  const left = new Set(open.length === event.seat_groups.length ? all : centsOf(open.flatMap(({ prices }) => prices)));
  const soldOut = { availability: 'https://schema.org/SoldOut' };
  return { offers: all.map((price) => ({ ...offer, ...(left.has(price) ? {} : soldOut), ...structuredPrice(price) })) };
}

/**
 * A group of seats without a seat, and one with times of admission of which none has any (status 0).
 */
function isSoldOut({ status, timeslots }: SeatGroup): boolean {
  return status === 0 || (timeslots.length > 0 && timeslots.every((slot) => slot.status === 0));
}

function centsOf(prices: SeatGroup['prices']): number[] {
  return [...new Set(prices.flatMap(({ price }) => knownCents(price)))].sort((a, b) => a - b);
}

/** A price that cannot be read is shown raw on the page, but told to nobody as a number. */
function knownCents(price: string): number[] {
  try {
    return [parseCents(price)];
  } catch {
    return [];
  }
}
