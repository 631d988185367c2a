import { LANGUAGES } from '../i18n/language.ts';
import { splitPattern } from './matchPath.ts';
import type { RoutePatterns } from './pattern.ts';

/** An address with its owner, as far as others may collide with it. */
export interface OwnedRoute {
  owner: string;
  id: string;
  patterns: RoutePatterns;
}

/**
 * Says in words where addresses of different owners collide:
 * one id for two, or a path that both would answer.
 */
export function findRouteConflicts(routes: readonly OwnedRoute[]): string[] {
  return routes.flatMap((route, index) =>
    routes.slice(0, index).flatMap((other) => (other.owner === route.owner ? [] : (conflictOf(other, route) ?? []))),
  );
}

function conflictOf(a: OwnedRoute, b: OwnedRoute): string | null {
  if (a.id === b.id) return `The route "${b.id}" of "${b.owner}" has the id of a route of "${a.owner}".`;
  const lang = LANGUAGES.find((each) => isOverlapping(a.patterns[each], b.patterns[each]));
  return lang === undefined
    ? null
    : `The route "${b.id}" of "${b.owner}" (${b.patterns[lang]}) answers paths of "${a.id}" of "${a.owner}" (${a.patterns[lang]}).`;
}

function isOverlapping(a: string, b: string): boolean {
  return variantsOf(a).some((one) => variantsOf(b).some((other) => fitOnePath(one, other)));
}

/** A pattern without and with each of its optional parts. */
function variantsOf(pattern: string): string[][] {
  const parts = splitPattern(pattern);
  const fixed = parts.filter((part) => !part.endsWith('?')).length;
  return Array.from({ length: parts.length - fixed + 1 }, (_, more) => parts.slice(0, fixed + more));
}

/** `*` at the end stands for whatever follows, or nothing. */
function fitOnePath([a, ...restOfA]: readonly string[], [b, ...restOfB]: readonly string[]): boolean {
  if (a === '*' || b === '*') return true;
  if (a === undefined || b === undefined) return a === b;
  return (a === b || a.startsWith(':') || b.startsWith(':')) && fitOnePath(restOfA, restOfB);
}
