import type { AccountSession, InterfaceText, LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';

/** What the shell's own loaders are given: a remote's context, and who is asking. */
export interface ShellContext extends LoadContext {
  /** Null for a request without the session cookie, whose page is the same for everyone (R40). */
  session: AccountSession | null;
  /** All that visitors read of the interface, as the releases that run bring it. */
  interfaceTexts(): readonly InterfaceText[];
}

export type ShellLoader<Data = unknown> = (context: ShellContext) => Promise<LoadResult<Data>>;
