import type { ReleaseMemory } from './createReleaseMemory.ts';
import { findFeedProblem, leaveReplaysOut } from './createFeedGuard.ts';
import { feedDigest } from './releaseFingerprint.ts';
import type { ReleaseSource } from '@spielplan/shared-contracts/feed';

/** The report of the feed for an operator, and whether it waits for a confirmation. */
export interface FeedReport {
  lines: string[];
  isHeld: boolean;
  confirm(): Promise<void>;
}

/** Compares the feed with what this machine's shell has followed. Rejects with `REMOTE_FEED`. */
export async function describeFeed(source: ReleaseSource, memory: ReleaseMemory): Promise<FeedReport> {
  const [given, record, confirmed] = await Promise.all([source.readFeed(), memory.readRecord(), memory.readConfirmed()]);
  const objection = findFeedProblem(given, record);
  const isConfirmed = confirmed === feedDigest(given);
  const feed = objection === null ? leaveReplaysOut(given, record) : given;
  const state = objection === null ? 'followed' : isConfirmed ? 'confirmed' : 'held';
  return {
    lines: [
      `feed ${feed.number}, ${feed.signed ? 'signed, ' : ''}${state}${objection ? `: ${objection}` : ''}`,
      ...Object.values(feed.remotes).map(({ name, version }) => `${name} ${version}`),
      ...feed.leftOut.map(({ name, reason }) => `${name} left out: ${reason}`),
    ],
    isHeld: state === 'held',
    confirm: () => memory.confirm(feedDigest(given)),
  };
}
