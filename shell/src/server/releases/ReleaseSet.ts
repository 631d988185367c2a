import { createHash } from 'node:crypto';
import { SLOT_NAMES, type RemoteName, type RemoteRoute, type SlotName } from '@spielplan/shared-contracts/remote';
import type { RoutePatterns } from '@spielplan/shared-contracts/routes';
import { createRouteMatcher, type RouteMatcher } from './routeMatcher.ts';
import { checkParts } from './checkParts.ts';
import { checkRoutes } from './checkRoutes.ts';
import type { LoadedRemote } from './fetchRelease.ts';
import { PACKAGED_ROUTES } from './packagedRoutes.ts';

/**
 * The exact version of the shell and of every remote
 * that pages are made of. Never changes once made.
 */
export interface ReleaseSet {
  id: string;
  shellVersion: string;
  remotes: ReadonlyMap<RemoteName, LoadedRemote>;
  match: RouteMatcher;
  /** The addresses of its remotes. */
  routes: readonly RemoteRoute[];
  /** The addresses of remotes that this shell was packed with and that are not here now. */
  away: readonly RoutePatterns[];
  /** Who fills each slot, and who owns each block model. */
  slots: Readonly<Partial<Record<SlotName, RemoteName>>>;
  blocks: Readonly<Record<string, RemoteName>>;
}

/**
 * Composes a release set; its id is a hash of what it is made of, so every server of a fleet finds
 * the same. Throws `REMOTE_CONTRACT` where two owners would answer one address, fill one slot or
 * show one block.
 */
export function createReleaseSet(shellVersion: string, loaded: Iterable<LoadedRemote>): ReleaseSet {
  const remotes = new Map(
    [...loaded].sort((a, b) => a.release.name.localeCompare(b.release.name)).map((each) => [each.release.name, each]),
  );
  const versions = [...remotes].map(([name, { release }]) => `${name}@${release.version}`);
  const slots: Partial<Record<SlotName, RemoteName>> = {};
  // Models come from the provider: one called `constructor` must find nothing.
  const blocks = Object.create(null) as Record<string, RemoteName>;
  for (const [name, { remote }] of remotes) {
    for (const slot of SLOT_NAMES) if (remote.slots[slot]) slots[slot] = name;
    for (const model of Object.keys(remote.blocks)) blocks[model] = name;
  }
  const running = [...remotes.values()].map(({ remote }) => remote);
  checkRoutes(running);
  checkParts(running);
  const away = Object.entries(PACKAGED_ROUTES).flatMap(([name, routes]) =>
    remotes.has(name as RemoteName) ? [] : Object.values(routes),
  );
  return {
    id: createHash('sha256')
      .update([shellVersion, ...versions].join(' '))
      .digest('hex')
      .slice(0, 16),
    shellVersion,
    remotes,
    match: createRouteMatcher(running, away),
    routes: running.flatMap(({ routes }) => routes),
    away,
    slots,
    blocks,
  };
}

/** Whether a remote of this set answers a path. */
export function isAnswered({ match }: Pick<ReleaseSet, 'match'>, path: string): boolean {
  const found = match(path.split('/').filter(Boolean));
  return found !== null && found !== 'absent';
}

/**
 * The remotes whose build differs between two sets; null where pages of all may: another shell, other
 * addresses, or other owners of slots and blocks.
 */
export function changedRemotes(set: ReleaseSet, before: ReleaseSet): ReadonlySet<RemoteName> | null {
  const tables = ({ shellVersion, routes, away, slots, blocks }: ReleaseSet) =>
    JSON.stringify([shellVersion, routes, away, slots, blocks]);
  if (tables(set) !== tables(before)) return null;
  const names = [...new Set([...set.remotes.keys(), ...before.remotes.keys()])];
  const versionIn = ({ remotes }: ReleaseSet, name: RemoteName) => remotes.get(name)?.release.version;
  return new Set(names.filter((name) => versionIn(set, name) !== versionIn(before, name)));
}
