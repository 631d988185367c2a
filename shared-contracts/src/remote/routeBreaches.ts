import { ROUTES, type RouteName } from '../routes/routeTable.ts';
import type { ServerRemote } from './defineRemote.ts';
import { ROUTE_OWNERS } from './routeOwners.ts';

/**
 * Checks that every address of a remote stands in the public route table, with the same path in both languages, and
 * belongs to this remote. An address of its own would be one that no path function, sitemap or language switch knows.
 */
export function findRouteBreaches({ name, routes }: Pick<ServerRemote, 'name' | 'routes'>): string[] {
  const breaches: string[] = [];
  for (const { id, patterns } of routes) {
    const known = (Object.keys(ROUTES) as RouteName[]).find(
      (key) => ROUTES[key].de === patterns.de && ROUTES[key].en === patterns.en,
    );
    if (!known) breaches.push(`The route "${id}" (${patterns.de}, ${patterns.en}) is not in the public route table.`);
    else if (ROUTE_OWNERS[known] !== name) breaches.push(`The route "${id}" belongs to "${ROUTE_OWNERS[known]}".`);
  }
  return breaches;
}
