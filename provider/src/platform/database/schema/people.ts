import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { localised } from './localised.ts';
import { jsonb } from './jsonb.ts';

/** The parts of the house that people belong to. */
export const personCategories = pgTable('person_categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  name: localised('name').notNull(),
  position: integer('position').notNull(),
});

export const persons = pgTable('persons', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** What this person does here, the most important first. */
  functions: jsonb('functions').$type<readonly Localised[]>().notNull(),
  biography: localised('biography').notNull(),
  email: text('email'),
  phone: text('phone'),
  imageAlt: localised('image_alt'),
  position: integer('position').notNull(),
  modified: timestamp('modified', { withTimezone: true }).notNull(),
});

export const personCategoryLinks = pgTable(
  'person_category_links',
  { personId: integer('person_id').notNull(), categoryId: integer('category_id').notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.categoryId] })],
);

/** Who of the house takes part in what, in the order of the credits. */
export const productionPersons = pgTable(
  'production_persons',
  {
    productionId: integer('production_id').notNull(),
    personId: integer('person_id').notNull(),
    role: localised('role').notNull(),
    position: integer('position').notNull(),
    isPerformer: boolean('is_performer').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.position] })],
);
