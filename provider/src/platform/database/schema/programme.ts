import { boolean, char, date, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Access, EventSummary, WeeklyHours } from '@spielplan/shared-contracts/api';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { localised } from './localised.ts';
import { jsonb } from './jsonb.ts';

/** The parts of a production's page in one language by the contract's names; generated pictures by their ids. */
export type StoredParts = Readonly<Record<string, unknown>>;

/** Who took part in what, the role in every language. */
export interface StoredCredit {
  role: Localised;
  names: readonly Localised[];
  isPerformer?: boolean;
}

const NO_TEXT: Localised = { de: '', en: '' };

/** How an event's tickets are sold; it decides which rows of the inventory exist. */
export type TicketMode = 'seat_groups' | 'timeslots' | 'simple' | 'free';

export const venues = pgTable('venues', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  name: localised('name').notNull(),
  street: text('street').notNull(),
  postalCode: text('postal_code').notNull(),
  town: text('town').notNull(),
  country: char('country', { length: 2 }).notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  intro: localised('intro').notNull().default(NO_TEXT),
  description: localised('description').notNull().default(NO_TEXT),
  arrival: localised('arrival').notNull().default(NO_TEXT),
  accessibility: localised('accessibility').notNull().default(NO_TEXT),
  openingHoursText: localised('opening_hours_text').notNull().default(NO_TEXT),
  openingWeek: jsonb('opening_week').$type<readonly WeeklyHours[]>().notNull().default([]),
  mapUrl: text('map_url'),
  imageAlt: localised('image_alt'),
  mapAlt: localised('map_alt'),
  modified: timestamp('modified', { withTimezone: true }).notNull().defaultNow(),
});

export const rooms = pgTable('rooms', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  venueId: integer('venue_id').notNull(),
  slug: text('slug').notNull(),
  name: localised('name').notNull(),
  showInFilter: boolean('show_in_filter').notNull(),
  position: integer('position').notNull(),
  description: localised('description').notNull().default(NO_TEXT),
  accessibility: localised('accessibility').notNull().default(NO_TEXT),
  capacity: integer('capacity'),
  access: jsonb('access').$type<readonly Access[]>().notNull().default([]),
  imageAlt: localised('image_alt'),
});

/** The option lists share one shape: a name, a slug, whether the filter shows it, and where. */
function optionColumns() {
  return {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    name: localised('name').notNull(),
    showInFilter: boolean('show_in_filter').notNull(),
    position: integer('position').notNull(),
  };
}

function optionTable<Name extends string>(name: Name) {
  return pgTable(name, optionColumns());
}

export const exhibitionTypes = optionTable('exhibition_types');
export const eventTags = optionTable('event_tags');
/** A series is an entry of a filter and has a page of its own. */
export const series = pgTable('series', {
  ...optionColumns(),
  subline: localised('subline').notNull().default(NO_TEXT),
  description: localised('description').notNull().default(NO_TEXT),
  imageAlt: localised('image_alt'),
  modified: timestamp('modified', { withTimezone: true }).notNull().defaultNow(),
});
export const genres = optionTable('genres');
export const seasons = optionTable('seasons');
export const productionTags = optionTable('production_tags');

export const productions = pgTable('productions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: localised('slug').notNull(),
  title: localised('title').notNull(),
  preline: localised('preline').notNull(),
  headline: localised('headline').notNull(),
  subline: localised('subline').notNull(),
  description: localised('description').notNull(),
  imageAlt: localised('image_alt').notNull(),
  credits: jsonb('credits').$type<readonly StoredCredit[]>().notNull(),
  durationMinutes: integer('duration_minutes'),
  ageFrom: integer('age_from'),
  spokenLanguage: text('spoken_language'),
  /** None in a language that has no parts. */
  parts: jsonb('parts').$type<Partial<Localised<StoredParts>>>().notNull().default({}),
  exhibitionTypeId: integer('exhibition_type_id').notNull(),
  genreId: integer('genre_id').notNull(),
  seriesId: integer('series_id'),
  seasonId: integer('season_id').notNull(),
  modified: timestamp('modified', { withTimezone: true }).notNull(),
});

export const productionTagLinks = pgTable(
  'production_tag_links',
  { productionId: integer('production_id').notNull(), tagId: integer('tag_id').notNull() },
  (table) => [primaryKey({ columns: [table.productionId, table.tagId] })],
);

export const events = pgTable('events', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  productionId: integer('production_id').notNull(),
  roomId: integer('room_id').notNull(),
  /** The day in the house of `dateStart`. */
  day: date('day', { mode: 'string' }).notNull(),
  dateStart: timestamp('date_start', { withTimezone: true }).notNull(),
  dateEnd: timestamp('date_end', { withTimezone: true }),
  previousDateStart: timestamp('previous_date_start', { withTimezone: true }),
  doorsOpen: timestamp('doors_open', { withTimezone: true }),
  status: text('status').$type<EventSummary['status']>().notNull(),
  /** Takes the place of the production's preline on this date: "Premiere". */
  note: localised('note'),
  ticketMode: text('ticket_mode').$type<TicketMode>().notNull(),
  ticketSaleFrom: timestamp('ticket_sale_from', { withTimezone: true }),
  idJet: integer('id_jet'),
  /** What this date offers beside its room. */
  access: jsonb('access').$type<readonly Access[]>().notNull().default([]),
  surtitles: jsonb('surtitles').$type<readonly string[]>().notNull().default([]),
  modified: timestamp('modified', { withTimezone: true }).notNull(),
});

export const eventTagLinks = pgTable(
  'event_tag_links',
  { eventId: integer('event_id').notNull(), tagId: integer('tag_id').notNull() },
  (table) => [primaryKey({ columns: [table.eventId, table.tagId] })],
);

export const teasers = pgTable('teasers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  position: date('position', { mode: 'string' }).notNull(),
  preline: localised('preline').notNull(),
  headline: localised('headline').notNull(),
  subline: localised('subline').notNull(),
  link: localised('link').notNull(),
  linkText: localised('link_text').notNull(),
  image: text('image').notNull(),
  imageAlt: localised('image_alt').notNull(),
});
