import { createHash } from 'node:crypto';
import { count, eq, inArray, lte, min, sql } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { networkOf, wideNetworkOf } from '@spielplan/shared-contracts/http';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { loginFailures } from '../../platform/database/schema/index.ts';

const WINDOW_MS = 15 * 60_000;
/** Failures within the window of one name from one network, or from a device that has logged in with it before. */
const MAX_PER_NAME = 5;
/** Of all names from one network, and from the /48 that a customer of version 6 has. */
const MAX_PER_NETWORK = 20;
const MAX_PER_WIDE_NETWORK = 60;
/** Of one name from everywhere, which many networks together would otherwise try unslowed. */
const MAX_PER_NAME_EVERYWHERE = 25;

export interface LoginThrottle {
  /**
   * Lets an attempt begin, or answers after how many seconds to come back. An attempt that has begun
   * counts as failed until it is `forgiven`, so that many at the same moment are no way around the
   * limit. `device` names a device that has logged in with this name before (`knownDevice.ts`).
   */
  begin(
    username: string,
    address: string,
    device?: string | null,
  ): Promise<{ attempt: LoginAttempt } | { retryAfter: number; isGuessing: boolean }>;
}

export interface LoginAttempt {
  /** The password was right: forgets this name's failures from this address or device. */
  forgive(): Promise<void>;
}

interface Bound {
  keyHash: string;
  max: number;
}

/**
 * Slows down guessing, for all processes on one database, within fifteen minutes. A device that has logged in with a
 * name before is counted by itself alone: whatever strangers try, at this name or from this network, its owner is let
 * in. Everybody else is bounded per name and network, per network, and per name from everywhere. Names that nobody has
 * are counted alike, so that nothing shows which ones there are. Kept as hashes, and for those minutes alone.
 */
export function createLoginThrottle(db: Db, clock: Clock): LoginThrottle {
  return {
    async begin(username, address, device = null) {
      const name = username.toLowerCase();
      const own: Bound = {
        keyHash: hash(device === null ? `${networkOf(address)} ${name}` : `device ${device} ${name}`),
        max: MAX_PER_NAME,
      };
      const bounds = device === null ? [own, ...boundsOfStrangers(name, address)] : [own];
      const keys = bounds.map(({ keyHash }) => keyHash);
      const now = clock.now();
      const begun = await db.transaction(async (tx): Promise<{ retryAfter: number; isGuessing: boolean } | { ids: number[] }> => {
        // One at a time for each bound, always in one order: anyone who counts among
        // attempts that will not begin would turn away one too many.
        for (const key of keys.toSorted()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
        await tx.delete(loginFailures).where(lte(loginFailures.failed, new Date(now - WINDOW_MS)));
        const counted = await tx
          .select({ keyHash: loginFailures.keyHash, count: count(), oldest: min(loginFailures.failed) })
          .from(loginFailures)
          .where(inArray(loginFailures.keyHash, keys))
          .groupBy(loginFailures.keyHash);
        const full = counted.filter((one) => one.count >= (bounds.find(({ keyHash }) => keyHash === one.keyHash)?.max ?? 0));
        if (full.length > 0) {
          const oldest = Math.max(...full.map((one) => one.oldest?.getTime() ?? now));
          const retryAfter = Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1_000));
          return { retryAfter, isGuessing: full.some(({ keyHash }) => keyHash !== own.keyHash) };
        }
        const failed = new Date(now);
        const written = await tx
          .insert(loginFailures)
          .values(keys.map((keyHash) => ({ keyHash, failed })))
          .returning({ id: loginFailures.id });
        return { ids: written.map(({ id }) => id) };
      });
      if ('retryAfter' in begun) return begun;
      const { ids } = begun;
      return {
        attempt: {
          async forgive() {
            await db
              .delete(loginFailures)
              .where(sql`${eq(loginFailures.keyHash, own.keyHash)} or ${inArray(loginFailures.id, ids)}`);
          },
        },
      };
    },
  };
}

function boundsOfStrangers(name: string, address: string): Bound[] {
  const network = networkOf(address);
  const wide = wideNetworkOf(address);
  return [
    { keyHash: hash(network), max: MAX_PER_NETWORK },
    ...(wide === network ? [] : [{ keyHash: hash(`wide ${wide}`), max: MAX_PER_WIDE_NETWORK }]),
    { keyHash: hash(`everywhere ${name}`), max: MAX_PER_NAME_EVERYWHERE },
  ];
}

/** The failure of an attempt that may not begin yet. */
export function throttled(): SpielplanError {
  return new SpielplanError('TOO_MANY_REQUESTS', { detail: 'too many failed logins' });
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
