import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const editors = pgTable('editors', {
  id: integer('id').primaryKey(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  hasDashboardOnlineAccess: boolean('has_dashboard_online_access').notNull(),
});

export const sessions = pgTable('sessions', {
  /** The hash of the session cookie. */
  tokenHash: text('token_hash').primaryKey(),
  editorId: integer('editor_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
