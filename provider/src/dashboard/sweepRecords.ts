import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { addDays } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../platform/context.ts';
import { errorLog, searchKeywords } from '../platform/database/schema/index.ts';
import { runPeriodically } from '../platform/queue/runPeriodically.ts';

const EVERY_MS = 3_600_000;

/** Removes what was searched for and the addresses that were not found, with whatever names stand in them, after the days of the house. */
export async function sweepRecords({ db, clock, configuration }: ProviderContext): Promise<void> {
  const today = clock.today();
  await db.delete(searchKeywords).where(lt(searchKeywords.day, addDays(today, -configuration.searchRetentionDays)));
  await db.delete(errorLog).where(lt(errorLog.day, addDays(today, -configuration.missingRetentionDays)));
}

/** Sweeps after the start and every hour. */
export function keepRecordsSwept(app: FastifyInstance, context: ProviderContext): void {
  runPeriodically(app, context, {
    everyMs: EVERY_MS,
    sweep: () => sweepRecords(context),
    what: 'records',
  });
}
