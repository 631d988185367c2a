import type { EventSummary, ProductionDetail, VenueSummary } from '@spielplan/shared-contracts/api';
import {
  structuredEntry,
  structuredEvent,
  structuredInstant,
  structuredOffer,
  structuredPlace,
  type StructuredSite,
} from '../../domain/page/structuredParts.server.ts';

/** The houses' addresses by their ids: the dates of a production do not carry them. */
export type VenueAddresses = ReadonlyMap<number, VenueSummary['address']>;

/**
 * A production with its dates for search engines (schema.org/EventSeries), without an end of its own
 * (R20). Each date is told in full by its own page; without a date to come there is no event to tell
 * of.
 */
export function productionStructuredData(
  production: ProductionDetail,
  addresses: VenueAddresses,
  site: StructuredSite,
): object[] {
  const { dates } = production;
  const [first] = dates;
  if (!first) return [];
  const { origin, name, lang, description } = site;
  const url = origin + production.link;
  const organizer = { '@type': 'Organization', name, url: `${origin}/${lang}` };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'EventSeries',
      '@id': `${url}#series`,
      name: production.headline || production.name,
      description,
      url,
      inLanguage: lang,
      startDate: structuredInstant(first.date_start),
      ...structuredEntry(production, origin),
      ...structuredPlace({ venue: first.venue, room: null }, addressOf(first, addresses), site),
      organizer,
      // A date without an address would be refused as an event
      // (Google Search, event results): its own page tells it.
      subEvent: dates.flatMap((event) => (addressOf(event, addresses) ? [dateData(event, addresses, site)] : [])),
    },
  ];
}

function dateData(
  event: EventSummary,
  addresses: VenueAddresses,
  site: Pick<StructuredSite, 'origin' | 'now' | 'name' | 'address'>,
): object {
  const { origin, now } = site;
  const url = origin + event.link;
  const offer = structuredOffer(event, url, now);
  return {
    ...structuredEvent(event, url),
    ...structuredPlace(event, addressOf(event, addresses), site),
    ...(offer && { offers: [offer] }),
  };
}

function addressOf({ venue }: EventSummary, addresses: VenueAddresses) {
  return (venue && addresses.get(venue.id)) ?? null;
}
