import {
  autocompleteCall,
  searchCall,
  searchEventsCall,
  searchOthersCall,
  type SearchAnswer,
} from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { otherLanguage } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { LoadContext, LoadResult, PageHead } from '@spielplan/shared-contracts/remote';
import { overAt } from '@spielplan/shared-contracts/rules';
import {
  parseSearchPlace,
  searchAddress,
  SEARCH_GROUPS,
  type SearchGroupName,
  type SearchPlace,
} from '../../domain/search/searchAddress.ts';
import { parseTerm } from '../../domain/search/searchTerm.ts';
import { datedEvent, presentSearch, presentSearchStart, type FoundGroup, type SearchParts } from './presentSearch.server.ts';
import type { SearchView } from './searchView.ts';

type Found = SearchParts['found'];

/**
 * Loads a page of results of one group or of both, or the place to begin where nothing is asked. A
 * path that is neither a group nor a page, and a page behind the last one, are missing. Provider
 * failures come out as thrown.
 */
export async function loadSearch(context: LoadContext): Promise<LoadResult<SearchView>> {
  const { lang, url, params, now, provider } = context;
  const place = parseSearchPlace(params);
  if (!place) return { kind: 'missing', status: 404 };
  const term = parseTerm(url.searchParams);
  if (!term) return { kind: 'page', data: presentSearchStart(context, place), head: headOf(context, place, '', null) };

  const [answer, pages] = await Promise.all([
    provider.read(searchCall, { query: { query: term, lang, ...(isSearch(params, place) ? {} : { again: '1' as const }) } }),
    needsPages(place) ? readPages(context, term, place) : null,
  ]);
  const found = pages ?? firstOf(answer);
  if (Object.keys(found).length === 0) return { kind: 'missing', status: 404 };
  const counts = { events: answer.events.count, others: answer.others.count };
  const isEmpty = counts.events + counts.others === 0;
  // A provider of before counts no near terms; then what completes the term has to do.
  const nearest = !isEmpty ? [] : answer.nearest?.length ? answer.nearest : await readNearest(context, term);
  const data = presentSearch(
    { term, place, counts, found, spelling: answer.suggestion, answer: answer.answered_by, nearest },
    context,
  );
  const next = nextStart(found, now);
  const count = place.group ? counts[place.group] : counts.events + counts.others;
  return { kind: 'page', data, head: headOf(context, place, term, count), ...(next ? { validUntil: next } : {}) };
}

/**
 * Whether this is what a form leads to: the first page of everything,
 * or of a group by its number. Tabs leave the number out.
 */
function isSearch(params: LoadContext['params'], { group, page }: SearchPlace): boolean {
  return page === 1 && (group === null || params.page !== undefined);
}

/** The first answer holds the first page of both groups; anything else is asked for by itself. */
function needsPages({ group, page }: SearchPlace): boolean {
  return group !== null || page > 1;
}

function firstOf({ events, others }: SearchAnswer): Found {
  const whole = ({ count, results }: SearchAnswer['events']): FoundGroup => ({ count, results, isLast: results.length >= count });
  return { events: whole(events), others: whole(others) };
}

async function readPages(context: LoadContext, term: string, { group, page }: SearchPlace): Promise<Found> {
  const names = group ? [group] : SEARCH_GROUPS;
  const pages = await Promise.all(names.map(async (name) => [name, await readPage(context, name, term, page)] as const));
  return Object.fromEntries(pages.filter(([, found]) => found !== null));
}

/** One page of one group; `null` behind its last one. */
async function readPage(
  { provider, lang }: LoadContext,
  name: SearchGroupName,
  term: string,
  page: number,
): Promise<FoundGroup | null> {
  try {
    const call = name === 'events' ? searchEventsCall : searchOthersCall;
    const { count, results, next } = await provider.read(call, { query: { query: term, lang, page } });
    return { count, results, isLast: next === null };
  } catch (error) {
    if (isSpielplanError(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/**
 * Terms like one that finds nothing, from what it or its longest
 * word may become; none, and logged, where they cannot be read.
 */
async function readNearest({ provider, lang, log }: LoadContext, term: string): Promise<{ term: string }[]> {
  const lower = term.toLowerCase();
  const longest = lower.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? lower;
  try {
    const near = await provider.read(autocompleteCall, { query: { query: lower, lang } });
    const nearest =
      near.length > 0 || longest === lower ? near : await provider.read(autocompleteCall, { query: { query: longest, lang } });
    return nearest.map((suggestion) => ({ term: typeof suggestion === 'string' ? suggestion : suggestion.text }));
  } catch (error) {
    log('warn', 'search.nearestUnavailable', { error: String(error) });
    return [];
  }
}

/** When the first event found begins or is over: from then on another date may stand for it. */
function nextStart(found: Found, now: number): number | null {
  const starts = Object.values(found)
    .flatMap(({ results }) => results)
    .flatMap((hit) => {
      const event = datedEvent(hit);
      return [...(hit.date ? [inHouseZone(hit.date).toMillis()] : []), ...(event ? [overAt(event)] : [])];
    })
    .filter((start) => start > now);
  return starts.length > 0 ? Math.min(...starts) : null;
}

/**
 * `count` is how much the place holds, `null` before anything was
 * asked. A change of tab or page announces the title, so it says it.
 */
function headOf({ lang, text, settings }: LoadContext, place: SearchPlace, term: string, count: number | null): PageHead {
  const siteName = settings.site_name[lang];
  const group = place.group && text(`search.group.${place.group}`);
  const named = term ? text('search.titleOf', { term }) : text('search.title');
  const found = count === null ? null : text('search.count', { count });
  const title = [named, group, found].filter(Boolean).join(', ');
  const other = otherLanguage(lang);
  return {
    title: place.page > 1 ? text('magazine.pageTitle', { title, page: place.page }) : title,
    headline: text('search.title'),
    description: text('search.description', { siteName }),
    canonical: searchAddress(lang, term, place),
    // A term finds more in one language than in the other, so a later page may be none there.
    alternates: { [lang]: searchAddress(lang, term, place), [other]: searchAddress(other, term, { ...place, page: 1 }) },
    // Every term would be a page of its own, and what it finds has one already.
    robots: 'noindex',
  };
}
