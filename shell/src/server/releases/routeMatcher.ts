import type { RemoteName, RemoteRoute, ServerRemote } from '@spielplan/shared-contracts/remote';
import { findBestMatch, splitPattern, type Candidate, type RoutePatterns } from '@spielplan/shared-contracts/routes';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';

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
 * Compiles the routes of a release set, and those of remotes that are away.
 * Static words win over parameters, part by part from the left (R36).
 */
export function createRouteMatcher(remotes: readonly ServerRemote[], away: readonly RoutePatterns[] = []): RouteMatcher {
  const candidates: Candidate<Omit<RouteMatch, 'params'>>[] = [];
  for (const remote of remotes) {
    for (const route of remote.routes) {
      for (const lang of LANGUAGES)
        candidates.push({ parts: splitPattern(route.patterns[lang]), value: { lang, remote: remote.name, route } });
    }
  }
  const absent: Candidate<null>[] = away.flatMap((patterns) =>
    LANGUAGES.map((lang) => ({ parts: splitPattern(patterns[lang]), value: null })),
  );

  return (segments) => {
    const best = findBestMatch(candidates, segments);
    if (best) return { ...best.value, params: best.params };
    return findBestMatch(absent, segments) ? 'absent' : null;
  };
}

/**
 * Finds the route of a list that answers a path, by the same
 * rules. A pattern that ends in `*` answers everything below, too.
 */
export function findRoute<R extends Pick<RemoteRoute, 'patterns'>>(
  routes: readonly R[],
  segments: readonly string[],
): { route: R; params: Record<string, string> } | null {
  const candidates = routes.flatMap((route) =>
    LANGUAGES.map((lang) => ({ parts: splitPattern(route.patterns[lang]), value: route })),
  );
  const best = findBestMatch(candidates, segments);
  return best && { route: best.value, params: best.params };
}
