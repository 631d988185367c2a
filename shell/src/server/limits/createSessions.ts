import { createHash } from 'node:crypto';
import { SESSION_COOKIE, userDetailsCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import type { ReadAsEditor } from '../provider/readAsEditor.ts';

/** The state of a session: known to the provider, unknown to it, or the provider cannot be asked. */
export type SessionState = 'valid' | 'ended' | 'unknown';

export interface Sessions {
  /**
   * Never rejects but with what `mayAsk` throws; asks the
   * provider at most once in a few seconds for each session.
   */
  stateOf(cookie: string, mayAsk: () => void): Promise<SessionState>;
}

/** Under https the name carries a prefix that no other host can set. */
const VALUES = new RegExp(`(?:^|;\\s?)(?:__Host-)?${SESSION_COOKIE}=([^;]*)`, 'g');
/**
 * Milliseconds that each answer is believed: an invented
 * session stays invented, an outage is over soon.
 */
const CACHED_MS: Readonly<Record<SessionState, number>> = { valid: 10_000, ended: 60_000, unknown: 2_000 };
const MAX_KNOWN = 5_000;

/**
 * Remembers for seconds which sessions the provider knows, so that an invented cookie costs one
 * question and no page. Kept under the hash of the cookie, bounded, the least recently used
 * forgotten first.
 */
export function createSessions(readAsEditor: ReadAsEditor, log: Log, now: () => number = Date.now): Sessions {
  const known = new LRUCache<string, { state: Promise<SessionState>; until: number }>({ max: MAX_KNOWN });

  async function ask(cookie: string): Promise<SessionState> {
    try {
      const { is_logged_in: isLoggedIn } = await readAsEditor(userDetailsCall, { cookie });
      return isLoggedIn ? 'valid' : 'ended';
    } catch (error) {
      if (isSpielplanError(error, 'NOT_LOGGED_IN') || isSpielplanError(error, 'FORBIDDEN')) return 'ended';
      log.error('session.unchecked', error);
      return 'unknown';
    }
  }

  return {
    async stateOf(cookie, mayAsk) {
      const key = sessionKey(cookie);
      const before = known.get(key);
      if (before && before.until > now()) return before.state;
      mayAsk();
      const entry = { state: ask(cookie), until: Number.POSITIVE_INFINITY };
      known.set(key, entry);
      const state = await entry.state;
      entry.until = now() + CACHED_MS[state];
      return state;
    },
  };
}

/** A hash of the session itself: nothing else that a client may send along changes it. */
export function sessionKey(cookie: string): string {
  const values = [...cookie.matchAll(VALUES)].map(([, value]) => value);
  return createHash('sha256').update(values.join('\n')).digest('base64url');
}
