import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { BRIEF_CACHING, defineCall } from './call.ts';
import {
  idSchema,
  instantSchema,
  languageQuerySchema,
  localisedPathsSchema,
  namedSchema,
  pagedOf,
  pathSchema,
  pictureSchema,
  queryIdSchema,
  richTextSchema,
  slugSchema,
} from './common.ts';
import { eventSummarySchema } from './events.ts';
import { productionSummarySchema } from './productions.ts';

/**
 * A part of the house that people belong to, such as the ensemble
 * or the technical crew; `order` is its place in the list.
 */
export const personCategorySchema = namedSchema.extend({ order: z.number().int() });
export type PersonCategory = z.infer<typeof personCategorySchema>;

export const personSummarySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  first_name: z.string(),
  last_name: z.string(),
  /** What this person does here, most important first. */
  functions: z.array(z.string()).default([]),
  categories: z.array(namedSchema).default([]),
  image_obj: pictureSchema.nullable().default(null),
  link: pathSchema,
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

export const personDetailSchema = personSummarySchema.extend({
  biography: richTextSchema.default(''),
  email: z.email().nullable().default(null),
  phone: z.string().nullable().default(null),
  productions: z.array(productionSummarySchema).default([]),
  /** Events to come that this person takes part in, soonest first. */
  events: z.array(eventSummarySchema).default([]),
  urls: localisedPathsSchema.default({}),
  modified: instantSchema.optional(),
});
export type PersonDetail = z.infer<typeof personDetailSchema>;

export const personsQuerySchema = z.object({ category: queryIdSchema.optional(), page: queryIdSchema.optional() });

export const personsCall = defineCall({
  id: 'persons',
  ...addresses.persons,
  topics: ['people', 'events'],
  query: personsQuerySchema,
  answer: pagedOf(personSummarySchema),
  caching: BRIEF_CACHING,
});
export const personCall = defineCall({
  id: 'person',
  ...addresses.person,
  topics: ['people', 'stories', 'events', 'inventory'],
  answer: personDetailSchema,
  caching: BRIEF_CACHING,
});
export const personCategoriesCall = defineCall({
  id: 'personCategories',
  ...addresses.personCategories,
  topics: ['people'],
  query: languageQuerySchema,
  answer: z.array(personCategorySchema),
  caching: { fresh: 60, stale: 86_400 },
});
