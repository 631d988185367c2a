import type { EventDetail, SeatGroup } from '@spielplan/shared-contracts/api';
import { absoluteUrl } from '@spielplan/shared-contracts/routes';
import { parseCents } from '@spielplan/shared-contracts/i18n';
import { largestFile } from '../../domain/pictureFiles.server.ts';
import {
  structuredEvent,
  structuredOffer,
  structuredPlace,
  structuredPrice,
  type StructuredSite,
} from '../../domain/structuredParts.server.ts';

/** The event for search engines (schema.org/Event). What the house does not tell, such as an end, is left out (decision 20). */
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
  const prices = [...event.prices, ...event.seat_groups.flatMap((group: SeatGroup) => group.prices)];
  const cents = [...new Set(prices.flatMap(({ price }) => readCents(price)))].sort((a, b) => a - b);
  if (event.ticket_status === 'free' || cents.length === 0) return { offers: [offer] };
  return { offers: cents.map((price) => ({ ...offer, ...structuredPrice(price) })) };
}

/** A price that cannot be read is shown raw on the page, but told to nobody as a number. */
function readCents(price: string): number[] {
  try {
    return [parseCents(price)];
  } catch {
    return [];
  }
}
