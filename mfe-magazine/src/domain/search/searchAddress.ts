import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths, withQuery } from '@spielplan/shared-contracts/routes';

/** The groups that a search answers in, which are also the words in its path. */
export const SEARCH_GROUPS = ['events', 'others'] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

export interface SearchPlace {
  /** `null` for both groups together. */
  group: SearchGroupName | null;
  page: number;
}

/**
 * Reads `/search/{category?}/{page?}`. Both parts are optional, so `/search/2`
 * is page 2 of everything (R36); `null` for what is neither a group nor a page.
 */
export function parseSearchPlace({ category, page }: Readonly<Record<string, string | undefined>>): SearchPlace | null {
  const group = SEARCH_GROUPS.find((name) => name === category) ?? null;
  if (category !== undefined && !group && page !== undefined) return null;
  const number = group ? page : (page ?? category);
  if (number === undefined) return { group, page: 1 };
  return /^[1-9]\d{0,5}$/.test(number) ? { group, page: Number(number) } : null;
}

/** The address of a page of results; the first page has no number. */
export function searchAddress(lang: Language, term: string, { group, page }: SearchPlace): string {
  const number = page > 1 ? page : undefined;
  const path = group ? paths.search({ lang, category: group, page: number }) : paths.search({ lang, category: number });
  return withQuery(path, { q: term });
}
