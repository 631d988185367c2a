import { SpielplanError } from '@spielplan/shared-contracts/errors';

const WINDOW_MS = 15 * 60_000;
const MOST_PER_NAME = 5;
const MOST_PER_ADDRESS = 20;
const MOST_KEYS = 10_000;

export interface LoginThrottle {
  /** Throws `TOO_MANY_REQUESTS` after too many failures of this name from this address, or of any name from it. */
  check(username: string, address: string): void;
  failed(username: string, address: string): void;
  succeeded(username: string, address: string): void;
  /** Seconds until the oldest failure that counts is forgotten. */
  retryAfter(username: string, address: string): number;
}

/**
 * Slows down guessing: five failures per name and address, twenty per address, within fifteen minutes. Names are counted
 * per address, so that nobody can lock an editor out from elsewhere. `now` is in epoch ms.
 */
export function createLoginThrottle(now: () => number): LoginThrottle {
  const failures = new Map<string, number[]>();
  const keysOf = (username: string, address: string) => [
    { key: `${address} ${username.toLowerCase()}`, most: MOST_PER_NAME },
    { key: address, most: MOST_PER_ADDRESS },
  ];
  const recent = (key: string) => (failures.get(key) ?? []).filter((moment) => moment > now() - WINDOW_MS);

  return {
    check(username, address) {
      if (keysOf(username, address).some(({ key, most }) => recent(key).length >= most)) {
        throw new SpielplanError('TOO_MANY_REQUESTS', { detail: 'too many failed logins' });
      }
    },
    failed(username, address) {
      for (const { key } of keysOf(username, address)) {
        const moments = [...recent(key), now()];
        failures.delete(key);
        failures.set(key, moments);
      }
      while (failures.size > MOST_KEYS) failures.delete(failures.keys().next().value as string);
    },
    succeeded(username, address) {
      failures.delete(`${address} ${username.toLowerCase()}`);
    },
    retryAfter(username, address) {
      const oldest = Math.min(...keysOf(username, address).flatMap(({ key }) => recent(key)));
      return Number.isFinite(oldest) ? Math.max(1, Math.ceil((oldest + WINDOW_MS - now()) / 1_000)) : 1;
    },
  };
}
