import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { blocksOfDetail } from './blocksOfDetail.ts';
import { BRIEF_CACHING, defineCall } from './call.ts';
import {
  editQuery,
  idSchema,
  instantSchema,
  localisedPathsSchema,
  namedSchema,
  pagedOf,
  pathSchema,
  pictureSchema,
  queryIdSchema,
  richTextSchema,
  slugSchema,
} from './common.ts';
import { easyTwin } from './easyLanguage.ts';
import { entryParts } from './entryParts.ts';
import { creditSchema, eventSummarySchema, thumbnailsSchema } from './events.ts';

/** A production as lists carry it. Texts are in the language of the call. */
export const productionSummarySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  preline: z.string().default(''),
  headline: z.string().default(''),
  subline: z.string().default(''),
  link: pathSchema,
  link_text: z.string().default(''),
  /** The first and the last date that is still to come; null where none is. */
  date_start: instantSchema.nullable().default(null),
  date_end: instantSchema.nullable().default(null),
  /**
   * The first date of all, past ones included, where the provider
   * knows it: what is on until `date_end` has been since then.
   */
  date_first: instantSchema.nullable().optional(),
  season: namedSchema.nullable().default(null),
  exhibition_type: namedSchema.nullable().default(null),
  genre: namedSchema.nullable().default(null),
  tags: z.array(namedSchema).default([]),
  image_obj: pictureSchema.nullable().default(null),
  image_thumbnails: thumbnailsSchema.nullable().default(null),
});
export type ProductionSummary = z.infer<typeof productionSummarySchema>;

export const productionDetailSchema = productionSummarySchema.extend({
  description: richTextSchema.default(''),
  credits: z.array(creditSchema).default([]),
  duration_minutes: z.number().int().positive().nullable().default(null),
  age_from: z.number().int().nonnegative().nullable().default(null),
  /** `image_obj` without its lettering, for places that write the title beside it (R58); left out where it has none. */
  image_plain: pictureSchema.optional(),
  /** Every date still to come, soonest first. */
  dates: z.array(eventSummarySchema).default([]),
  urls: localisedPathsSchema.default({}),
  modified: instantSchema.optional(),
  ...entryParts,
  ...blocksOfDetail,
  ...easyTwin,
});
export type ProductionDetail = z.infer<typeof productionDetailSchema>;

/** `exhibition_type` is a slug as in the events list (R12), `date` (DD-MM-YYYY) keeps what plays on
 * that day or later; the page size is the provider's. */
export const productionsQuerySchema = z.object({
  season: queryIdSchema.optional(),
  exhibition_type: slugSchema.optional(),
  tag: queryIdSchema.optional(),
  date: z.string().optional(),
  page: queryIdSchema.optional(),
});
export type ProductionsQuery = z.infer<typeof productionsQuerySchema>;

export const productionsCall = defineCall({
  id: 'productions',
  ...addresses.productions,
  topics: ['events', 'inventory', 'places'],
  query: productionsQuerySchema,
  answer: pagedOf(productionSummarySchema),
  caching: BRIEF_CACHING,
});
export const productionCall = defineCall({
  id: 'production',
  ...addresses.production,
  topics: ['events', 'inventory', 'places', 'people', 'pages'],
  query: z.object(editQuery),
  answer: productionDetailSchema,
  caching: BRIEF_CACHING,
});
