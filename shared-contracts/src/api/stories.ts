import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { BRIEF_CACHING, defineCall } from './call.ts';
import { eventSummarySchema } from './events.ts';
import { pageBlockSchema } from './pages.ts';
import {
  editQuery,
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

export const storyCategorySchema = z.object({ id: idSchema, name: z.string(), style_name: z.string(), slug: slugSchema });
export type StoryCategory = z.infer<typeof storyCategorySchema>;

export const storySummarySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  preline: z.string().default(''),
  headline: z.string(),
  /** Plain text of one or two sentences. */
  intro: z.string().default(''),
  published: instantSchema,
  author: z.string().nullable().default(null),
  /** Whole minutes for the introduction and the blocks that are shown. */
  reading_minutes: z.number().int().positive().optional(),
  categories: z.array(storyCategorySchema).default([]),
  tags: z.array(namedSchema).default([]),
  image_obj: pictureSchema.nullable().default(null),
  link: pathSchema,
});
export type StorySummary = z.infer<typeof storySummarySchema>;

/** The story beside another one in the order of publication. */
const neighbourSchema = storySummarySchema.pick({ headline: true, link: true });

export const storySchema = storySummarySchema.extend({
  /** The text where it is no more than that; it stands above the blocks. */
  body: richTextSchema.default(''),
  /** The blocks that the text is made of, as on a page of the page editor. */
  modules: z.array(pageBlockSchema).default([]),
  /**
   * When a block that is left out now appears, or one that is
   * there goes; null where nothing changes by itself (R53).
   */
  valid_until: instantSchema.nullable().default(null),
  /** The next dates of what it tells of, soonest first. */
  events: z.array(eventSummarySchema).default([]).default([]),
  urls: localisedPathsSchema.default({}),
  related: z.array(storySummarySchema).default([]),
  /**
   * Published just before and just after; null at either end, and where the provider does not say.
   */
  older: neighbourSchema.nullable().default(null),
  newer: neighbourSchema.nullable().default(null),
  modified: instantSchema.optional(),
});
export type Story = z.infer<typeof storySchema>;

export const storiesQuerySchema = z.object({
  category: queryIdSchema.optional(),
  tag: queryIdSchema.optional(),
  page: queryIdSchema.optional(),
});

export const storiesCall = defineCall({
  id: 'articles',
  ...addresses.articles,
  topics: ['stories', 'people'],
  query: storiesQuerySchema,
  answer: pagedOf(storySummarySchema),
  caching: BRIEF_CACHING,
});
export const storyCall = defineCall({
  id: 'article',
  ...addresses.article,
  topics: ['stories', 'people', 'events', 'inventory', 'pages'],
  query: z.object(editQuery),
  answer: storySchema,
  caching: BRIEF_CACHING,
});
export const storiesTeaserCall = defineCall({
  id: 'articlesTeaser',
  ...addresses.articlesTeaser,
  topics: ['stories', 'people'],
  answer: z.array(storySummarySchema),
  caching: BRIEF_CACHING,
});
export const storyCategoriesCall = defineCall({
  id: 'articleCategories',
  ...addresses.articleCategories,
  topics: ['stories'],
  query: languageQuerySchema,
  answer: z.array(storyCategorySchema),
  caching: { fresh: 60, stale: 86_400 },
});
/** The topics of the magazine that have at least one story. */
export const storyTagsCall = defineCall({
  id: 'articleTags',
  ...addresses.articleTags,
  topics: ['stories'],
  query: languageQuerySchema,
  answer: z.array(namedSchema),
  caching: { fresh: 60, stale: 86_400 },
});
