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
  method: 'GET',
  path: '/api/rooms/',
  topics: ['places', 'events'],
  query: languageQuerySchema,
  answer: z.array(roomOptionSchema),
  caching,
});
export const exhibitionTypesCall = defineCall({
  id: 'exhibitionTypes',
  method: 'GET',
  path: '/api/exhibition-types/',
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const eventTagsCall = defineCall({
  id: 'eventTags',
  method: 'GET',
  path: '/api/event-tags/',
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const seriesCall = defineCall({
  id: 'series',
  method: 'GET',
  path: '/api/series/',
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const genresCall = defineCall({
  id: 'genres',
  method: 'GET',
  path: '/api/genres/',
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const seasonsCall = defineCall({
  id: 'seasons',
  method: 'GET',
  path: '/api/seasons/',
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
export const productionTagsCall = defineCall({
  id: 'productionTags',
  method: 'GET',
  path: '/api/production-tags/',
  topics: ['events'],
  query: languageQuerySchema,
  answer: z.array(optionSchema),
  caching,
});
