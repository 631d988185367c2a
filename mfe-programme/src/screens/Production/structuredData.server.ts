import type { EventSummary, ProductionDetail } from '@spielplan/shared-contracts/api';
import { largestFile } from '../../domain/pictureFiles.server.ts';
import { structuredInstant, structuredStatus } from '../../domain/structuredParts.server.ts';

interface Site {
  origin: string;
  name: string;
  lang: string;
  description: string;
}

/**
 * A production with its dates for search engines (schema.org/EventSeries). Each date is told in full by its own page;
 * without a date to come there is no event to tell of.
 */
export function productionStructuredData(production: ProductionDetail, site: Site): object[] {
  const { dates } = production;
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
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
      // The day of the last date; when that ends, nobody needs to know here (decision 20).
      endDate: structuredInstant(last.date_start),
      ...(production.image_obj && { image: [origin + largestFile(production.image_obj)] }),
      ...(first.venue && { location: { '@type': 'Place', name: first.venue.name } }),
      organizer,
      subEvent: dates.map((event) => dateData(event, origin)),
    },
  ];
}

function dateData(event: EventSummary, origin: string): object {
  const { venue, room } = event;
  return {
    '@type': 'Event',
    '@id': `${origin}${event.link}#event`,
    name: event.headline || event.name,
    url: origin + event.link,
    startDate: structuredInstant(event.date_start),
    ...(event.date_end && { endDate: structuredInstant(event.date_end) }),
    eventStatus: structuredStatus(event),
    ...(venue && { location: { '@type': 'Place', name: room ? `${venue.name}, ${room.name}` : venue.name } }),
  };
}
