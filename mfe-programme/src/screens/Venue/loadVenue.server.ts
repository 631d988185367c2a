import { venueCall, type VenueDetail } from '@spielplan/shared-contracts/api';
import { houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import { ogImageOf, type LoadContext, type LoadResult } from '@spielplan/shared-contracts/remote';
import { absoluteUrl, paths } from '@spielplan/shared-contracts/routes';
import { joinDescription, nextOver, plainText } from '@spielplan/shared-contracts/rules';
import { STAGE_PICTURE_SIZES } from '../../components/events/Stage.tsx';
import { heroOf, largestFile } from '../../domain/page/pictureFiles.server.ts';
import { placeBlocks } from '../../domain/page/placeBlocks.server.ts';
import { ownPaths } from '../../routes.ts';
import { readDetail } from '../../transport/readDetail.server.ts';
import { structuredAddress } from '../../domain/page/structuredParts.server.ts';
import { presentVenueHours } from '../../domain/venues/presentVenueHours.server.ts';
import { readHoursToday } from '../../transport/readHoursToday.server.ts';
import { presentVenue } from './presentVenue.server.ts';
import { readVenueEvents } from './readVenueParts.server.ts';
import type { VenueView } from './venueView.ts';

/** How long a page that lacks its events or hours may be kept, in ms. */
const PARTIAL_MS = 10_000;

/**
 * Loads the page of a house, with its next events and
 * today's hours. Addresses are settled by `readDetail`.
 */
export async function loadVenue(context: LoadContext): Promise<LoadResult<VenueView>> {
  const { lang, url, now, provider, settings, text } = context;
  const hoursRead = readHoursToday(context);
  const answer = await readDetail(
    context,
    (id) => provider.read(venueCall, { params: { lang, id } }),
    (place) => paths.venue({ lang, ...place }),
  );
  if (answer.kind !== 'found') return answer;
  const venue = answer.thing;
  const [events, hours] = await Promise.all([readVenueEvents(venue.rooms, context), hoursRead]);
  const { today, changesAt } = presentVenueHours(venue, hours, events, context);
  const partialUntil = events && hours ? Number.POSITIVE_INFINITY : now + PARTIAL_MS;
  return {
    kind: 'page',
    data: presentVenue({ venue, events, hoursToday: today }, context),
    head: {
      title: venue.name,
      trail: [{ title: text('venues.title'), url: ownPaths.venues({ lang }) }],
      description: joinDescription([venue.intro, plainText(venue.description)]),
      canonical: venue.urls[lang] ?? venue.link,
      alternates: venue.urls,
      ogImage: ogImageOf(venue.image_obj, settings),
      ...(venue.address && { cardLine: `${venue.address.street}, ${venue.address.town}` }),
      structuredData: [venueStructuredData(venue, url.origin)],
    },
    ...placeBlocks(
      'venue',
      venue,
      Math.min(endOfHouseDay(houseDayAt(now)), changesAt, nextOver(events ?? [], now), partialUntil),
    ),
    heroImage: heroOf(venue.image_obj, STAGE_PICTURE_SIZES),
  };
}

/** The house for search engines (schema.org/Place), its rooms inside it. */
function venueStructuredData(venue: VenueDetail, origin: string): object {
  const url = origin + venue.link;
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    '@id': `${url}#place`,
    name: venue.name,
    description: venue.intro,
    url,
    ...(venue.image_obj && { image: [absoluteUrl(origin, largestFile(venue.image_obj))] }),
    ...structuredAddress(venue.address),
    ...(venue.map_url && { hasMap: venue.map_url }),
    publicAccess: true,
    containsPlace: venue.rooms.map(({ name, capacity }) => ({
      '@type': 'Place',
      name,
      ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
    })),
  };
}
