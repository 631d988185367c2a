import type { AnswerOf, Call, QueryOf } from '@spielplan/shared-contracts/api';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';

/** A text of the interface by owner and key: `shell:footer.imprint`. */
export interface InterfaceText {
  key: string;
  de: string;
  en: string;
}

/**
 * Whose cookies came with the request. What is read with it
 * belongs to nobody else: pages with a session are never kept.
 */
export interface Session {
  /**
   * Asks the provider as this account. Rejects with `NOT_LOGGED_IN` where the session has ended,
   * with `FORBIDDEN`, `INVALID_QUERY`, `NOT_FOUND`, and with the provider's named errors.
   */
  read<C extends Call>(
    call: C,
    options?: { params?: Readonly<Record<string, string | number>>; query?: QueryOf<C> },
  ): Promise<AnswerOf<C>>;
  /** What a plain form of this page has to send along; null where the browser has no token yet. */
  csrfToken: string | null;
}

/** What the shell's own loaders are given: a remote's context, and who is asking. */
export interface ShellContext extends LoadContext {
  /** Null for a request without the session cookie, whose page is the same for everyone (R40). */
  session: Session | null;
  /** All that visitors read of the interface, as the releases that run bring it. */
  interfaceTexts(): readonly InterfaceText[];
}

export type ShellLoader<Data = unknown> = (context: ShellContext) => Promise<LoadResult<Data>>;
