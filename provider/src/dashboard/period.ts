import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { houseZone, type IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../platform/context.ts';

/** Days of the house from the first to the last, both included. */
export interface Period {
  from: IsoDay;
  to: IsoDay;
}

const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/**
 * The period a call asks for: by default the last 30 days, today included. Throws
 * `INVALID_QUERY` for one that ends before it begins or is longer than a year.
 */
export function parsePeriod(
  { clock }: ProviderContext,
  { date_from: first, date_to: last }: { date_from?: string | undefined; date_to?: string | undefined },
): Period {
  for (const [field, day] of [
    ['date_from', first],
    ['date_to', last],
  ] as const) {
    if (day !== undefined && (day < '1900-01-01' || day > '2100-12-31')) throw refused(field, 'a day between 1900 and 2100');
  }
  const today = clock.today();
  const to = last ?? (first && first > today ? first : today);
  const from = first ?? addDays(to, 1 - DEFAULT_DAYS);
  if (to < from) throw refused('date_to', 'not before date_from');
  if (to > addDays(from, MAX_DAYS - 1)) throw refused('date_from', `at most ${MAX_DAYS} days`);
  return { from, to };
}

function refused(field: string, detail: string): SpielplanError {
  return new SpielplanError('INVALID_QUERY', { field, detail });
}

/** Tells of a column of instants whether it lies in a period. */
export function isWithin(column: PgColumn, { from, to }: Period): SQL | undefined {
  const begin = inHouseZone(`${from}T00:00:00`).toJSDate();
  const end = inHouseZone(`${addDays(to, 1)}T00:00:00`).toJSDate();
  return and(gte(column, begin), lt(column, end));
}

/** The day in the house of a column of instants. */
export function houseDayOf(column: PgColumn): SQL<IsoDay> {
  return sql<IsoDay>`to_char(${column} at time zone ${sql.raw(`'${houseZone()}'`)}, 'YYYY-MM-DD')`;
}
