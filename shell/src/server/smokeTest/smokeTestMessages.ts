import type { RemoteRelease } from '@spielplan/shared-contracts/remote';
import type { ForwardedLine } from '../forwardedLog.ts';
import type { SiteOptions } from '../pages/createRenderContext.ts';
import type { Holder } from '../releases/addressHolders.ts';
import type { RecordedAnswers } from '../releases/createReleaseMemory.ts';
import type { RenderSource } from '../pages/RenderBundle.ts';

/** A build whose bytes are those of the feed, and the source of its server bundle. */
export interface VerifiedBuild {
  release: RemoteRelease;
  code: string;
}

/**
 * Everything a smoke test beside the shell works with.
 * Sources and not paths: what was verified is what runs.
 */
export interface SmokeTestOrder {
  shellVersion: string;
  render: RenderSource;
  site: SiteOptions;
  /** What serves now. */
  running: readonly VerifiedBuild[];
  /** What is to be tried, all of it together. */
  candidates: readonly VerifiedBuild[];
  /** What stands in for a provider that is away. */
  recorded: RecordedAnswers;
  /** The remote that holds each address. */
  holders: readonly Holder[];
  /** Whether the candidates were live before, so that a test which cannot be held need not stop them. */
  areProven: boolean;
}

/** The order as the testing process hears it. */
export interface SmokeTestOrderOfShell extends SmokeTestOrder {
  /** The id of the shell's process: the test ends when that is gone. */
  shell: number;
}

/** What the testing process tells the shell. */
export type SmokeTestMessage =
  /** Said before every piece of remote code, so that what hangs can be named. */
  | { kind: 'step'; what: string }
  /** Said at intervals by a process whose event loop turns. */
  | { kind: 'alive' }
  | { kind: 'passed'; answers: RecordedAnswers; isWhole: boolean }
  /** `why` is as `portableError` makes it. */
  | { kind: 'refused'; why: unknown }
  | { kind: 'log'; line: ForwardedLine };
