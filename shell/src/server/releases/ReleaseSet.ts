import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RemoteName, RemoteRoute, SlotLoading } from '@spielplan/shared-contracts/remote';
import type { RoutePatterns } from '@spielplan/shared-contracts/routes';
import { PACKAGED_HOLDERS, type Holder } from './addressHolders.ts';
import { fillSlots } from './fillSlots.ts';
import { createRouteMatcher, type RouteMatcher } from './routeMatcher.ts';
import { checkParts } from './checkParts.ts';
import { checkRoutes } from './checkRoutes.ts';
import type { LoadedRemote } from './fetchRelease.ts';

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
  /** The addresses of remotes that ought to be here and are not. */
  away: readonly RoutePatterns[];
  /** The remote that holds each address. */
  holders: readonly Holder[];
  /** The remotes that fill each slot, in the order that the offering place names. */
  slots: Readonly<Record<string, readonly RemoteName[]>>;
  /** When each slot is filled. */
  loadings: Readonly<Record<string, SlotLoading>>;
  /** The owner of each block model. */
  blocks: Readonly<Record<string, RemoteName>>;
}

/**
 * Composes a release set; its id is a hash of what it is made of, so every server of a fleet finds
 * the same. Throws `REMOTE_CONTRACT` where two owners would answer one address or show one block, or
 * fill a slot that does not take them.
 */
export function createReleaseSet(
  shellVersion: string,
  loaded: Iterable<LoadedRemote>,
  holders: readonly Holder[] = PACKAGED_HOLDERS,
): ReleaseSet {
  const remotes = new Map(
    [...loaded].sort((a, b) => a.release.name.localeCompare(b.release.name)).map((each) => [each.release.name, each]),
  );
  const versions = [...remotes].map(([name, { release }]) => `${name}@${release.version}`);
  // Models come from the provider: one called `constructor` must find nothing.
  const blocks = Object.create(null) as Record<string, RemoteName>;
  for (const [name, { remote }] of remotes) {
    for (const model of Object.keys(remote.blocks)) blocks[model] = name;
  }
  const running = [...remotes.values()].map(({ remote }) => remote);
  checkRoutes(running, holders);
  checkParts(running);
  return {
    id: createHash('sha256')
      .update([shellVersion, ...versions].join(' '))
      .digest('hex')
      .slice(0, 16),
    shellVersion,
    remotes,
    routes: running.flatMap(({ routes }) => routes),
    ...findAway(remotes, holders),
    ...fillSlots(running),
    blocks,
  };
}

/** The set with other holders of addresses; the same object where they change nothing. */
export function withHolders(set: ReleaseSet, holders: readonly Holder[]): ReleaseSet {
  const found = findAway(set.remotes, holders);
  return isDeepStrictEqual(found.away, set.away) ? set : { ...set, ...found };
}

function findAway(remotes: ReleaseSet['remotes'], holders: readonly Holder[]): Pick<ReleaseSet, 'away' | 'holders' | 'match'> {
  const away = holders.flatMap(({ owner, patterns, isClaimed }) => (remotes.has(owner) || isClaimed ? [] : [patterns]));
  return {
    away,
    holders,
    match: createRouteMatcher(
      [...remotes.values()].map(({ remote }) => remote),
      away,
    ),
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
