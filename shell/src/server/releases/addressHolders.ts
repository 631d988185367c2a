import type { ReleaseFeed } from '@spielplan/shared-contracts/remote';
import { findRouteConflicts, type OwnedRoute } from '@spielplan/shared-contracts/routes';
import { PACKAGED_ROUTES } from './packagedRoutes.ts';

/** An address and whose it is: while no build of that remote answers, it is away (503) and not unknown (404). */
export interface Holder extends OwnedRoute {
  /** The feed that brought it. */
  since: number;
  /** Whether no build that answers it has been accepted here: no other remote may take it, and its pages stay as they were. */
  isClaimed?: boolean;
}

/** The addresses of the remotes that this shell was packed with. */
export const PACKAGED_HOLDERS: readonly Holder[] = Object.entries(PACKAGED_ROUTES).flatMap(([owner, routes]) =>
  Object.entries(routes).map(([id, patterns]) => ({ owner, id, patterns, since: 0 })),
);

/**
 * Says whose each address is by the feed, and for packaged remotes that it says nothing of as they were packed. Of
 * claims that overlap the one that this shell has followed before holds, else that of the earlier feed: `since` is
 * what a remote says of itself, so only a shell without memory goes by it. An address that this shell has not followed
 * before is only claimed until a build of its owner runs here; without memory the feed is believed.
 */
export function settleHolders(
  { addresses = {} }: Pick<ReleaseFeed, 'addresses'>,
  known: readonly Holder[],
  isRunning: (owner: string, id: string) => boolean = () => false,
): Holder[] {
  const packaged = PACKAGED_HOLDERS.filter(({ owner }) => addresses[owner] === undefined);
  const given = Object.entries(addresses).flatMap(([owner, held]) => held.map((address): Holder => ({ ...address, owner })));
  const isKnown = (claim: Holder) => known.some((each) => !each.isClaimed && isSame(each, claim));
  const isClaimed = (claim: Holder) =>
    known.length > 0 && claim.since > 0 && !isKnown(claim) && !isRunning(claim.owner, claim.id);
  const claims = [...packaged, ...given].toSorted(
    (a, b) => Number(isKnown(b)) - Number(isKnown(a)) || a.since - b.since || a.owner.localeCompare(b.owner),
  );
  const holders: Holder[] = [];
  for (const claim of claims) {
    const rivals = holders.filter(({ owner }) => owner !== claim.owner);
    if (!rivals.some((rival) => findRouteConflicts([rival, claim]).length > 0))
      holders.push(isClaimed(claim) ? { ...claim, isClaimed: true } : claim);
  }
  return holders;
}

function isSame(a: Holder, b: Holder): boolean {
  return a.owner === b.owner && a.id === b.id && a.patterns.de === b.patterns.de && a.patterns.en === b.patterns.en;
}
