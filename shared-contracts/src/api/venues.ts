import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { blocksOfDetail } from './blocksOfDetail.ts';
import { BRIEF_CACHING, defineCall } from './call.ts';
import {
  editQuery,
  idSchema,
  instantSchema,
  languageQuerySchema,
  localisedPathsSchema,
  namedSchema,
  pathSchema,
  pictureSchema,
  richTextSchema,
  slugSchema,
  webUrlSchema,
} from './common.ts';
import { venueAddressSchema } from './events.ts';

/** A house as lists and blocks carry it. */
export const venueSummarySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  /** Plain text of one or two sentences. */
  intro: z.string().default(''),
  address: venueAddressSchema.nullable().default(null),
  image_obj: pictureSchema.nullable().default(null),
  link: pathSchema,
});
export type VenueSummary = z.infer<typeof venueSummarySchema>;

export const roomDetailSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  venue: namedSchema,
  description: richTextSchema.default(''),
  /** Steps, lifts, places for wheelchairs, induction loop. */
  accessibility: richTextSchema.default(''),
  capacity: z.number().int().positive().nullable().default(null),
  image_obj: pictureSchema.nullable().default(null),
});
export type RoomDetail = z.infer<typeof roomDetailSchema>;

const WALL_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$|^24:00:00$/;

/** One range of a weekday (ISO, Monday is 1), wall time of the house `HH:MM:SS`. */
export const weeklyHoursSchema = z.object({
  weekday: z.number().int().min(1).max(7),
  time_from: z.string().regex(WALL_TIME),
  time_to: z.string().regex(WALL_TIME),
});
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>;

export const venueDetailSchema = venueSummarySchema.extend({
  description: richTextSchema.default(''),
  arrival: richTextSchema.default(''),
  accessibility: richTextSchema.default(''),
  /** The usual week in words. Today's hours are those of `openingHours` where its `place` is part of the name, else of `opening_week`. */
  opening_hours_text: richTextSchema.default(''),
  /** The same as times, where the house has some: a weekday without any is closed. */
  opening_week: z.array(weeklyHoursSchema).optional(),
  /** A drawn or photographed map; a map service is only linked to. */
  map_image: pictureSchema.nullable().default(null),
  map_url: webUrlSchema.nullable().default(null),
  rooms: z.array(roomDetailSchema).default([]),
  urls: localisedPathsSchema.default({}),
  modified: instantSchema.optional(),
  ...blocksOfDetail,
});
export type VenueDetail = z.infer<typeof venueDetailSchema>;

export const venuesCall = defineCall({
  id: 'venues',
  ...addresses.venues,
  topics: ['places'],
  answer: z.array(venueSummarySchema),
  caching: { fresh: 60, stale: 86_400 },
});
export const venueCall = defineCall({
  id: 'venue',
  ...addresses.venue,
  topics: ['places', 'events', 'inventory', 'pages'],
  query: z.object(editQuery),
  answer: venueDetailSchema,
  caching: BRIEF_CACHING,
});
export const roomCall = defineCall({
  id: 'room',
  ...addresses.room,
  topics: ['places', 'events', 'inventory'],
  query: languageQuerySchema,
  answer: roomDetailSchema,
  caching: BRIEF_CACHING,
});
