import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Addresses that were not found: one row per address and
 * Berlin day. `created` is the first time of the day.
 */
export const errorLog = pgTable('error_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  url: text('url').notNull(),
  created: timestamp('created', { withTimezone: true }).notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  count: integer('count').notNull().default(1),
});
