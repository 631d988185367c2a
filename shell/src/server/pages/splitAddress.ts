import { isLanguage } from '@spielplan/shared-contracts/i18n';
import { OVERLAY_PARAM, PAGE_DATA_PREFIX } from '@spielplan/shared-contracts/routes';
import { isProviderPath } from '../http/proxyToProvider.ts';
import { findRoute } from '../releases/routeMatcher.ts';
import type { RenderContext } from './PageRequest.ts';
import { MAX_ADDRESS, pathOf, queryOf, readQuery } from '../http/requestUrl.ts';
import { isPreviewToken, PREVIEW_PARAM } from './loading/openPreview.ts';
import { namesQuery, withoutKeys } from './site/ruleQuery.ts';

/** An address taken apart: what its page is made from, and what belongs to this one visitor. */
export interface SplitAddress {
  /**
   * Path and the query keys that the route reads, in one
   * order, so that equal pages have one name in every cache.
   */
  known: string;
  /** The other pairs as they were sent, such as `utm_source=brief`; empty without any. */
  others: string;
}

type IsRead = (value: string) => boolean;
const ANY: IsRead = () => true;
/** What the shell itself reads on every page, and with which values. */
const EVERYWHERE: Readonly<Record<string, IsRead>> = {
  [OVERLAY_PARAM]: (value) => value === 'true',
  notice: (value) => value === 'untranslated' || value === 'preview-ended',
  [PREVIEW_PARAM]: isPreviewToken,
  v: ANY,
};
/** What it reads for anyone who has a session. */
const FOR_EDITORS: Readonly<Record<string, IsRead>> = { ...EVERYWHERE, edit: ANY, at: ANY };
/** Addresses without a language of their own may name one. */
const WITHOUT_LANGUAGE: Readonly<Record<string, IsRead>> = { ...EVERYWHERE, lang: isLanguage };

/**
 * Parts the keys that an address's route declares from those it does not: loaders and caches know
 * only the former. An address that cannot be read stays whole, for the error page that says so.
 */
export function splitAddress(
  renderContext: () => Pick<RenderContext, 'set' | 'bundle'>,
  url: string,
  hasSession: boolean,
): SplitAddress {
  const path = pathOf(url);
  if (path === url || !url.startsWith('/') || url.length > MAX_ADDRESS) return { known: url, others: '' };
  const segments = segmentsOf(path.startsWith(`${PAGE_DATA_PREFIX}/`) ? path.slice(PAGE_DATA_PREFIX.length) : path);
  if (!segments) return { known: path, others: '' };
  const own = isLanguage(segments[0]) ? (hasSession ? FOR_EDITORS : EVERYWHERE) : WITHOUT_LANGUAGE;
  const declared = declaredKeys(renderContext(), segments);
  const rankOf = (key: string) => (declared.includes(key) ? declared.indexOf(key) : declared.length);
  const known: [string, string][] = [];
  const others: string[] = [];
  for (const pair of queryOf(url).split('&')) {
    const [[key, value] = ['', '']] = readQuery(pair);
    if (declared.includes(key) || (Object.hasOwn(own, key) && own[key]?.(value))) known.push([key, value]);
    else if (pair !== '') others.push(pair);
  }
  known.sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(known).toString();
  return { known: query ? `${path}?${query}` : path, others: others.join('&') };
}

/**
 * The address with the pairs that a redirect rule for its path names, where it has them all; null where
 * none of the rules needs more than `known` holds.
 */
export function withRule({ known, others }: SplitAddress, ruleQueries: readonly string[] = []): SplitAddress | null {
  if (!others) return null;
  const asked = [queryOf(known), others].filter(Boolean).join('&');
  const rule = ruleQueries.find((each) => namesQuery(each, asked));
  if (rule === undefined) return null;
  const rest = withoutKeys(others, rule);
  if (rest === others) return null;
  const pairs = readQuery([withoutKeys(queryOf(known), rule), rule].filter(Boolean).join('&'));
  return { known: `${pathOf(known)}?${pairs}`, others: rest };
}

/**
 * A path of the site with more pairs in its query, those left out
 * whose keys it names itself. Other targets stay as they are.
 */
export function withOthers(target: string, others: string): string {
  if (!others || !/^\/(?!\/)/.test(target) || isProviderPath(target)) return target;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  const named = readQuery(search);
  const added = others.split('&').filter((pair) => !named.has([...readQuery(pair).keys()][0] ?? ''));
  const query = [search, ...added].filter(Boolean).join('&');
  return path + (query && `?${query}`) + hash;
}

function declaredKeys({ set, bundle }: Pick<RenderContext, 'set' | 'bundle'>, segments: readonly string[]): readonly string[] {
  const match = set.match(segments);
  if (match === 'absent') return [];
  return (match ?? findRoute(bundle.shellRoutes, segments))?.route.query ?? [];
}

function segmentsOf(path: string): string[] | null {
  try {
    return pathOf(path).split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
