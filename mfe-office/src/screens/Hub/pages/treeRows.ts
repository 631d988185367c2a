import type { PageNode } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';

export const STATE_FILTERS = ['all', 'draft', 'online', 'offline', 'scheduled', 'missing.de', 'missing.en', 'template'] as const;
export const CHANGE_FILTERS = ['any', 'day', 'week', 'month', 'older'] as const;

/** What the tree is narrowed down to. */
export interface TreeFilter {
  query: string;
  state: (typeof STATE_FILTERS)[number];
  changed: (typeof CHANGE_FILTERS)[number];
}

export const NO_FILTER: TreeFilter = { query: '', state: 'all', changed: 'any' };

/** A page in its place in the tree as it is shown. */
export interface TreeRow {
  page: PageNode;
  level: number;
  /** From 1, among the rows with the same parent. */
  place: number;
  siblings: number;
  /** Null where nothing stands below. */
  isExpanded: boolean | null;
  /** False for a page that is there because one below it is wanted. */
  isMatch: boolean;
}

export interface TreeRows {
  rows: readonly TreeRow[];
  matches: number;
}

const DAY_MS = 86_400_000;
const DAYS = { day: 1, week: 7, month: 31 } as const;

function isNarrowed({ query, state, changed }: TreeFilter): boolean {
  return query.trim() !== '' || state !== 'all' || changed !== 'any';
}

/**
 * The rows that show, from the top. A page whose parent is not there stands at the top; a filter opens all ways to
 * what it finds, whatever is closed.
 */
export function buildRows(pages: readonly PageNode[], closed: ReadonlySet<number>, filter: TreeFilter, now: number): TreeRows {
  const below = childrenOf(pages);
  const isOpen = isNarrowed(filter);
  const matches = new Set(pages.filter((page) => fits(page, filter, now)).map(({ id }) => id));
  const shown = isOpen ? withParents(pages, matches) : null;
  const rows: TreeRow[] = [];
  const seen = new Set<number>();
  const add = (parent: number | null, level: number) => {
    const siblings = (below.get(parent) ?? []).filter(({ id }) => !seen.has(id) && (!shown || shown.has(id)));
    for (const page of siblings) seen.add(page.id);
    for (const [index, page] of siblings.entries()) {
      const hasMore = (below.get(page.id) ?? []).some(({ id }) => !seen.has(id) && (!shown || shown.has(id)));
      const isExpanded = hasMore ? isOpen || !closed.has(page.id) : null;
      rows.push({ page, level, place: index + 1, siblings: siblings.length, isExpanded, isMatch: matches.has(page.id) });
      if (isExpanded) add(page.id, level + 1);
    }
  };
  add(null, 1);
  return { rows, matches: matches.size };
}

/** The pages below each, in order; null holds those at the top. */
export function childrenOf(pages: readonly PageNode[]): Map<number | null, PageNode[]> {
  const known = new Set(pages.map(({ id }) => id));
  const ordered = pages.toSorted((a, b) => a.position - b.position || a.id - b.id);
  return Map.groupBy(ordered, ({ parent }) => (parent !== null && known.has(parent) ? parent : null));
}

/** The title in the language of the tools, else in the other one, else the address. */
export function titleOf({ titles, urls, id }: Pick<PageNode, 'titles' | 'urls' | 'id'>, lang: Language): string {
  const other = lang === 'de' ? 'en' : 'de';
  return titles[lang].trim() || titles[other].trim() || urls[lang] || String(id);
}

function fits(page: PageNode, { query, state, changed }: TreeFilter, now: number): boolean {
  return hasWords(page, query) && isInState(page, state) && isChangedWithin(page, changed, now);
}

function hasWords({ titles, urls }: PageNode, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = [titles.de, titles.en, urls.de, urls.en].join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

function isInState(page: PageNode, state: TreeFilter['state']): boolean {
  switch (state) {
    case 'all':
      return true;
    case 'draft':
      return page.has_draft;
    case 'online':
      return page.is_online;
    case 'offline':
      return !page.is_online;
    case 'scheduled':
      return page.scheduled_at !== null;
    case 'missing.de':
      return page.missing.includes('de');
    case 'missing.en':
      return page.missing.includes('en');
    case 'template':
      return page.is_template;
    default:
      return state satisfies never;
  }
}

function isChangedWithin({ changed_at: at }: PageNode, changed: TreeFilter['changed'], now: number): boolean {
  if (changed === 'any') return true;
  const age = at === null ? Number.POSITIVE_INFINITY : now - Date.parse(at);
  return changed === 'older' ? age > DAYS.month * DAY_MS : age <= DAYS[changed] * DAY_MS;
}

function withParents(pages: readonly PageNode[], wanted: ReadonlySet<number>): Set<number> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const shown = new Set<number>();
  for (const id of wanted)
    for (let page = byId.get(id); page && !shown.has(page.id); page = byId.get(page.parent ?? 0)) shown.add(page.id);
  return shown;
}
