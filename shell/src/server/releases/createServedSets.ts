import type { ReleaseSet } from './ReleaseSet.ts';
import type { RemovableBuild } from './RemovableBuild.ts';

/** An owner of release sets that visitors get: the watch of the feed, the trial, previews. */
export interface SetOwner {
  sets(): readonly ReleaseSet[];
  /** The newer builds in them, each of which can be taken out. */
  removable(): readonly RemovableBuild[];
}

type Swap<Set extends ReleaseSet | null> = (set: Set, before: Set) => void;

/** The release sets that visitors may get, of all owners, and the listeners of changes. */
export interface ServedSets extends SetOwner {
  /** Adds an owner. The first one owns the current set. */
  join(owner: SetOwner): void;
  /** Tells that the current set has become another one. */
  swap: Swap<ReleaseSet>;
  onSwap(listener: Swap<ReleaseSet>): void;
  /** Tells that the set of the trial has begun, changed or ended (null). */
  swapTrial: Swap<ReleaseSet | null>;
  onTrialSwap(listener: Swap<ReleaseSet | null>): void;
}

/** There are no sets before the first owner has joined. */
export function createServedSets(): ServedSets {
  const owners: SetOwner[] = [];
  const listeners: Swap<ReleaseSet>[] = [];
  const trialListeners: Swap<ReleaseSet | null>[] = [];
  return {
    join: (owner) => void owners.push(owner),
    sets: () => owners.flatMap((owner) => owner.sets()),
    removable: () => owners.flatMap((owner) => owner.removable()),
    swap: (set, before) => listeners.forEach((listener) => listener(set, before)),
    onSwap: (listener) => void listeners.push(listener),
    swapTrial: (set, before) => trialListeners.forEach((listener) => listener(set, before)),
    onTrialSwap: (listener) => void trialListeners.push(listener),
  };
}
