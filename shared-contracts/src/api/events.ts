import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { blocksOfDetail } from './blocksOfDetail.ts';
import { easyTwin } from './easyLanguage.ts';
import { entryParts } from './entryParts.ts';
import { priceSchema, seatGroupSchema } from './booking.ts';
import { ACCESS, ACCESS_NEEDS } from '../storage/accessNeeds.ts';
import { MAX_SAVED_EVENTS } from '../storage/savedEvents.ts';
import { BRIEF_CACHING, defineCall } from './call.ts';
import {
  daySchema,
  editQuery,
  idSchema,
  instantSchema,
  localisedPathsSchema,
  namedSchema,
  pagedOf,
  pathSchema,
  pictureSchema,
  pictureUrlSchema,
  priceStringSchema,
  queryIdSchema,
  richTextSchema,
  slugSchema,
  webUrlSchema,
} from './common.ts';

export { ACCESS, ACCESS_NEEDS, type Access, type AccessNeed } from '../storage/accessNeeds.ts';

/** The two cuts of a picture that lists use. */
export const thumbnailsSchema = z.object({ small: pictureUrlSchema, large: pictureUrlSchema });

export const eventStatusSchema = z.enum(['scheduled', 'cancelled', 'postponed']);
/** `free` needs no ticket, `none` sells none here (yet). */
export const ticketStatusSchema = z.enum(['available', 'few', 'sold_out', 'free', 'none']);

/** What makes one date of a production another than the others. */
export const OCCASIONS = ['premiere', 'last', 'festival'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A language as ISO 639 writes it: "de", "en". */
const languageCodeSchema = z.string().regex(/^[a-z]{2,3}$/);

/** An event as lists carry it. Texts are in the language of the call. */
export const eventSummarySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  production: idSchema.nullable().default(null),
  name: z.string(),
  preline: z.string().default(''),
  headline: z.string().default(''),
  subline: z.string().default(''),
  link: pathSchema,
  link_text: z.string().default(''),
  date_start: instantSchema,
  /** Never invented: null where the house gives none (R20). */
  date_end: instantSchema.nullable().default(null),
  /** From when one may enter; left out where the house does not say. */
  doors_open: instantSchema.optional(),
  /** When it was to begin before it was moved to its present date; left out where it never was. */
  previous_date_start: instantSchema.optional(),
  ticketSaleFrom: instantSchema.nullable().default(null),
  event_type_new: namedSchema.nullable().default(null),
  room: namedSchema.nullable().default(null),
  venue: namedSchema.nullable().default(null),
  series: namedSchema.nullable().default(null),
  genre: namedSchema.nullable().default(null),
  tags: z.array(namedSchema).default([]),
  status: eventStatusSchema,
  ticket_status: ticketStatusSchema.default('none'),
  /** When that was so, where it is older than the answer. */
  ticket_status_at: instantSchema.optional(),
  ticket_url: webUrlSchema.nullable().default(null),
  /** The cheapest price that anybody can buy at this moment: no concession, and nothing that is free. */
  price_from: priceStringSchema.optional(),
  duration_minutes: z.number().int().positive().nullable().optional(),
  age_from: z.number().int().nonnegative().nullable().optional(),
  /** What is spoken or sung; left out where words do not matter. */
  spoken_language: languageCodeSchema.optional(),
  surtitles: z.array(languageCodeSchema).optional(),
  /** Of the room and of this performance. */
  access: z.array(z.enum(ACCESS)).optional(),
  /** Why this date is special; left out where it is a date like any other. */
  occasions: z.array(z.enum(OCCASIONS)).optional(),
  image_obj: pictureSchema.nullable().default(null),
  image_thumbnails: thumbnailsSchema.nullable().default(null),
  /**
   * When it or its production was last changed, for
   * calendars; left out where the provider does not know.
   */
  modified: instantSchema.optional(),
});
export type EventSummary = z.infer<typeof eventSummarySchema>;

/**
 * Who did what: "Licht" and the names beside it. `persons`
 * are those among them who have a page of their own.
 */
export const creditSchema = z.object({
  role: z.string(),
  names: z.array(z.string()).default([]),
  persons: z.array(z.object({ name: z.string(), link: pathSchema, image: pictureSchema.nullable().optional() })).optional(),
  /** Whether the audience sees or hears them; left out where the provider does not know. */
  is_performer: z.boolean().optional(),
});
export type Credit = z.infer<typeof creditSchema>;

export const venueAddressSchema = z.object({
  street: z.string(),
  postal_code: z.string(),
  town: z.string(),
  country: z.string().length(2),
  latitude: z.number().nullable().default(null),
  longitude: z.number().nullable().default(null),
});

/**
 * An event with all that its page and the booking
 * widget show. `id_jet` is its id in the ticket system.
 */
