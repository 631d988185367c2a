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
  pathSchema,
  pictureSchema,
  richTextSchema,
  slugSchema,
} from './common.ts';

/** A series with its own page; its events are the call `events` with `series`. */
export const seriesDetailSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  subline: z.string().default(''),
  description: richTextSchema.default(''),
  image_obj: pictureSchema.nullable().default(null),
  link: pathSchema,
  urls: localisedPathsSchema.default({}),
  modified: instantSchema.optional(),
  ...blocksOfDetail,
});
export type SeriesDetail = z.infer<typeof seriesDetailSchema>;

export const seriesDetailCall = defineCall({
  id: 'seriesDetail',
  ...addresses.seriesDetail,
  topics: ['events', 'inventory', 'pages'],
  query: languageQuerySchema.extend(editQuery),
  answer: seriesDetailSchema,
  caching: BRIEF_CACHING,
});
