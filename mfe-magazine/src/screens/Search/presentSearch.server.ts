import type { NearTerm, SearchAnswer, SearchHit, SearchKind } from '@spielplan/shared-contracts/api';
import { houseDay, formatDate, formatDayHeading, formatTime } from '@spielplan/shared-contracts/i18n/dates';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { eventState, overAt, type StatedEvent } from '@spielplan/shared-contracts/rules';
import { countPages } from '../../domain/page/pageNumbers.ts';
import { inList } from '../../domain/page/pictureSizes.ts';
import { SEARCH_GROUPS, searchAddress, type SearchGroupName, type SearchPlace } from '../../domain/search/searchAddress.ts';
import type { SearchGroupView, SearchHitView, SearchLink, SearchView } from './searchView.ts';

/** What near terms find, in the order in which it is told. */
const KINDS = ['event', 'production', 'person', 'venue', 'series', 'article', 'page'] as const satisfies readonly SearchKind[];

/** What was found in one group: the page that is shown and how much there is. */
export interface FoundGroup {
  count: number;
  results: readonly SearchHit[];
  isLast: boolean;
}

export interface SearchParts {
  term: string;
  place: SearchPlace;
  /** How much each group holds. */
  counts: Readonly<Record<SearchGroupName, number>>;
  /** The groups on this page; one that has no such page is not there. */
  found: Readonly<Partial<Record<SearchGroupName, FoundGroup>>>;
  spelling: string | null;
  answer: SearchAnswer['answered_by'];
  nearest: readonly (Pick<NearTerm, 'term'> & Partial<NearTerm>)[];
}

/** The view model of a page of results. */
export function presentSearch(parts: SearchParts, context: LoadContext): SearchView {
  const { term, place, counts, found } = parts;
  const { lang, text } = context;
  const total = counts.events + counts.others;
  const toTerm = (other: string): SearchLink => ({
    label: other,
    href: searchAddress(lang, other, { group: place.group, page: 1 }),
  });
  const pages = Math.max(
    ...Object.values(found).map(({ count, results, isLast }) =>
      countPages({ page: place.page, count, shown: results.length, isLast }),
    ),
    1,
  );
  const pageAt = (page: number) => searchAddress(lang, term, { group: place.group, page });
  return {
    ...presentSearchStart(context, place),
    term,
    summary: total === 0 ? text('search.empty.title') : text('search.summary', { count: total, term: parts.spelling ?? term }),
    spelling: parts.spelling === null ? null : toTerm(parts.spelling),
    ...(parts.answer && { answer: { label: parts.answer.title, href: parts.answer.link } }),
    tabs: total === 0 ? [] : tabsOf(parts, context),
    groups: SEARCH_GROUPS.flatMap((name) => (found[name]?.count ? [presentGroup(name, found[name], parts, context)] : [])),
    page: place.page,
    pages,
    previous: place.page > 1 ? pageAt(place.page - 1) : null,
    next: place.page < pages ? pageAt(place.page + 1) : null,
    nearest: parts.nearest.map(({ term: near, counts: kinds }) => ({
      ...toTerm(near),
      ...(kinds && { where: presentCounts(kinds, context) }),
    })),
  };
}

/** "3 Veranstaltungen, eine Person"; a kind that a later provider may know has no word yet. */
function presentCounts(counts: NearTerm['counts'], { lang, text }: LoadContext): string {
  const parts = KINDS.flatMap((kind) => (counts[kind] ? [text(`search.where.${kind}`, { count: counts[kind] })] : []));
  return new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(parts);
}

/** The place to begin a search, before anything was asked. */
export function presentSearchStart({ lang, text }: LoadContext, { group }: SearchPlace): SearchView {
  return {
    heading: text('search.title'),
    term: '',
    // A form names the first page, as the header's does (product.md section 2); tabs do not.
    action: group ? paths.search({ lang, category: group, page: 1 }) : paths.search({ lang }),
    summary: '',
    spelling: null,
    tabs: [],
    groups: [],
    page: 1,
    pages: 1,
    previous: null,
    next: null,
    nearest: [],
    ways: [
      { label: text('search.way.events'), href: paths.events({ lang }) },
      { label: text('search.way.magazine'), href: paths.magazine({ lang }) },
      { label: text('search.way.team'), href: paths.team({ lang }) },
    ],
  };
}

function tabsOf({ term, place, counts }: SearchParts, { lang, text }: LoadContext): SearchView['tabs'] {
  return [null, ...SEARCH_GROUPS].map((group) => ({
    label: text(`search.group.${group ?? 'all'}`),
    count: group ? counts[group] : counts.events + counts.others,
    href: searchAddress(lang, term, { group, page: 1 }),
    isCurrent: group === place.group,
  }));
}

function presentGroup(
  name: SearchGroupName,
  { count, results }: FoundGroup,
  { term, place }: SearchParts,
  context: LoadContext,
): SearchGroupView {
  const { lang, text } = context;
  const hasMore = place.group === null && count > results.length;
  return {
    name,
    title: text(`search.group.${name}`),
    count,
    hits: results.map((hit) => presentHit(hit, context)),
    all: hasMore
      ? { label: text(`search.more.${name}`, { count }), href: searchAddress(lang, term, { group: name, page: 1 }) }
      : null,
  };
}

function presentHit(hit: SearchHit, { lang, now, text }: LoadContext): SearchHitView {
  const { kind, id, title, excerpt, link, date, image_obj: picture } = hit;
  const event = datedEvent(hit);
  return {
    key: `${kind}-${id}`,
    kind: text(hit.is_easy ? 'search.kind.easy' : `search.kind.${kind}`),
    title,
    excerpt,
    href: link,
    day: date && houseDay(date),
    date: date && (kind === 'article' ? formatDate(date, lang) : formatStart(date, lang)),
    picture: picture && inList(picture),
    state: event && eventState(event, now),
    overAt: event && overAt(event),
  };
}

/** A hit as the event that it is; null for all else, and for an event without a date. */
export function datedEvent({ kind, date, date_end: end = null, ...hit }: SearchHit): StatedEvent | null {
  return kind === 'event' && date !== null ? { ...hit, date_start: date, date_end: end } : null;
}

/** "Samstag, 28. November 2026, 18:00 Uhr"; the time stays on one line. */
function formatStart(instant: string, lang: Language): string {
  return `${formatDayHeading(houseDay(instant), lang).label}, ${formatTime(instant, lang).replace(' ', '\u00a0')}`;
}
