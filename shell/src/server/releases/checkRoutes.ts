import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteName, ServerRemote } from '@spielplan/shared-contracts/remote';
import { findRouteConflicts, type OwnedRoute, type RoutePatterns } from '@spielplan/shared-contracts/routes';
import { dashboardRoutes, hubRoutes, routes as shellRoutes } from '../../routes.ts';
import { PACKAGED_ROUTES } from './packagedRoutes.ts';

const OF_SHELL = [
  ...Object.values(shellRoutes),
  ...Object.values(hubRoutes),
  // Nobody links to them by their ids, which are common words.
  ...Object.values(dashboardRoutes).map(({ id, patterns }) => ({ id: `dashboard.${id}`, patterns })),
].map(({ id, patterns }): OwnedRoute => ({ owner: 'shell', id, patterns }));

/**
 * Throws `REMOTE_CONTRACT`, in words, where an address of a remote is one of another
 * remote or of the shell. What a remote that is away has answered so far stays its own.
 */
export function checkRoutes(remotes: readonly Pick<ServerRemote, 'name' | 'routes'>[]): void {
  const away = Object.entries(PACKAGED_ROUTES)
    .filter(([owner]) => !remotes.some(({ name }) => name === (owner as RemoteName)))
    .flatMap(([owner, routes]) => Object.entries<RoutePatterns>(routes).map(([id, patterns]) => ({ owner, id, patterns })));
  const running = remotes.flatMap(({ name, routes }) =>
    routes.map(({ id, patterns }): OwnedRoute => ({ owner: name, id, patterns })),
  );
  const conflicts = findRouteConflicts([...OF_SHELL, ...away, ...running]);
  if (conflicts.length > 0) throw new SpielplanError('REMOTE_CONTRACT', { detail: conflicts.join(' ') });
}
