import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ServerRemote } from '@spielplan/shared-contracts/remote';
import { findRouteConflicts, type OwnedRoute } from '@spielplan/shared-contracts/routes';
import { RELEASES_PAGE, routes as shellRoutes } from '../../routes.ts';
import { PACKAGED_HOLDERS, type Holder } from './addressHolders.ts';

/** The shell's page that replaces an absent office is no address of the shell while the office is there. */
const OF_SHELL: readonly OwnedRoute[] = [
  ...Object.values(shellRoutes).filter(({ id }) => id !== 'officeAway'),
  { id: 'releases', patterns: { de: RELEASES_PAGE, en: RELEASES_PAGE } } as const,
].map(({ id, patterns }) => ({ owner: 'shell', id, patterns }));

/**
 * Throws `REMOTE_CONTRACT` with a sentence where an address of a remote belongs to another remote or to the shell. A held
 * address stays with its holder, whether or not a build answers it now.
 */
export function checkRoutes(
  remotes: readonly Pick<ServerRemote, 'name' | 'routes'>[],
  holders: readonly Holder[] = PACKAGED_HOLDERS,
): void {
  const running = remotes.flatMap(({ name, routes }) =>
    routes.map(({ id, patterns }): OwnedRoute => ({ owner: name, id, patterns })),
  );
  const isRunning = (holder: Holder) => running.some(({ owner, id }) => owner === holder.owner && id === holder.id);
  const conflicts = findRouteConflicts([...OF_SHELL, ...holders.filter((each) => !isRunning(each)), ...running]);
  if (conflicts.length > 0) throw new SpielplanError('REMOTE_CONTRACT', { detail: conflicts.join(' ') });
}
