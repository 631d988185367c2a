import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { localised } from './localised.ts';

export const storyCategories = pgTable('article_categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  name: localised('name').notNull(),
  styleName: text('style_name').notNull(),
  position: integer('position').notNull(),
});

export const storyTags = pgTable('article_tags', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  name: localised('name').notNull(),
});

export const articles = pgTable('articles', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: localised('slug').notNull(),
  preline: localised('preline').notNull(),
  headline: localised('headline').notNull(),
  intro: localised('intro').notNull(),
  imageAlt: localised('image_alt').notNull(),
  author: localised('author'),
  published: timestamp('published', { withTimezone: true }).notNull(),
  modified: timestamp('modified', { withTimezone: true }).notNull(),
});

export const storyCategoryLinks = pgTable(
  'article_category_links',
  { storyId: integer('article_id').notNull(), categoryId: integer('category_id').notNull() },
  (table) => [primaryKey({ columns: [table.storyId, table.categoryId] })],
);

/** The productions that a story is about. */
export const storyProductionLinks = pgTable(
  'article_production_links',
  {
    storyId: integer('article_id').notNull(),
    productionId: integer('production_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.productionId] })],
);

export const storyTagLinks = pgTable(
  'article_tag_links',
  { storyId: integer('article_id').notNull(), tagId: integer('tag_id').notNull() },
  (table) => [primaryKey({ columns: [table.storyId, table.tagId] })],
);
