import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { LINKED_PATTERNS, type LinkedRoute, parseId, parsePath } from '@spielplan/shared-contracts/routes';
import type { ReleasedRoute } from '../../platform/releases/followFeed.ts';
import type { LinkedKind, LinkTarget } from './storedLink.ts';

const ROUTES = Object.keys(LINKED_PATTERNS) as LinkedRoute[];
const THINGS = ['event', 'production', 'article', 'person', 'venue', 'series'] as const satisfies readonly (LinkedKind &
  LinkedRoute)[];

/** A path of this site in a language. */
export interface OwnAddress {
  lang: Language;
  path: string;
  /** What the path alone tells; else it may be a page's. */
  target: LinkTarget | null;
  /** Query and place, as they were written. */
  rest: string;
  /** Whether it may be no page: what remotes serve below their lists, and what only the site knows. */
  isOthers: boolean;
}

/** Null where a link leads out of the site. `origin` is the site's own, `released` what releases answer beside the contract's addresses. */
export function parseOwnAddress(href: string, origin: string, released: readonly ReleasedRoute[] = []): OwnAddress | null {
  const local = href === origin || href.startsWith(`${origin}/`) ? href.slice(origin.length) || '/' : href;
  const [written = ''] = local.split(/[?#]/);
  const rest = local.slice(written.length);
  const path = decode(written).replace(/(.)\/+$/, '$1');
  const lang = LANGUAGES.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
  if (!lang) return null;
  for (const route of ROUTES) {
    const params = parsePath(LINKED_PATTERNS[route][lang], path);
    if (!params) continue;
    if (Object.keys(params).length === 0 && !LINKED_PATTERNS[route][lang].includes(':'))
      return { lang, path, rest, target: { kind: 'route', id: route }, isOthers: false };
    const kind = THINGS.find((each) => each === route);
    const id = parseId(params['id'] ?? '');
    return { lang, path, rest, target: kind && id !== null ? { kind, id: String(id) } : null, isOthers: !kind };
  }
  for (const { id, patterns } of released) {
    if (!parsePath(patterns[lang], path)) continue;
    const isOne = !patterns[lang].includes(':');
    return { lang, path, rest, target: isOne ? { kind: 'route', id } : null, isOthers: !isOne };
  }
  const isOthers = OTHERS.has(path.split('/')[2] ?? '') || LISTS[lang].some((list) => path.startsWith(`${list}/`));
  return { lang, path, rest, target: null, isOthers };
}

/** First words of addresses that others than pages have, and what only the shell knows. */
const OTHERS = new Set(['forms', 'user', 'dashboard', 'offline', '404', 'search']);

/** Addresses of lists, below which a remote may serve more: feeds, calendars, topics. */
const LISTS = Object.fromEntries(
  LANGUAGES.map((lang) => [
    lang,
    ROUTES.map((route) => LINKED_PATTERNS[route][lang]).filter((pattern) => !pattern.includes(':') && pattern !== `/${lang}`),
  ]),
) as Record<Language, string[]>;

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
