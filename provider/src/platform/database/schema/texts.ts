import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { localised } from './localised.ts';

/** The three texts every footer links to. */
export const legalTexts = pgTable('legal_texts', {
  key: text('key').$type<'agb' | 'imprint' | 'privacy-policy'>().primaryKey(),
  title: localised('title').notNull(),
  body: localised('body').notNull(),
  modified: timestamp('modified', { withTimezone: true }).notNull(),
});

/** Fragments of a page that the house keeps itself, such as its error pages. */
export const htmlParts = pgTable('html_parts', {
  slug: text('slug').primaryKey(),
  title: localised('title').notNull(),
  style: text('style').notNull(),
  body: localised('body').notNull(),
});
