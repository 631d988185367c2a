import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { localised } from './localised.ts';
import { blockColumns, type PageImage } from './site.ts';
import { jsonb } from './jsonb.ts';

/** Where a document stands; without a row nobody has changed it since rows are kept. */
export const documents = pgTable(
  'documents',
  {
    contentType: text('content_type').notNull(),
    objectId: integer('object_id').notNull(),
    /** Of the working state; counts up with each change. */
    revision: integer('revision').notNull(),
    /** Whether there is a working copy; else the published state is the working one. */
    hasDraft: boolean('has_draft').notNull().default(false),
    /** Taken from visitors, where the document is no page. */
    isUnpublished: boolean('is_unpublished').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    scheduledAt: timestamp('scheduled_at', { withTimezone: true }),
    scheduledBy: integer('scheduled_by'),
    /** The same for all that were planned together. */
    plan: text('plan'),
    /** The version that is published then. */
    planVersion: integer('plan_version'),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.objectId] })],
);

/** The blocks of the documents that have a working copy, with the ids they have in `modules`. */
export const workingBlocks = pgTable('working_modules', {
  id: integer('id').primaryKey(),
  ...blockColumns(),
  /** The document a block came from, such as `page 3`, where it was published there. */
  movedFrom: text('moved_from'),
});

/** A view: every block once, as editors see it. */
export const editedBlocks = pgTable('edited_modules', { id: integer('id').primaryKey(), ...blockColumns() });

/** The texts of the pages that have a working copy. */
export const workingPages = pgTable('working_pages', {
  pageId: integer('page_id').primaryKey(),
  title: localised('title').notNull(),
  headline: localised('headline').notNull(),
  metaTitle: localised('meta_title').notNull(),
  metaDescription: localised('meta_description').notNull(),
  isLandingPage: boolean('is_landing_page').notNull(),
  theme: text('theme').$type<'cc01' | 'cc02' | 'cc03'>(),
  image: jsonb('image').$type<PageImage>(),
  imageAlt: localised('image_alt'),
  textsRevision: integer('texts_revision').notNull().default(0),
});
