import type { AnswerOf, Call, QueryOf } from '../api/index.ts';
import type { LoadContext } from './loading.ts';

/**
 * Counts up when what a route with `session: 'account'` is given changes so that an older remote or shell could not work
 * with it. Either side refuses the other by it.
 */
export const SESSION_CONTRACT = 1;

/** A text of the interface by owner and key: `shell:footer.imprint`. */
export interface InterfaceText {
  key: string;
  de: string;
  en: string;
}

/** The account whose page is loaded. What is read with it belongs to nobody else: such a page is never kept. */
export interface AccountSession {
  /**
   * Asks the provider as this account: reading calls of the contract alone (GET), and nothing is kept. Rejects with
   * `NOT_LOGGED_IN` where the session has ended, with `FORBIDDEN` also for any other call and once the page view is over,
   * with `INVALID_QUERY`, `NOT_FOUND`, and with the provider's named errors.
   */
  read<C extends Call>(
    call: C,
    options?: { params?: Readonly<Record<string, string | number>>; query?: QueryOf<C> },
  ): Promise<AnswerOf<C>>;
  /**
   * What a plain form of this page has to send along; null where the browser has no token yet. Without the session's
   * cookie, which no loader is given, it opens nothing.
   */
  csrfToken: string | null;
}

/**
 * What the loader of a route with `session: 'account'` is given. The shell has sent everybody without a session to the
 * login; a loader that rejects with `NOT_LOGGED_IN` sends there, too.
 */
export interface AccountContext extends LoadContext {
  session: AccountSession;
  /** All that visitors read of the interface, as the releases that run bring it. */
  interfaceTexts(): readonly InterfaceText[];
}
