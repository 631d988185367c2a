import { createHash } from 'node:crypto';
import { count, eq, inArray, lte, min, sql } from 'drizzle-orm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connect.ts';
import { loginFailures } from '../database/schema/index.ts';
import { networkOf } from '@spielplan/shared-contracts/http';

const WINDOW_MS = 15 * 60_000;
const MAX_PER_NAME = 5;
const MAX_PER_ADDRESS = 20;

export interface LoginThrottle {
  /**
   * Lets an attempt begin, or answers after how many seconds to come back. An attempt that has begun
   * counts as failed until it is `forgiven`, so that many at the same moment are no way around the
   * limit.
   */
  begin(username: string, address: string): Promise<{ attempt: LoginAttempt } | { retryAfter: number }>;
}

export interface LoginAttempt {
  /** The password was right: forgets this name's failures from this address. */
  forgive(): Promise<void>;
}

/**
 * Slows down guessing, for all processes on one database: five failures per name and address, twenty
 * per address, within fifteen minutes. Names are counted per address, so that nobody can lock an
 * editor out from elsewhere; names that nobody has are counted alike, so that nothing shows which
 * ones there are. Kept as hashes, and for those minutes alone.
 */
export function createLoginThrottle(db: Db, clock: Clock): LoginThrottle {
  return {
    async begin(username, address) {
      const network = networkOf(address);
      const ofName = hash(`${network} ${username.toLowerCase()}`);
      const ofNetwork = hash(network);
      const now = clock.now();
      const begun = await db.transaction(async (tx): Promise<{ retryAfter: number } | { ids: number[] }> => {
        // One at a time for each address: anyone who counts among
        // attempts that will not begin would turn away one too many.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ofNetwork}, 0))`);
        await tx.delete(loginFailures).where(lte(loginFailures.failed, new Date(now - WINDOW_MS)));
        const counted = await tx
          .select({ keyHash: loginFailures.keyHash, count: count(), oldest: min(loginFailures.failed) })
          .from(loginFailures)
          .where(inArray(loginFailures.keyHash, [ofName, ofNetwork]))
          .groupBy(loginFailures.keyHash);
        const full = counted.filter((one) => one.count >= (one.keyHash === ofName ? MAX_PER_NAME : MAX_PER_ADDRESS));
        if (full.length > 0) {
          const oldest = Math.max(...full.map((one) => one.oldest?.getTime() ?? now));
          return { retryAfter: Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1_000)) };
        }
        const failed = new Date(now);
        const written = await tx
          .insert(loginFailures)
          .values([ofName, ofNetwork].map((keyHash) => ({ keyHash, failed })))
          .returning({ id: loginFailures.id });
        return { ids: written.map(({ id }) => id) };
      });
      if ('retryAfter' in begun) return begun;
      const { ids } = begun;
      return {
        attempt: {
          async forgive() {
            await db.delete(loginFailures).where(sql`${eq(loginFailures.keyHash, ofName)} or ${inArray(loginFailures.id, ids)}`);
          },
        },
      };
    },
  };
}

/** The failure of an attempt that may not begin yet. */
export function throttled(): SpielplanError {
  return new SpielplanError('TOO_MANY_REQUESTS', { detail: 'too many failed logins' });
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
