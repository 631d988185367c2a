import {
  eventTagsCall,
  exhibitionTypesCall,
  genresCall,
  roomsCall,
  seriesCall,
  type Option,
  type RoomOption,
} from '@spielplan/shared-contracts/api';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { FILTER_KEYS, type FilterKey } from '../../domain/eventListQuery.ts';
import type { FilterOption } from '../../domain/eventListView.ts';

interface FilterEntry extends FilterOption {
  isOffered: boolean;
}

export type FilterEntries = Readonly<Record<FilterKey, FilterEntry[]>>;

/**
 * Reads the five option lists (specification section 3): rooms and genres as returned, exhibition types by slug and
 * unless hidden, tags and series only where they are meant for the filter. A list that cannot be read is empty, logged,
 * and makes the page `isPartial`; the programme itself is worth more than a filter.
 */
export async function readFilters({ provider, lang, log }: LoadContext): Promise<{ entries: FilterEntries; isPartial: boolean }> {
  const query = { lang };
  const results = await Promise.allSettled([
    provider.read(roomsCall, { query }).then((rooms) => rooms.map(roomEntry)),
    provider
      .read(exhibitionTypesCall, { query })
      .then((types) => types.map((type) => entry(type, type.slug, type.show_in_filter))),
    provider.read(eventTagsCall, { query }).then((tags) => tags.map((tag) => entry(tag, tag.id, tag.show_in_filter))),
    provider.read(seriesCall, { query }).then((series) => series.map((one) => entry(one, one.id, one.show_in_filter))),
    provider.read(genresCall, { query }).then((genres) => genres.map((genre) => entry(genre, genre.id, true))),
  ]);
  const lists = results.map((result, index) => {
    if (result.status === 'fulfilled') return [FILTER_KEYS[index], result.value];
    log('warn', 'events.filterUnavailable', { filter: FILTER_KEYS[index], error: String(result.reason) });
    return [FILTER_KEYS[index], []];
  });
  // The calls above stand in the order of FILTER_KEYS.
  const entries = Object.fromEntries(lists) as Record<FilterKey, FilterEntry[]>;
  return { entries, isPartial: results.some(({ status }) => status === 'rejected') };
}

function roomEntry(room: RoomOption): FilterEntry {
  return { value: String(room.id), label: `${room.name}, ${room.venue.name}`, isOffered: true };
}

function entry({ name }: Option, value: number | string, isOffered: boolean): FilterEntry {
  return { value: String(value), label: name, isOffered };
}
