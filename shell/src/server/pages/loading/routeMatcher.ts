import { ROUTE_OWNERS, type RemoteName, type RemoteRoute, type ServerRemote } from '@spielplan/shared-contracts/remote';
import { ROUTES, type RouteName } from '@spielplan/shared-contracts/routes';
import { LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';

export interface RouteMatch {
  lang: Language;
  remote: RemoteName;
  route: RemoteRoute;
  params: Record<string, string>;
}

/** Finds who answers a path: a remote's route, `absent` where the owner of a known route is away, or `null`. */
export type RouteMatcher = (segments: readonly string[]) => RouteMatch | 'absent' | null;

interface Candidate<T> {
  parts: readonly string[];
  value: T;
}

/** Compiles the routes of a release set. Static words win over parameters, part by part from the left (R36). */
export function createRouteMatcher(remotes: readonly ServerRemote[]): RouteMatcher {
  const candidates: Candidate<Omit<RouteMatch, 'params'>>[] = [];
  for (const remote of remotes) {
    for (const route of remote.routes) {
      for (const lang of LANGUAGES)
        candidates.push({ parts: split(route.patterns[lang]), value: { lang, remote: remote.name, route } });
    }
  }
  const present = new Set<string>(remotes.map(({ name }) => name));
  const absent: Candidate<null>[] = (Object.keys(ROUTES) as RouteName[])
    .filter((name) => ROUTE_OWNERS[name] !== 'shell' && !present.has(ROUTE_OWNERS[name]))
    .flatMap((name) => LANGUAGES.map((lang) => ({ parts: split(ROUTES[name][lang]), value: null })));

  return (segments) => {
    const best = findBest(candidates, segments);
    if (best) return { ...best.candidate.value, params: best.params };
    return findBest(absent, segments) ? 'absent' : null;
  };
}

/** Finds the route of a list that answers a path, by the same rules. A pattern that ends in `*` answers everything below, too. */
export function findRoute<R extends Pick<RemoteRoute, 'patterns'>>(
  routes: readonly R[],
  segments: readonly string[],
): { route: R; params: Record<string, string> } | null {
  const candidates = routes.flatMap((route) => LANGUAGES.map((lang) => ({ parts: split(route.patterns[lang]), value: route })));
  const best = findBest(candidates, segments);
  return best && { route: best.candidate.value, params: best.params };
}

function findBest<T>(candidates: readonly Candidate<T>[], segments: readonly string[]) {
  let best: { candidate: Candidate<T>; params: Record<string, string>; rank: string } | null = null;
  for (const candidate of candidates) {
    const found = matchParts(candidate.parts, segments);
    if (found && (!best || found.rank > best.rank)) best = { candidate, ...found };
  }
  return best;
}

function matchParts(
  parts: readonly string[],
  segments: readonly string[],
): { params: Record<string, string>; rank: string } | null {
  if (segments.length > parts.length && parts.at(-1) !== '*') return null;
  const params: Record<string, string> = {};
  let rank = '';
  for (const [index, part] of parts.entries()) {
    if (part === '*') break;
    const segment = segments[index];
    const isParameter = part.startsWith(':');
    if (segment === undefined) {
      if (part.endsWith('?')) continue;
      return null;
    }
    if (isParameter) params[part.replace(/^:|\?$/g, '')] = segment;
    else if (part !== segment) return null;
    rank += isParameter ? '1' : '2';
  }
  return { params, rank };
}

function split(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}
