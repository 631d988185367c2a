import { bigint, boolean, char, date, integer, pgTable, text, time, timestamp } from 'drizzle-orm/pg-core';
import type { EasySubject, Picture } from '@spielplan/shared-contracts/api';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { localised } from './localised.ts';
import { jsonb } from './jsonb.ts';

/** A block's own fields in one language, flat, as the page call hands them out. */
export type BlockFields = Record<string, unknown>;

/** The picture for sharing a page: the name of a generated one, or an uploaded one. Its text is stored beside it. */
export type PageImage = string | Omit<Picture, 'alt'>;

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

export const pages = pgTable('pages', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer('parent_id'),
  /** The public path below the language, without slashes around it; "" is the start page. */
  path: localised('path').notNull(),
  contentType: text('content_type').notNull(),
  title: localised('title').notNull(),
  headline: localised('headline').notNull(),
  metaTitle: localised('meta_title').notNull(),
  metaDescription: localised('meta_description').notNull(),
  isOnline: boolean('is_online').notNull(),
  isClickable: boolean('is_clickable').notNull(),
  inMenu: boolean('in_menu').notNull(),
  inFooter: boolean('in_footer').notNull(),
  isLandingPage: boolean('is_landing_page').notNull(),
  /** Null: as the house looks. */
  theme: text('theme').$type<'cc01' | 'cc02' | 'cc03'>(),
  image: jsonb('image').$type<PageImage>(),
  imageAlt: localised('image_alt'),
  position: integer('position').notNull(),
  /** Counts up with each change of the page or of a block on it. */
  revision: integer('revision').notNull().default(1),
  /** The revision at the last change of its texts. */
  textsRevision: integer('texts_revision').notNull().default(0),
  /** When that was last. What changes by itself on it, events or a time window, is none of it. */
  modified: timestamp('modified', { withTimezone: true }).defaultNow(),
  /** Counts up with each change of address, place, menus or online; blocks and texts leave it. */
  placeRevision: integer('place_revision').notNull().default(0),
  placeChanged: timestamp('place_changed', { withTimezone: true }),
  placeChangedBy: text('place_changed_by'),
  isTemplate: boolean('is_template').notNull().default(false),
  isEasy: boolean('is_easy').notNull().default(false),
  /** What a page in easy language is the twin of; both or neither. */
  easyKind: text('easy_kind').$type<EasySubject>(),
  easyId: integer('easy_id'),
  /** Set in the bin, where a page is offline. Everything but the bin leaves it out (`isKept`). */
  removedAt: timestamp('removed_at', { withTimezone: true }),
  /** The page that was removed with all below it. */
  removedWith: integer('removed_with'),
});

/** What is kept of each language of a block; nothing where it has not been changed since this is kept. */
export type LanguageMarks = Partial<Localised<LanguageMark>>;
export interface LanguageMark {
  changed_at: string | null;
  translated: boolean;
  /** Until when changes of the other language are in it; `changed_at` where that is not kept. */
  matched_at?: string | null | undefined;
  /** When it was last changed to follow the other language. */
  translated_at?: string | undefined;
}

/** The columns of every table that holds blocks, besides the id. */
export const blockColumns = () => ({
  /** The page a block stands on; null where `contentType` and `objectId` name another thing. */
  pageId: integer('page_id'),
  contentType: text('content_type').notNull().default('page'),
  objectId: integer('object_id'),
  parentId: integer('parent_id'),
  columnIndex: integer('column_index'),
  position: integer('position').notNull(),
  slug: text('slug').notNull(),
  model: text('model').notNull(),
  fields: jsonb('fields').$type<Localised<BlockFields>>().notNull(),
  /** The classes of a container's columns. */
  columns: jsonb('columns').$type<string[]>().notNull(),
  revision: integer('revision').notNull().default(1),
  marks: jsonb('marks').$type<LanguageMarks>().notNull().default({}),
});

/** The published blocks: what visitors see. */
export const modules = pgTable('modules', { id: integer('id').primaryKey().generatedByDefaultAsIdentity(), ...blockColumns() });

/** The whole of a document at one time, known by the hash of its content. */
export const documentSnapshots = pgTable('page_snapshots', {
  hash: text('hash').primaryKey(),
  content: jsonb('content').$type<unknown>().notNull(),
});

/** A saved state of a document. `first` is the one before the first change. */
export const documentVersions = pgTable('page_versions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  contentType: text('content_type').notNull().default('page'),
  /** The page; null where `contentType` and `objectId` name another document. */
  pageId: integer('page_id'),
  objectId: integer('object_id'),
  kind: text('kind').$type<'first' | 'automatic' | 'published' | 'named'>().notNull().default('published'),
  name: text('name'),
  snapshotHash: text('snapshot_hash').notNull(),
  /** Made by a save that was live at once; later ones of the same sitting go into it. */
  isLiveSave: boolean('is_live_save').notNull().default(false),
  /** The document's revision then. */
  revision: integer('revision').notNull(),
  created: timestamp('created', { withTimezone: true }).notNull(),
  /** When it last took a change in. */
  changed: timestamp('changed', { withTimezone: true }).notNull().defaultNow(),
  editorId: integer('editor_id'),
  username: text('username').notNull(),
  action: text('action').$type<'first' | 'create' | 'update' | 'delete' | 'restore'>().notNull(),
  summary: localised('summary').notNull(),
});

export const navigationItems = pgTable('navigation_items', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  menu: text('menu').$type<'menu' | 'secondary' | 'footer'>().notNull(),
  parentId: integer('parent_id'),
  position: integer('position').notNull(),
  name: localised('name').notNull(),
  url: localised('url').notNull(),
  hasTabNavigation: boolean('has_tab_navigation').notNull(),
});

export const redirects = pgTable('redirects', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  lang: char('lang', { length: 2 }).$type<'de' | 'en'>().notNull(),
  oldPath: text('old_path').notNull(),
  newPath: text('new_path').notNull(),
});

/** The page that had an address last; `path` is whole, such as `/de/besuch`. */
export const formerAddresses = pgTable('former_addresses', {
  lang: char('lang', { length: 2 }).$type<'de' | 'en'>().notNull(),
  path: text('path').notNull(),
  pageId: integer('page_id').notNull(),
});

/** Normal hours carry a `weekday` (ISO, 1 is Monday), exceptions a `day`. Times are wall time of the house. */
export const openingHours = pgTable('opening_hours', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  weekday: integer('weekday'),
  day: date('day', { mode: 'string' }),
  timeFrom: time('time_from'),
  timeTo: time('time_to'),
  closed: boolean('closed').notNull(),
  alternativeText: localised('alternative_text').notNull(),
  alternativeLinkUrl: localised('alternative_link_url').notNull(),
});

export const alerts = pgTable('alerts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: localised('title').notNull(),
  text: localised('text').notNull(),
  link: localised('link').notNull(),
  linkTitle: localised('link_title').notNull(),
  onlineFrom: timestamp('online_from', { withTimezone: true }),
  onlineTo: timestamp('online_to', { withTimezone: true }),
});

/** How often a setting that editors change was changed. */
export const siteSettings = pgTable('site_forms', {
  name: text('name').primaryKey(),
  revision: integer('revision').notNull(),
});

export const changeCounts = pgTable('change_counts', {
  topic: text('topic').primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
});
