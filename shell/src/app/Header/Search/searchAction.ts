import type { Language } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';

/**
 * Where the search of a page leads: to its language's search route, and from a category of the
 * search back into the first page of that category (product.md section 2). A number there is a page,
 * not a category (R36); categories of the magazine are none of the search.
 */
export function searchAction(url: string, lang: Language): string {
  const search = paths.search({ lang });
  const path = url.split('?')[0] ?? '';
  const category = path.startsWith(`${search}/`) ? (path.slice(search.length + 1).split('/')[0] ?? '') : '';
  return category && !/^\d+$/.test(category) ? `${search}/${category}/1` : search;
}
