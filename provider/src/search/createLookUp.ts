import { sql } from 'drizzle-orm';
import type { ProviderContext } from '../platform/context.ts';
import { viewedMoment } from '../platform/clock/viewedMoment.ts';
import type { Queries } from '../platform/database/Database.ts';
import type { IndexKeeper } from './index/keepIndex.ts';
import { refreshIndex } from './index/refreshIndex.ts';

/** What the index is read with. */
export type SearchContext = Pick<ProviderContext, 'db' | 'clock'>;

/** Reads the index as the request in hand sees it: as it is now, or as it will be at the viewed moment. */
export type LookUp = <T>(work: (context: SearchContext) => Promise<T>) => Promise<T>;

/** Publishes what is planned until a moment (epoch ms), in a transaction that is taken back. */
export type PublishAhead = (tx: Queries, moment: number) => Promise<void>;

/**
 * For a moment to come the plans are carried out and the index is made in a transaction that is always taken back: only an
 * editor asks, and finds exactly what will be found. `work` must read nothing past its own context: the embedded engine
 * has one connection.
 */
export function createLookUp({ db, clock }: SearchContext, index: IndexKeeper, publishAhead: PublishAhead): LookUp {
  return async <T>(work: (context: SearchContext) => Promise<T>): Promise<T> => {
    const moment = viewedMoment();
    if (moment === null) {
      await index.waitUntilFresh();
      return work({ db, clock });
    }
    const undone = new Error('the moment has been looked at');
    const found: T[] = [];
    await db
      .transaction(async (tx) => {
        // Those who refresh the index for visitors try again meanwhile.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('search index', 0))`);
        await publishAhead(tx, moment);
        await refreshIndex(tx, moment);
        found.push(await work({ db: tx, clock }));
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return found[0]!;
  };
}
