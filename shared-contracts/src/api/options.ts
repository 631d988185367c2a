import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, slugSchema } from './common.ts';

/** An entry of a filter's option list; `show_in_filter: false` hides it. */
export const optionSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: slugSchema,
  show_in_filter: z.boolean(),
});
export type Option = z.infer<typeof optionSchema>;

export const roomOptionSchema = optionSchema.extend({ venue: z.object({ id: idSchema, name: z.string(), slug: slugSchema }) });
export type RoomOption = z.infer<typeof roomOptionSchema>;

/** Option lists are not under a language prefix in the specification; `lang` picks the language of the names (default de). */
const languageQuery = z.object({ lang: z.enum(['de', 'en']).optional() });
const caching = { fresh: 60, stale: 86_400 };

export const roomsCall = defineCall({ id: 'rooms', method: 'GET', path: '/api/rooms/', query: languageQuery, answer: z.array(roomOptionSchema), caching });
export const exhibitionTypesCall = defineCall({ id: 'exhibitionTypes', method: 'GET', path: '/api/exhibition-types/', query: languageQuery, answer: z.array(optionSchema), caching });
export const eventTagsCall = defineCall({ id: 'eventTags', method: 'GET', path: '/api/event-tags/', query: languageQuery, answer: z.array(optionSchema), caching });
export const seriesCall = defineCall({ id: 'series', method: 'GET', path: '/api/series/', query: languageQuery, answer: z.array(optionSchema), caching });
export const genresCall = defineCall({ id: 'genres', method: 'GET', path: '/api/genres/', query: languageQuery, answer: z.array(optionSchema), caching });
export const seasonsCall = defineCall({ id: 'seasons', method: 'GET', path: '/api/seasons/', query: languageQuery, answer: z.array(optionSchema), caching });
export const productionTagsCall = defineCall({ id: 'productionTags', method: 'GET', path: '/api/production-tags/', query: languageQuery, answer: z.array(optionSchema), caching });
