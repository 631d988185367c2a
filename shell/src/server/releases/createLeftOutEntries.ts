import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LeftOutEntry, RemoteName } from '@spielplan/shared-contracts/remote';
import type { Log } from '../log.ts';

/** The entries of the feed that cannot be followed; the others are. */
export interface LeftOutEntries {
  /** Takes those of the feed as it is now, and says of each once why nobody follows it. */
  note(entries: readonly LeftOutEntry[]): void;
  has(remote: RemoteName): boolean;
  list(): readonly LeftOutEntry[];
  /** The same as teams are told of them. */
  describe(): { name: string; reason: string; code: string }[];
}

/** `versionOf` answers the version of a remote that runs here all the same, or null. */
export function createLeftOutEntries(log: Log, versionOf: (remote: string) => string | null): LeftOutEntries {
  let leftOut: readonly LeftOutEntry[] = [];
  return {
    note(entries) {
      for (const { name, reason, error = 'REMOTE_ENTRY' } of entries) {
        if (leftOut.some((known) => known.name === name && known.reason === reason)) continue;
        log.error('release.leftOut', new SpielplanError(error, { detail: reason }), { remote: name, stays: versionOf(name) });
      }
      leftOut = entries;
    },
    has: (remote) => leftOut.some(({ name }) => name === remote),
    list: () => leftOut,
    describe: () =>
      leftOut.map(({ name, reason, error = 'REMOTE_ENTRY' }) => ({ name, reason, code: new SpielplanError(error).code })),
  };
}
