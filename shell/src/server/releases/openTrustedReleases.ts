import type { Signers } from '@spielplan/shared-contracts/signing';
import type { ShellConfiguration } from '../configuration.ts';
import type { Log } from '../log.ts';
import { createFeedGuard, type FeedGuard } from './createFeedGuard.ts';
import { memoryFolder, openReleaseMemory, type ReleaseMemory } from './createReleaseMemory.ts';
import { openReleaseSource, readOperators, type ReleaseSource, trustSource } from '@spielplan/shared-contracts/feed';

/** Where releases come from and what is remembered of them. */
export interface TrustedReleases {
  memory: ReleaseMemory;
  guard: FeedGuard;
  source: ReleaseSource;
  /** The keys whose signatures count; null in development. */
  signers: () => Signers | null;
}

/** Opens the releases that a shell is configured with. */
export async function openTrustedReleases(configuration: ShellConfiguration, log: Log): Promise<TrustedReleases> {
  const { trust, unsignedReleases, lastGoodDir, releases } = configuration;
  const operators = await readOperators(trust, unsignedReleases);
  const memory = openReleaseMemory(memoryFolder(lastGoodDir, releases, operators !== null));
  const guard = await createFeedGuard(memory, log);
  const source = trustSource(openReleaseSource(releases), operators, guard.table);
  return { memory, guard, source, signers: () => operators && { operators, table: guard.table() } };
}
