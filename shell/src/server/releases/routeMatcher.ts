import type { RemoteName, RemoteRoute, ServerRemote } from '@spielplan/shared-contracts/remote';
import type { RoutePatterns } from '@spielplan/shared-contracts/routes';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';

export interface RouteMatch {
  lang: Language;
  remote: RemoteName;
  route: RemoteRoute;
  params: Record<string, string>;
}

/**
 * Finds who answers a path: a remote's route, `absent`
 * where the owner of a known route is away, or `null`.
 */
export type RouteMatcher = (segments: readonly string[]) => RouteMatch | 'absent' | null;

/**
 * Characters of paths whose answer a matcher remembers, as react-router ranks and compiles all routes anew at each call. They
 * are bounded by length, because anybody may ask for thousands of long paths.
 */
const MAX_REMEMBERED_CHARS = 250_000;

/**
 * Compiles the routes of a release set, and those of remotes that are away.
 * Static words win over parameters (R36).
 */
export function createRouteMatcher(remotes: readonly ServerRemote[], away: readonly RoutePatterns[] = []): RouteMatcher {
  const find = createMatcher(
    remotes.flatMap((remote) =>
      remote.routes.flatMap((route) =>
        LANGUAGES.map((lang) => ({ pattern: route.patterns[lang], value: { lang, remote: remote.name, route } })),
      ),
    ),
  );
  const findAway = createMatcher(
    away.flatMap((patterns) => LANGUAGES.map((lang) => ({ pattern: patterns[lang], value: patterns }))),
  );
  return (segments) => {
    const found = find(segments);
    if (found) return { ...found.value, params: found.params };
    return findAway(segments) ? 'absent' : null;
  };
}

const matchers = new WeakMap<readonly Pick<RemoteRoute, 'patterns'>[], Matcher<Pick<RemoteRoute, 'patterns'>>>();

/**
 * Finds the route of a list that answers a path, by the same
 * rules. A pattern that ends in `*` answers everything below, too.
 */
export function findRoute<R extends Pick<RemoteRoute, 'patterns'>>(
  routes: readonly R[],
  segments: readonly string[],
): { route: R; params: Record<string, string> } | null {
  let find = matchers.get(routes) as Matcher<R> | undefined;
  if (!find) {
    find = createMatcher(routes.flatMap((route) => LANGUAGES.map((lang) => ({ pattern: route.patterns[lang], value: route }))));
    matchers.set(routes, find);
  }
  const found = find(segments);
  return found && { route: found.value, params: found.params };
}

interface Found<T> {
  value: T;
  params: Record<string, string>;
}
type Matcher<T> = (segments: readonly string[]) => Found<T> | null;

/** Matches decoded segments by react-router's ranking. Capitals count. */
function createMatcher<T>(candidates: readonly { pattern: string; value: T }[]): Matcher<T> {
  const routes = candidates.map(({ pattern, value }) => ({ path: pattern, caseSensitive: true, handle: value }));
  const remembered = new LRUCache<string, { found: Found<T> | null }>({
    maxSize: MAX_REMEMBERED_CHARS,
    sizeCalculation: (_, path) => path.length,
  });
  return (segments) => {
    const path = `/${segments.map(encodeURIComponent).join('/')}`;
    let known = remembered.get(path);
    if (!known) {
      const match = matchRoutes(routes, path)?.at(-1);
      known = { found: match ? { value: match.route.handle, params: namedParams(match.params) } : null };
      remembered.set(path, known);
    }
    return known.found;
  };
}

/** What stands below a pattern that ends in `*` is no value of it, and a part that is left out has none. */
function namedParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((param): param is [string, string] => param[0] !== '*' && Boolean(param[1])),
  );
}
