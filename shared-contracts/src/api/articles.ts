import { z } from 'zod';
import { BRIEF_CACHING, defineCall } from './call.ts';
import { eventSummarySchema } from './events.ts';
import { pageModuleSchema } from './pages.ts';
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

export const articleCategorySchema = z.object({ id: idSchema, name: z.string(), style_name: z.string(), slug: slugSchema });
export type ArticleCategory = z.infer<typeof articleCategorySchema>;

export const articleSummarySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  preline: z.string(),
  headline: z.string(),
  /** Plain text of one or two sentences. */
  intro: z.string(),
  published: instantSchema,
  author: z.string().nullable(),
  /** Whole minutes for the introduction and the modules that are shown. */
  reading_minutes: z.number().int().positive(),
  categories: z.array(articleCategorySchema),
  tags: z.array(namedSchema),
  image_obj: pictureSchema.nullable(),
  link: pathSchema,
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** The article beside another one in the order of publication. */
const neighbourSchema = articleSummarySchema.pick({ headline: true, link: true });

export const articleSchema = articleSummarySchema.extend({
  /** The text where it is no more than that; it stands above the modules. */
  body: richTextSchema.default(''),
  /** The content modules that the text is made of, as on a page of the page editor. */
  modules: z.array(pageModuleSchema).default([]),
  /** When a module that is left out now appears, or one that is there goes; null where nothing changes by itself (R53). */
  valid_until: instantSchema.nullable().default(null),
  /** The next dates of what it tells of, soonest first. */
  events: z.array(eventSummarySchema).default([]),
  urls: localisedPathsSchema,
  related: z.array(articleSummarySchema),
  /** Published just before and just after; null at either end, and where the provider does not say. */
  older: neighbourSchema.nullable().default(null),
  newer: neighbourSchema.nullable().default(null),
  modified: instantSchema,
});
export type Article = z.infer<typeof articleSchema>;

export const articlesQuerySchema = z.object({
  category: queryIdSchema.optional(),
  tag: queryIdSchema.optional(),
  page: queryIdSchema.optional(),
});

export const articlesCall = defineCall({
  id: 'articles',
  method: 'GET',
  path: '/{lang}/api/articles/',
  topics: ['stories', 'people'],
  query: articlesQuerySchema,
  answer: pagedOf(articleSummarySchema),
  caching: BRIEF_CACHING,
});
export const articleCall = defineCall({
  id: 'article',
  method: 'GET',
  path: '/{lang}/api/articles/{id}/',
  topics: ['stories', 'people', 'events', 'inventory', 'pages'],
  query: z.object(editQuery),
  answer: articleSchema,
  caching: BRIEF_CACHING,
});
export const articlesTeaserCall = defineCall({
  id: 'articlesTeaser',
  method: 'GET',
  path: '/{lang}/api/articles-teaser/',
  topics: ['stories', 'people'],
  answer: z.array(articleSummarySchema),
  caching: BRIEF_CACHING,
});
export const articleCategoriesCall = defineCall({
  id: 'articleCategories',
  method: 'GET',
  path: '/api/article-categories/',
  topics: ['stories'],
  query: languageQuerySchema,
  answer: z.array(articleCategorySchema),
  caching: { fresh: 60, stale: 86_400 },
});
/** The topics of the magazine that have at least one article. */
export const articleTagsCall = defineCall({
  id: 'articleTags',
  method: 'GET',
  path: '/api/article-tags/',
  topics: ['stories'],
  query: languageQuerySchema,
  answer: z.array(namedSchema),
  caching: { fresh: 60, stale: 86_400 },
});
