import { addressesCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { ProviderReader, RemoteRoute } from '@spielplan/shared-contracts/remote';
import type { RoutePatterns } from '@spielplan/shared-contracts/routes';
import { PACKAGED_HOLDERS } from '../releases/addressHolders.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import { findRoute } from '../releases/routeMatcher.ts';

/**
 * Throws `REMOTE_CONTRACT` where an address that is new in a release set is one of the page editor's
 * pages, which stand in no table of routes. Asks nobody where no address is new; a provider that
 * cannot tell its pages leaves the question open, as the pages are then not there either.
 */
export async function refuseTakenPages(set: ReleaseSet, before: ReleaseSet, provider: ProviderReader): Promise<void> {
  const known = [...before.routes.map(({ patterns }) => patterns), ...PACKAGED_HOLDERS.map(({ patterns }) => patterns)];
  const fresh = set.routes.filter(({ patterns }) => !known.some((each: RoutePatterns) => isSame(each, patterns)));
  if (fresh.length === 0) return;
  const taken = (await readPages(provider)).flatMap((path) => takerOf(fresh, path));
  if (taken.length > 0) throw new SpielplanError('REMOTE_CONTRACT', { detail: taken.slice(0, 5).join(' ') });
}

function takerOf(routes: readonly RemoteRoute[], path: string): string[] {
  const found = findRoute(routes, path.split('/').filter(Boolean));
  return found ? [`The route "${found.route.id}" (${found.route.patterns.de}) answers ${path}, a page of the page editor.`] : [];
}

async function readPages(provider: ProviderReader): Promise<string[]> {
  const paths: string[] = [];
  let seen = 0;
  for (let page = 1, isMore = true; isMore; page += 1) {
    const part = await provider.read(addressesCall, { query: { kind: 'page', page } }).catch(() => null);
    const results = part?.results ?? [];
    seen += results.length;
    paths.push(...results.flatMap(({ urls }) => LANGUAGES.flatMap((lang) => urls[lang] ?? [])));
    isMore = results.length > 0 && seen < (part?.count ?? 0);
  }
  return paths;
}

function isSame(a: RoutePatterns, b: RoutePatterns): boolean {
  return LANGUAGES.every((lang) => a[lang] === b[lang]);
}
