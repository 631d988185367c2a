import type { FetchedRelease } from '../releases/fetchRelease.ts';
import { fingerprintOf } from '../releases/releaseFingerprint.ts';
import type { ReleaseSet } from '../releases/ReleaseSet.ts';
import type { PageThread } from './createPageThread.ts';

type Build = Pick<FetchedRelease, 'release' | 'code'>;

/** The place of a thread, and what the thread there has been given. */
export interface WorkerSlot {
  thread: PageThread;
  sets: Map<ReleaseSet, number>;
  builds: Set<string>;
}

let lastSet = 0;

export function createWorkerSlot(thread: PageThread): WorkerSlot {
  return { thread, sets: new Map(), builds: new Set() };
}

/** Names a build in a thread, which is given its source where it does not have it yet. */
export function giveBuild({ thread, builds }: WorkerSlot, { release, code }: Build): string {
  const key = keyOf({ release });
  if (!builds.has(key)) thread.send({ kind: 'builds', builds: [[key, { release, code }]] });
  builds.add(key);
  return key;
}

/** The number of a set in a thread, which is given what it does not have yet. */
export function giveSet(slot: WorkerSlot, set: ReleaseSet): number {
  const number = slot.sets.get(set);
  if (number !== undefined) return number;
  const builds = [...set.remotes.values()].map((remote) => giveBuild(slot, remote));
  lastSet += 1;
  slot.sets.set(set, lastSet);
  slot.thread.send({ kind: 'set', set: lastSet, builds, holders: set.holders });
  return lastSet;
}

/** Lets a thread forget the sets and builds that no page is rendered with any more; it would be given them again. */
export function forgetSets({ thread, sets: given, builds: known }: WorkerSlot, current: readonly ReleaseSet[]): void {
  const live = new Set(current);
  const gone = [...given.keys()].filter((each) => !live.has(each));
  if (live.size === 0 || gone.length === 0) return;
  const needed = new Set([...live].flatMap((each) => [...each.remotes.values()].map(keyOf)));
  const builds = [...known].filter((key) => !needed.has(key));
  thread.send({ kind: 'forget', sets: gone.map((each) => given.get(each)!), builds });
  for (const each of gone) given.delete(each);
  for (const key of builds) known.delete(key);
}

function keyOf({ release }: Pick<Build, 'release'>): string {
  return `${release.name} ${fingerprintOf(release)}`;
}
