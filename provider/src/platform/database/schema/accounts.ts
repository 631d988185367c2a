import type { DateNames } from '@spielplan/shared-contracts/i18n';
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const editors = pgTable('editors', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  username: text('username').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  hasDashboardOnlineAccess: boolean('has_dashboard_online_access').notNull(),
  /** May change content; without it an account may only look. */
  canEdit: boolean('can_edit').notNull().default(true),
  canPublish: boolean('can_publish').notNull().default(true),
  canManageAccounts: boolean('can_manage_accounts').notNull().default(false),
  disabledAt: timestamp('disabled_at', { withTimezone: true }),
  /** False from the invitation until its link is used. */
  hasPassword: boolean('has_password').notNull().default(true),
  /** Of the editor's own tools; null follows the page. */
  interfaceLanguage: text('interface_language').$type<'de' | 'en'>(),
  /** How these tools name days and months; null as their language does. */
  dateNames: text('date_names').$type<DateNames>(),
  revision: integer('revision').notNull().default(0),
});

/** The link by which an account sets its password, one at a time. */
export const accountLinks = pgTable('account_links', {
  editorId: integer('editor_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const sessions = pgTable('sessions', {
  id: bigint('id', { mode: 'number' }).generatedByDefaultAsIdentity(),
  /** The hash of the session cookie. */
  tokenHash: text('token_hash').primaryKey(),
  editorId: integer('editor_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull().defaultNow(),
  /** Browser and system, such as `Firefox, Windows`; empty where unknown. */
  device: text('device').notNull().default(''),
  /** When it was last used, to the minute. */
  usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Failed logins of the last minutes; `keyHash` hides name and address. */
export const loginFailures = pgTable('login_failures', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  keyHash: text('key_hash').notNull(),
  failed: timestamp('failed', { withTimezone: true }).notNull(),
});

/**
 * What carts and form tokens are signed with, where `SIGNING_SECRET` is not set; the newest signs.
 */
export const signingKeys = pgTable('signing_keys', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  secret: text('secret').notNull(),
  made: timestamp('made', { withTimezone: true }).notNull(),
});

/** Links that show the working state of one document to anybody who has them. */
export const previewLinks = pgTable('preview_links', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The hash of the secret that the link carries. */
  tokenHash: text('token_hash').notNull(),
  contentType: text('content_type').notNull(),
  objectId: integer('object_id').notNull(),
  editorId: integer('editor_id').notNull(),
  created: timestamp('created', { withTimezone: true }).notNull(),
  expires: timestamp('expires', { withTimezone: true }).notNull(),
});

/** Who edits which document now: a row for each tab, which expires unless the tab calls again. */
export const editorPresence = pgTable(
  'editor_presence',
  {
    editorId: integer('editor_id').notNull(),
    tab: text('tab').notNull(),
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    expires: timestamp('expires', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.editorId, table.tab, table.contentType, table.objectId] })],
);

/** What happened to accounts; `network` is that of who did it, or `console`. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  event: text('event').notNull(),
  accountId: integer('account_id'),
  /** Who did it, where that is not the account itself. */
  actorId: integer('actor_id'),
  /** A name that was typed, as a keyed hash. */
  accountHash: text('account_hash'),
  network: text('network'),
  /** What was set, where the event does not say it by itself. */
  detail: text('detail'),
});
