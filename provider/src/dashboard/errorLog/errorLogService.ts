import { and, count, eq, sql } from 'drizzle-orm';
import type { ErrorLogEntry } from '@spielplan/shared-contracts/api';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../platform/context.ts';
import { errorLog } from '../../platform/database/schema/index.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

/**
 * Different addresses of one day; what comes on top of that is a scanner, and is counted as one.
 */
const MAX_PER_DAY = 1_000;
const EVERYTHING_ELSE = '…';

/**
 * Takes down that an address was not found: one row per address and day of the house, counted up, without
 * personal data. The log keeps at most a thousand addresses a day, so that nobody can fill the disk with
 * it, for the days of the house (`sweepRecords`).
 */
export async function logMissing({ db, clock }: ProviderContext, address: string): Promise<ErrorLogEntry> {
  const now = new Date(clock.now());
  const day = houseDayAt(now.getTime());
  const wanted = withoutPersonalData(address);
  const [today] = await db.select({ rows: count() }).from(errorLog).where(eq(errorLog.day, day));
  const isFull = (today?.rows ?? 0) >= MAX_PER_DAY;
  const [known] = isFull ? await db.select({ id: errorLog.id }).from(errorLog).where(isRow(day, wanted)) : [];
  const url = isFull && !known ? EVERYTHING_ELSE : wanted;
  // drizzle names no index on an expression.
  await db.execute(
    sql`insert into error_log (url, created, day) values (${url}, ${now.toISOString()}, ${day})
      on conflict (day, md5(url)) do update set count = error_log.count + 1`,
  );
  const [row] = await db.select().from(errorLog).where(isRow(day, url));
  if (!row) throw new RangeError('What was logged is not in the log.');
  return presentLogEntry(row);
}

function isRow(day: string, url: string) {
  return and(eq(errorLog.day, day), sql`md5(${errorLog.url}) = md5(${url})`);
}

/** A row of the log as answers carry it. */
export function presentLogEntry({ id, url, created, count: times }: typeof errorLog.$inferSelect): ErrorLogEntry {
  return { id, url, created: toHouseInstant(created), count: times };
}
