import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, languageQuerySchema, namedSchema, slugSchema } from './common.ts';

/** An entry of a filter's option list; `show_in_filter: false` hides it. */
export const optionSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: slugSchema,
  show_in_filter: z.boolean(),
});
export type Option = z.infer<typeof optionSchema>;

export const roomOptionSchema = optionSchema.extend({ venue: namedSchema });
export type RoomOption = z.infer<typeof roomOptionSchema>;

const caching = { fresh: 60, stale: 86_400 };

export const roomsCall = defineCall({
  id: 'rooms',
  ...addresses.rooms,
  topics: ['places', 'events'],
  query: languageQuerySchema,
  answer: z.array(roomOptionSchema),
  caching,
});
export const exhibitionTypesCall = defineCall({
  id: 'exhibitionTypes',
  ...addresses.exhibitionTypes,
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const eventTagsCall = defineCall({
  id: 'eventTags',
  ...addresses.eventTags,
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const seriesCall = defineCall({
  id: 'series',
  ...addresses.series,
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const genresCall = defineCall({
  id: 'genres',
  ...addresses.genres,
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const seasonsCall = defineCall({
  id: 'seasons',
  ...addresses.seasons,
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const productionTagsCall = defineCall({
  id: 'productionTags',
  ...addresses.productionTags,
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
