import { allCalls, type Call } from '@spielplan/shared-contracts/api';
import { CSRF_COOKIE, parseCookie } from '@spielplan/shared-contracts/api/cookies';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { AccountSession } from '@spielplan/shared-contracts/remote';
import { sessionCookies } from './createEditorReader.ts';
import type { ReadAsEditor } from './readAsEditor.ts';

/** A session for the loader of one page view. */
export interface OpenSession extends AccountSession {
  /** From now on every read is refused: a loader that goes on after its page view holds no session. */
  end(): void;
}

/**
 * Reads as the account whose cookies came with the request, and keeps them to itself: a loader is given the means to
 * read and never the cookie. Calls are known by id and path together, so that none leads to an address of a remote's
 * own; what is no reading call of the contract is `FORBIDDEN`.
 */
export function createAccountSession(readAsEditor: ReadAsEditor, cookie: string): OpenSession {
  const session = sessionCookies(cookie);
  let isOver = false;
  return {
    async read(call, options) {
      const reason = isOver ? 'the page view is over' : isReadingCall(call) ? null : 'loaders read the calls of the contract';
      if (reason) throw new SpielplanError('FORBIDDEN', { detail: `${call.id}: ${reason}` });
      return readAsEditor(call, { ...options, cookie: session });
    },
    csrfToken: parseCookie(cookie, CSRF_COOKIE),
    end: () => void (isOver = true),
  };
}

function isReadingCall({ id, method, path }: Call): boolean {
  const known = Object.hasOwn(allCalls, id) ? allCalls[id] : undefined;
  return method === 'GET' && known?.method === 'GET' && known.path === path;
}
