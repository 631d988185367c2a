import type { AccessNeed } from '@spielplan/shared-contracts/storage';
import { parseUrlDate, type Language } from '@spielplan/shared-contracts/i18n';
import { LINKED_PATTERNS, parseId, parsePath } from '@spielplan/shared-contracts/routes';
import { SIGNS } from '../access/signs.ts';
import type { EventCard } from '../events/listItem.ts';
import { FILTER_KEYS, readEventListQuery, type SelectedFilters } from '../lists/eventListQuery.ts';
import { optionsIn } from '../lists/listQuery.ts';
import { parseSavedEventsSearch } from '../savedEvents/savedEventsQuery.ts';
import type { SeasonItem } from './seasonView.ts';

/** An event of the kept season as lists show it. */
export interface SeasonCard extends EventCard, Pick<SeasonItem, 'found'> {}

/** What a reader looks for in the kept season. */
export interface SeasonQuery {
  words: string;
  /** The first day of the house shown; empty for now. */
  from: string;
  filters: SelectedFilters;
  isSavedOnly: boolean;
}

export const ALL_OF_SEASON: SeasonQuery = { words: '', from: '', filters: {}, isSavedOnly: false };

/** The events that are not over at `now` (epoch ms) and fit all that is asked for, every word somewhere in what is printed. */
export function filterSeason(
  items: readonly SeasonCard[],
  { words, from, filters, isSavedOnly }: SeasonQuery,
  { now, savedIds }: { now: number; savedIds: readonly number[] },
): SeasonCard[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (item.overAt <= now || (item.lastDay ?? item.day) < from) return false;
    if (isSavedOnly && !savedIds.includes(item.id)) return false;
    const fits = FILTER_KEYS.every((key) => {
      const options = optionsIn(filters[key]);
      // All needs are to be met (R71); the signs beside the event tell.
      if (key === 'access')
        return options.every((need) => item.access.some(({ sign }) => SIGNS[need as AccessNeed].includes(sign)));
      return options.length === 0 || options.some((option) => item.found[key]?.includes(option));
    });
    if (!fits) return false;
    const printed = foldText(
      [item.preline, item.title, item.subline, item.place, item.series, item.facts, ...item.access.map(({ name }) => name)].join(
        ' ',
      ),
    );
    return wanted.every((word) => printed.includes(word));
  });
}

/** What an address asks for whose page could not be loaded. */
export interface AskedOfSeason {
  query: SeasonQuery;
  /** The one event whose page it is, or those of the plan that somebody shared (R50). */
  eventIds: readonly number[];
}

/** Reads what an address asks for that could not be loaded: a filtered list, a search, favourites, a plan, one event. */
export function readAsked({ pathname, searchParams }: URL, lang: Language): AskedOfSeason {
  const isAt = (route: 'search' | 'events' | 'favourites') => parsePath(LINKED_PATTERNS[route][lang], pathname) !== null;
  const nothing = { query: ALL_OF_SEASON, eventIds: [] };
  if (isAt('search')) return { ...nothing, query: { ...ALL_OF_SEASON, words: searchParams.get('q') ?? '' } };
  if (isAt('favourites')) {
    const shared = parseSavedEventsSearch(searchParams);
    return shared ? { ...nothing, eventIds: shared } : { ...nothing, query: { ...ALL_OF_SEASON, isSavedOnly: true } };
  }
  if (isAt('events')) {
    const { filters, date } = readEventListQuery(searchParams, { isSeveral: true }).query;
    return { ...nothing, query: { ...ALL_OF_SEASON, filters, from: parseUrlDate(date ?? '') ?? '' } };
  }
  const id = parseId(parsePath(LINKED_PATTERNS.event[lang], pathname)?.id ?? '');
  return id === null ? nothing : { ...nothing, eventIds: [id] };
}

/** Small letters without marks: "Süß" is found by "suss". */
function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
