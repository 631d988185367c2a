import type { RemoteName } from '@spielplan/shared-contracts/remote';
import type { Reason, RefusedBuild } from './createRefusals.ts';

/** The state of a shell's releases, for the teams that wait for it. */
export interface ReleaseState {
  /** The feed that was followed last; null before the first. */
  number: number | null;
  releaseSet: string;
  /** Why the feed is not followed now. */
  problem: Reason | null;
  live: Readonly<Record<RemoteName, string>>;
  refused: readonly RefusedBuild[];
  /** The builds that are under test now. */
  testing: readonly { remote: RemoteName; version: string }[];
  leftOut: readonly { name: string; reason: string; code: string }[];
  /** Finished looks at the feed: two later, a problem is not of a feed before. */
  looks: number;
}
