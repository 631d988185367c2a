import { parseRequestUrl } from '../http/requestUrl.ts';
import { PAGE_DATA_PREFIX } from '@spielplan/shared-contracts/routes';
import { createReleaseSet, type ReleaseSet } from '../releases/ReleaseSet.ts';
import type { Offender, ThreadTask } from './threadMessages.ts';

type ReplayedTask = TaskOf<'page'> | TaskOf<'form'> | TaskOf<'blocks'> | TaskOf<'list'>;
type TaskOf<K> = Omit<Extract<ThreadTask, { kind: K }>, 'id' | 'set'>;

/** What is to be made again, and of what. */
export interface Replay {
  set: ReleaseSet;
  task: ReplayedTask;
}

/** What of lost tasks ran code of remotes, with the sets by their numbers. */
export function replaysOf(lost: readonly ThreadTask[], setOf: (number: number) => ReleaseSet | undefined): Replay[] {
  return lost.flatMap((task) => {
    if (task.kind === 'warmUp' || task.kind === 'start' || task.kind === 'failure') return [];
    const set = setOf(task.set);
    return set ? [{ set, task }] : [];
  });
}

/** What came of it: nothing, harm by somebody, or harm by a build that is known. */
export type MakeAlone = (replay: Replay) => Promise<'harmless' | 'harmful' | Offender>;

/** So many pages of one thread are made again at most. */
const MAX_PAGES = 3;

/**
 * Finds whose code does harm in pages that a thread has ended with: each is made again by itself, then without one of the
 * remotes that stand on pages of others. Where leaving out none of them helps it is the one that owns the address; null
 * where no page does harm again, or its address is the shell's own.
 */
export async function findByReplay(replays: readonly Replay[], makeAlone: MakeAlone): Promise<Offender | null> {
  const distinct = [...new Map(replays.map((replay) => [addressOf(replay.task), replay])).values()].slice(0, MAX_PAGES);
  for (const replay of distinct) {
    const found = await makeAlone(replay);
    if (found === 'harmless') continue;
    return found === 'harmful' ? await findBetween(replay, makeAlone) : found;
  }
  return null;
}

async function findBetween({ set, task }: Replay, makeAlone: MakeAlone): Promise<Offender | null> {
  const owner = ownerOf(set, addressOf(task));
  for (const { release } of set.remotes.values()) {
    if (release.name === owner) continue;
    const others = [...set.remotes.values()].filter((each) => each.release.name !== release.name);
    const found = await makeAlone({ set: createReleaseSet(set.shellVersion, others, set.holders), task });
    if (found === 'harmless') return { remote: release.name, version: release.version };
    if (found !== 'harmful') return found;
  }
  const owning = owner === null ? undefined : set.remotes.get(owner);
  return owning ? { remote: owning.release.name, version: owning.release.version } : null;
}

function addressOf(task: ReplayedTask): string {
  return task.kind === 'page' ? task.url : task.path;
}

function ownerOf(set: ReleaseSet, url: string): string | null {
  const address = url.startsWith(`${PAGE_DATA_PREFIX}/`) ? url.slice(PAGE_DATA_PREFIX.length) : url;
  const found = set.match(parseRequestUrl(address, 'http://site').segments);
  return found === null || found === 'absent' ? null : found.remote;
}
