import {
  ACCESS_NEEDS,
  eventTagsCall,
  exhibitionTypesCall,
  genresCall,
  roomsCall,
  seriesCall,
} from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { FilterKey } from '../domain/lists/eventListQuery.ts';
import { filterEntry, readFilterEntries } from '../domain/lists/filterEntries.server.ts';

/**
 * Reads the option lists (product.md section 3): rooms and genres as returned, exhibition
 * types by slug and unless hidden, tags and series only where they are meant for the filter, and needs where
 * the provider filters by them: a page of its own offers those.
 */
export function readFilterOptions({ provider, lang, log, settings, text }: LoadContext) {
  const query = { lang };
  return readFilterEntries<FilterKey>(
    {
      room: async () =>
        (await provider.read(roomsCall, { query })).map(({ id, name, venue }) =>
          filterEntry({ name: `${name}, ${venue.name}` }, id, true),
        ),
      type: async () =>
        (await provider.read(exhibitionTypesCall, { query })).map((type) => filterEntry(type, type.slug, type.show_in_filter)),
      tag: async () => (await provider.read(eventTagsCall, { query })).map((tag) => filterEntry(tag, tag.id, tag.show_in_filter)),
      series: async () => (await provider.read(seriesCall, { query })).map((one) => filterEntry(one, one.id, one.show_in_filter)),
      genre: async () => (await provider.read(genresCall, { query })).map((genre) => filterEntry(genre, genre.id, true)),
      access: async () =>
        settings.access_filter ? ACCESS_NEEDS.map((need) => filterEntry({ name: text(`access.${need}`) }, need, false)) : [],
    },
    log,
  );
}
