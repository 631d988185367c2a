import { boolean, customType, date, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { SearchKind } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';

/** What the database alone reads and writes. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One row per language and thing that can be found. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    lang: text('lang').$type<Language>().notNull(),
    kind: text('kind').$type<SearchKind>().notNull(),
    itemId: integer('item_id').notNull(),
    /** The production of an event; anything else is a group of its own. */
    groupId: integer('group_id').notNull(),
    title: text('title').notNull(),
    titleFolded: text('title_folded').notNull(),
    lead: text('lead').notNull(),
    body: text('body').notNull(),
    link: text('link').notNull(),
    image: text('image'),
    imageAlt: text('image_alt').notNull(),
    /** When a story is published. */
    shownAt: timestamp('shown_at', { withTimezone: true }),
    /** How many dates it stands for; it counts as so many documents. */
    dates: integer('dates').notNull().default(1),
    labels: text('labels').array().notNull(),
    words: text('words').array().notNull(),
    /** Words of its title in the other language that it does not hold itself. */
    foreignWords: text('foreign_words').array().notNull(),
    vector: tsvector('vector').notNull(),
    checksum: text('checksum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.kind, table.itemId] })],
);

/** The dates that a document of events stands for. */
export const searchDates = pgTable('search_dates', {
  eventId: integer('event_id').primaryKey(),
  /** The `item_id` of its document. */
  documentId: integer('document_id').notNull(),
  shownAt: timestamp('shown_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  /** Cancelled or postponed: another date of the same production is the better hit. */
  isOff: boolean('is_off').notNull(),
  /** More than a day: it may have begun at any time and still be on. */
  isLong: boolean('is_long').notNull(),
});

/** The vocabulary of all documents, as it is written there. */
export const searchWords = pgTable(
  'search_words',
  {
    lang: text('lang').$type<Language>().notNull(),
    word: text('word').notNull(),
    folded: text('folded').notNull(),
    documents: integer('documents').notNull(),
    /** Those that hold it in their own language: without one it is no suggestion. */
    ownDocuments: integer('own_documents').notNull(),
    /** Those that hold it around their title: the better suggestion. */
    leadDocuments: integer('lead_documents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.word] })],
);

/** What autocomplete offers. */
export const searchPhrases = pgTable(
  'search_phrases',
  {
    lang: text('lang').$type<Language>().notNull(),
    phrase: text('phrase').notNull(),
    /** 1 for titles and names, 2 for what stands above and below them. */
    level: smallint('level').notNull(),
    folded: text('folded').notNull(),
    vector: tsvector('vector').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.phrase, table.level] })],
);

/** What each part of the index was made from. */
export const searchSources = pgTable('search_sources', {
  source: text('source').primaryKey(),
  signature: text('signature').notNull(),
  /** When the clock alone changes it. */
  validUntil: timestamp('valid_until', { withTimezone: true }),
});

/** What visitors searched for, counted per day of the house, without who it was. */
export const searchKeywords = pgTable(
  'search_keywords',
  {
    term: text('term').notNull(),
    lang: text('lang').$type<Language>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    searches: integer('searches').notNull(),
    /** How much the last search of that day found; 0 is a failed one. */
    hits: integer('hits').notNull(),
    lastSearched: timestamp('last_searched', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.lang, table.term] })],
);

/** The page by which the house answers a term, which is written as it is counted. */
export const searchAnswers = pgTable(
  'search_answers',
  {
    lang: text('lang').$type<Language>().notNull(),
    term: text('term').notNull(),
    /** Path of this site. */
    link: text('link').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.term] })],
);
