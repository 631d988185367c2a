import { houseDayAt, endOfHouseDay } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { nextOver } from '@spielplan/shared-contracts/rules';
import {
  asksForTickets,
  canonicalSearch,
  parseSavedEventsSearch,
  savedEventsSearch,
} from '../../domain/savedEvents/savedEventsQuery.ts';
import type { SavedEventsView } from '../../domain/savedEvents/savedEventsView.ts';
import { presentSavedEvents } from './presentSavedEvents.server.ts';
import { fetchSavedEvents } from './fetchSavedEvents.server.ts';
import { readBookings } from './readBookings.server.ts';
import { readSuggestions } from './readSuggestions.server.ts';
import { readVenuePoints } from '../../transport/readVenuePoints.server.ts';

/** The panel counts on from the moment that its data was read: no cache keeps it for longer. */
const PANEL_MS = 60_000;

/**
 * Loads the page of saved events (R50): the events its address names, or an empty page that the
 * browser fills with its own, so that it is the same for every visitor (R40). Without the house's
 * flag there is no such page. Equal lists have one address; others are redirected to it.
 */
export async function loadSavedEvents(context: LoadContext): Promise<LoadResult<SavedEventsView>> {
  const { lang, url, now, settings, text } = context;
  if (!settings.design.favourites) return { kind: 'missing', status: 404, isSwitchedOff: true };
  const asked = parseSavedEventsSearch(url.searchParams);
  const path = paths.favourites({ lang });
  const search = savedEventsSearch(asked ?? []);
  const canonical = canonicalSearch(url.searchParams);
  if (canonical !== null) return { kind: 'redirect', status: 302, to: path + canonical };
  const [events, suggestions] = await Promise.all([
    fetchSavedEvents(asked ?? [], context),
    asked ? [] : readSuggestions(context),
  ]);
  const points = await readVenuePoints(new Set(events.flatMap(({ venue }) => venue?.id ?? [])), context);
  const data = presentSavedEvents(asked, { events, points, suggestions }, context);
  if (asksForTickets(url.searchParams)) data.bookings = await readBookings(data.items, context);
  const title = text(asked ? 'favourites.sharedTitle' : 'favourites.title');
  return {
    kind: 'page',
    data,
    head: {
      title,
      description: text('favourites.intro'),
      canonical: path + search,
      alternates: { de: paths.favourites({ lang: 'de' }) + search, en: paths.favourites({ lang: 'en' }) + search },
      // A list of one's own is nobody else's to find.
      robots: 'noindex',
    },
    validUntil: Math.min(endOfHouseDay(houseDayAt(now)), nextOver(events, now), data.bookings ? now + PANEL_MS : Infinity),
  };
}
