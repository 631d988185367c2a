import type { ProofRun } from '@spielplan/shared-contracts/api';
import { bigint, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { jsonb } from './jsonb.ts';

/**
 * Addresses that were not found: one row per address and
 * day of the house. `created` is the first time of the day.
 */
export const errorLog = pgTable('error_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  url: text('url').notNull(),
  created: timestamp('created', { withTimezone: true }).notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  count: integer('count').notNull().default(1),
});

/** What proofs of the programme found. */
export const proofRuns = pgTable('proof_runs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  finished: timestamp('finished', { withTimezone: true }).notNull(),
  report: jsonb('report').$type<Omit<ProofRun, 'finished'>>().notNull(),
});
