import { count, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { events } from '../../platform/database/schema/index.ts';

/** Far above the ids of one seeded house. */
const STEP = 1_000_000;

/**
 * Repeats the seeded dates, with their tickets, a week later each time, until there are `wanted`
 * events. Answers how many there are, and how many stocks.
 */
export async function growProgramme(db: Db, wanted: number): Promise<{ events: number; stocks: number }> {
  const [seeded] = await db.select({ events: count() }).from(events);
  const copies = Math.max(0, Math.round(wanted / (seeded?.events ?? 1)) - 1);
  const shift = (table: string, keys: readonly string[], more = '') =>
    sql.raw(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${[
        ...keys.map((key) => `'${key}', t.${key} + k * ${STEP}`),
        more,
      ]
        .filter(Boolean)
        .join(', ')}))).* from ${table} t, generate_series(1, ${copies}) k`,
    );
  if (copies > 0) {
    const later = (column: string) => `'${column}', t.${column} + k * interval '7 days'`;
    const dates = `'day', t.day + 7 * k, ${['date_start', 'date_end', 'previous_date_start', 'doors_open', 'ticket_sale_from'].map(later).join(', ')}`;
    await db.execute(shift('events', ['id', 'id_jet'], dates));
    await db.execute(shift('event_tag_links', ['event_id']));
    await db.execute(shift('seat_groups', ['id', 'event_id']));
    await db.execute(shift('inventory', ['id', 'event_id', 'seat_group_id', 'block_id']));
    await db.execute(shift('prices', ['id', 'event_id', 'seat_group_id']));
  }
  await db.execute(sql`analyze`);
  const [row] = await db.select({ events: count(), stocks: sql<number>`(select count(*)::int from inventory)` }).from(events);
  return row ?? { events: 0, stocks: 0 };
}
