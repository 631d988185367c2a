import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { canonicalSearch, parseSavedEventsSearch } from '../../domain/savedEvents/savedEventsQuery.ts';
import { presentSavedEvents } from './presentSavedEvents.server.ts';
import { fetchSavedEvents } from './fetchSavedEvents.server.ts';
import { ownPaths } from '../../routes.ts';

/**
 * The events of the address as a file for the visitor's calendar,
 * an empty one without any. Without the house's flag there is none.
 */
export async function loadSavedEventsCalendar(context: LoadContext): Promise<LoadResult> {
  const { lang, url, settings } = context;
  if (!settings.design.favourites) return { kind: 'missing', status: 404, isSwitchedOff: true };
  const asked = parseSavedEventsSearch(url.searchParams);
  const path = ownPaths.favouritesCalendarFile({ lang });
  const canonical = canonicalSearch(url.searchParams);
  if (canonical !== null) return { kind: 'redirect', status: 302, to: path + canonical };
  const { head, entries, tail } = presentSavedEvents(
    asked,
    { events: await fetchSavedEvents(asked ?? [], context) },
    context,
  ).calendar;
  return {
    kind: 'file',
    contentType: 'text/calendar; charset=utf-8',
    filename: path.slice(path.lastIndexOf('/') + 1),
    body: head + Object.values(entries).join('') + tail,
  };
}
