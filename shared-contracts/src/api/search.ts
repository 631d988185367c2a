import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { eventStatusSchema, ticketStatusSchema } from './events.ts';
import { idSchema, instantSchema, languageQuerySchema, pagedOf, pathSchema, pictureSchema, queryIdSchema } from './common.ts';

export const searchKindSchema = z.enum(['event', 'production', 'article', 'person', 'venue', 'series', 'page']);
export type SearchKind = z.infer<typeof searchKindSchema>;

/**
 * Text cut where matches begin and end. Matches are marked
 * by flag, not by markup, so nothing has to be sanitised.
 */
export const markedTextSchema = z.array(z.object({ text: z.string(), is_match: z.boolean() }));
export type MarkedText = z.infer<typeof markedTextSchema>;

export const searchHitSchema = z.object({
  kind: searchKindSchema,
  id: idSchema,
  title: markedTextSchema,
  excerpt: markedTextSchema,
  link: pathSchema,
  /** The next date of an event or a production, the publication of a story. */
  date: instantSchema.nullable(),
  /** When that event ends; null, or left out, where the house does not say. */
  date_end: instantSchema.nullable().optional(),
  /** How long it lasts, where the provider knows: it tells when an event without an end is over (R55). */
  duration_minutes: z.number().int().positive().nullable().optional(),
  image_obj: pictureSchema.nullable(),
  /**
   * How an event and its tickets stand, as lists of events say it; null
   * for all that is no event, and where the provider does not say.
   */
  status: eventStatusSchema.nullable().default(null),
  ticket_status: ticketStatusSchema.nullable().default(null),
  /** When an event was to begin before it was moved; left out where it never was. */
  previous_date_start: instantSchema.optional(),
  /** A page in easy language; left out for all else. */
  is_easy: z.boolean().optional(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** A term of one visitor. Empty terms are never sent (product.md section 5). */
export const searchTermSchema = z.string().trim().min(1).max(200);

/** A term near to one that finds nothing, with how much of each kind it finds; what is left out is none. */
export const nearTermSchema = z.object({
  term: z.string(),
  /** By `SearchKind`. */
  counts: z.record(z.string(), z.number().int().nonnegative()),
});
export type NearTerm = z.infer<typeof nearTermSchema>;

/**
 * The first hits of both groups with their totals; `suggestion` is a better spelling where the term finds little.
 * `nearest` may stand where nothing was found.
 */
export const searchAnswerSchema = z.object({
  events: z.object({ count: z.number().int().nonnegative(), results: z.array(searchHitSchema) }),
  others: z.object({ count: z.number().int().nonnegative(), results: z.array(searchHitSchema) }),
  suggestion: z.string().nullable(),
  nearest: z.array(nearTermSchema).optional().catch(undefined),
  /** The page by which the house answers this term. */
  answered_by: z.object({ title: z.string(), link: pathSchema }).optional().catch(undefined),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

const termQuerySchema = languageQuerySchema.extend({ query: searchTermSchema });
const groupQuerySchema = termQuerySchema.extend({ page: queryIdSchema.optional() });

/**
 * What a term may become; `kind` says what a title names, and is null for a word or for what many things have in common.
 * With `link` it leads to the thing itself; `date` is the next one of an event.
 */
export const suggestionSchema = z.object({
  text: z.string(),
  kind: searchKindSchema.nullable(),
  link: pathSchema.optional(),
  date: instantSchema.nullable().optional(),
  image_obj: pictureSchema.nullable().optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/**
 * Suggestions for a term begun, in the language of the call; the caller sends the term in
 * lower case. Choosing one without a link sets the term to its text. A bare text is one without a kind.
 */
export const autocompleteCall = defineCall({
  id: 'autocomplete',
  ...addresses.autocomplete,
  query: termQuerySchema,
  answer: z.array(z.union([suggestionSchema, z.string()])),
});
/** `again` is the same search on another of its tabs or pages, which is not counted as one more. */
export const searchCall = defineCall({
  id: 'search',
  ...addresses.search,
  query: termQuerySchema.extend({ again: z.literal('1').optional() }),
  answer: searchAnswerSchema,
});
export const searchEventsCall = defineCall({
  id: 'searchEvents',
  ...addresses.searchEvents,
  query: groupQuerySchema,
  answer: pagedOf(searchHitSchema),
});
/** Everything that is no event; `kind` narrows it down. */
export const searchOthersCall = defineCall({
  id: 'searchOthers',
  ...addresses.searchOthers,
  query: groupQuerySchema.extend({ kind: searchKindSchema.exclude(['event']).optional() }),
  answer: pagedOf(searchHitSchema),
});
