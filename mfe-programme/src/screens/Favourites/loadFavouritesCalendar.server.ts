import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { canonicalSearch, readFavouritesSearch } from '../../domain/favouritesQuery.ts';
import { presentFavourites } from './presentFavourites.server.ts';
import { readSavedEvents } from './readSavedEvents.server.ts';

/** The events of the address as a file for the visitor's calendar; without any, or without the house's flag, there is none. */
export async function loadFavouritesCalendar(context: LoadContext): Promise<LoadResult> {
  const { lang, url, settings } = context;
  const asked = readFavouritesSearch(url.searchParams);
  if (!settings.design.favourites || asked === null) return { kind: 'missing', status: 404 };
  const path = paths.favouritesCalendarFile({ lang });
  const canonical = canonicalSearch(url.searchParams);
  if (canonical !== null) return { kind: 'redirect', status: 302, to: path + canonical };
  const { head, entries, tail } = presentFavourites(asked, await readSavedEvents(asked, context), context).calendar;
  return {
    kind: 'file',
    contentType: 'text/calendar; charset=utf-8',
    filename: path.slice(path.lastIndexOf('/') + 1),
    body: head + Object.values(entries).join('') + tail,
  };
}