export const eventDetailSchema = eventSummarySchema.extend({
  id_jet: idSchema.nullable().default(null),
  description: richTextSchema.default(''),
  credits: z.array(creditSchema).default([]),
  duration_minutes: z.number().int().positive().nullable().default(null),
  age_from: z.number().int().nonnegative().nullable().default(null),
  prices: z.array(priceSchema).default([]),
  seat_groups: z.array(seatGroupSchema).default([]),
  address: venueAddressSchema.nullable().default(null),
  /** `image_obj` without its lettering, for places that write the title beside it (R58); left out where it has none. */
  image_plain: pictureSchema.optional(),
  /** The same event's paths in every language. */
  urls: localisedPathsSchema.default({}),
  /** Further dates of the same production, soonest first. */
  other_dates: z.array(eventSummarySchema).default([]),
  /** When the event's entry last changed, for ICS and sitemaps. */
  modified: instantSchema.optional(),
  ...entryParts,
  ...blocksOfDetail,
  ...easyTwin,
});
export type EventDetail = z.infer<typeof eventDetailSchema>;

/** How many events the call `events` gives by their ids at once: as many as a browser saves. */
export const MAX_EVENT_IDS = MAX_SAVED_EVENTS;

/** How many options of one filter a list takes at once. */
export const MAX_OPTIONS = 20;

/** Options of one filter with commas between. An event that has any of them is in the list. */
function optionsOf(one: string) {
  return z.coerce.string().regex(new RegExp(`^${one}(?:,${one}){0,${MAX_OPTIONS - 1}}$`));
}

const idsSchema = optionsOf('[1-9]\\d{0,9}');

/**
 * `date` (DD-MM-YYYY) is the first day shown; without it the list starts today. `type` takes slugs, the others ids (R12);
 * several are asked for only where `several_options` in the settings says so. A variant with arbitrary filters is this call
 * with its `results` taken.
 */
export const eventsQuerySchema = z.object({
  room: idsSchema.optional(),
  type: optionsOf('[a-z0-9]+(?:-[a-z0-9]+)*').optional(),
  tag: idsSchema.optional(),
  series: idsSchema.optional(),
  genre: idsSchema.optional(),
  /** Of several needs an event meets all; asked for only where `access_filter` in the settings says so. */
  access: optionsOf(`(?:${ACCESS_NEEDS.join('|')})`).optional(),
  date: z.string().optional(),
  /** Last day shown, DD-MM-YYYY. */
  date_to: z.string().optional(),
  production: queryIdSchema.optional(),
  /**
   * These events and no others, by id, with commas between;
   * past ones are among them where no `date` is given.
   */
  ids: z
    .string()
    .regex(new RegExp(`^[1-9]\\d{0,8}(?:,[1-9]\\d{0,8}){0,${MAX_EVENT_IDS - 1}}$`))
    .optional(),
  page: queryIdSchema.optional(),
  page_size: z.coerce.number().int().min(1).max(100).optional(),
  /** `options` asks for `option_counts`; a provider that does not count ignores it. */
  counts: z.literal('options').optional(),
});
export type EventsQuery = z.infer<typeof eventsQuerySchema>;

/** The keys by which events are filtered, in the order of the filter bar (product.md section 2). */
export const EVENT_FILTER_KEYS = ['room', 'type', 'tag', 'series', 'genre', 'access'] as const;

const countsSchema = z.record(z.string(), z.number().int().nonnegative()).default({});

/**
 * How many events each option would leave beside the other filters and the days of the query: what
 * is chosen within the same filter does not count, since another option would take its place. By the
 * value that the query takes; what is left out is 0. A need counts beside the needs chosen, for all of them are to be met.
 */
export const optionCountsSchema = z.object({
  room: countsSchema,
  type: countsSchema,
  tag: countsSchema,
  series: countsSchema,
  genre: countsSchema,
  access: countsSchema,
});
export type OptionCounts = z.infer<typeof optionCountsSchema>;

export const eventsCall = defineCall({
  id: 'events',
  ...addresses.events,
  topics: ['events', 'inventory', 'places'],
  query: eventsQuerySchema,
  /** Counts that are wrong are no reason to have no programme. */
  answer: pagedOf(eventSummarySchema).extend({ option_counts: optionCountsSchema.optional().catch(undefined) }),
  caching: BRIEF_CACHING,
});
export const eventCall = defineCall({
  id: 'event',
  ...addresses.event,
  topics: ['events', 'inventory', 'places', 'people', 'pages'],
  query: z.object(editQuery),
  answer: eventDetailSchema,
  caching: BRIEF_CACHING,
});

/** Days with at least one event from `date` (DD-MM-YYYY) to the end of the following month. */
export const calendarQuerySchema = eventsQuerySchema
  .pick({ room: true, type: true, tag: true, series: true, genre: true, access: true })
  .extend({ date: z.string() });
export const calendarCall = defineCall({
  id: 'calendar',
  ...addresses.calendar,
  topics: ['events', 'places'],
  query: calendarQuerySchema,
  answer: z.array(daySchema),
});
