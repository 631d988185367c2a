import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, instantSchema, pagedOf, pathSchema, pictureSchema, slugSchema } from './common.ts';

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
  reading_minutes: z.number().int().positive(),
  categories: z.array(articleCategorySchema),
  tags: z.array(z.object({ id: idSchema, name: z.string(), slug: slugSchema })),
  image_obj: pictureSchema.nullable(),
  link: pathSchema,
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleSchema = articleSummarySchema.extend({
  /** Sanitised rich text: p, h2, h3, ul, ol, li, a, strong, em, blockquote. */
  body: z.string(),
  urls: z.object({ de: pathSchema, en: pathSchema }),
  related: z.array(articleSummarySchema),
  modified: instantSchema,
});
export type Article = z.infer<typeof articleSchema>;

export const articlesQuerySchema = z.object({
  category: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  tag: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  page: z.coerce.number().int().positive().max(2_147_483_647).optional(),
});

export const articlesCall = defineCall({ id: 'articles', method: 'GET', path: '/{lang}/api/articles/', query: articlesQuerySchema, answer: pagedOf(articleSummarySchema) });
export const articleCall = defineCall({ id: 'article', method: 'GET', path: '/{lang}/api/articles/{id}/', answer: articleSchema });
export const articlesTeaserCall = defineCall({ id: 'articlesTeaser', method: 'GET', path: '/{lang}/api/articles-teaser/', answer: z.array(articleSummarySchema) });
export const articleCategoriesCall = defineCall({
  id: 'articleCategories', method: 'GET', path: '/api/article-categories/', query: z.object({ lang: z.enum(['de', 'en']).optional() }),
  answer: z.array(articleCategorySchema), caching: { fresh: 60, stale: 86_400 },
});
