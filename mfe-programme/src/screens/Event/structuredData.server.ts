import type { EventDetail, SeatGroup } from '@spielplan/shared-contracts/api';
import { parseCents } from '@spielplan/shared-contracts/i18n';
import { largestFile } from '../../domain/pictureFiles.server.ts';
import { structuredInstant, structuredPlace, structuredState } from '../../domain/structuredParts.server.ts';

const AVAILABILITY = {
  available: 'InStock',
  few: 'LimitedAvailability',
  sold_out: 'SoldOut',
  free: 'InStock',
  none: null,
} as const;

interface Site {
  origin: string;
  name: string;
  lang: string;
  description: string;
}

/** The event for search engines (schema.org/Event). What the house does not tell, such as an end, is left out (decision 20). */
export function eventStructuredData(event: EventDetail, { origin, name, lang, description }: Site): object {
  const url = origin + event.link;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${url}#event`,
    name: event.headline || event.name,
    description,
    url,
    inLanguage: lang,
    startDate: structuredInstant(event.date_start),
    ...(event.date_end && { endDate: structuredInstant(event.date_end) }),
    ...structuredState(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.image_obj && { image: [origin + largestFile(event.image_obj)] }),
    ...structuredPlace(event, event.address),
    organizer: { '@type': 'Organization', name, url: `${origin}/${lang}` },
    ...(event.ticket_status === 'free' && { isAccessibleForFree: true }),
    ...offersOf(event, url),
  };
}

/** One offer a price; without a word on tickets there is none. */
function offersOf(event: EventDetail, url: string): { offers?: object[] } {
  const availability = AVAILABILITY[event.ticket_status];
  if (availability === null || event.status === 'cancelled') return {};
  const shared = {
    '@type': 'Offer',
    url: event.ticket_url ?? url,
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availability}`,
    ...(event.ticketSaleFrom && { validFrom: structuredInstant(event.ticketSaleFrom) }),
  };
  if (event.ticket_status === 'free') return { offers: [{ ...shared, price: '0' }] };
  const prices = [...event.prices, ...event.seat_groups.flatMap((group: SeatGroup) => group.prices)];
  const cents = [...new Set(prices.flatMap(({ price }) => readCents(price)))].sort((a, b) => a - b);
  const offers = cents.map((price) => ({ ...shared, price: (price / 100).toFixed(2) }));
  return offers.length > 0 ? { offers } : {};
}

/** A price that cannot be read is shown raw on the page, but told to nobody as a number. */
function readCents(price: string): number[] {
  try {
    return [parseCents(price)];
  } catch {
    return [];
  }
}
