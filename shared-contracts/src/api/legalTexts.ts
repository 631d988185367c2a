import { z } from 'zod';
import { defineCall } from './call.ts';
import { instantSchema, localisedPathsSchema, richTextSchema } from './common.ts';

export const legalTextSchema = z.object({
  title: z.string(),
  body: richTextSchema,
  urls: localisedPathsSchema.default({}),
  modified: instantSchema.optional(),
});
export type LegalText = z.infer<typeof legalTextSchema>;

const caching = { fresh: 60, stale: 86_400 };

export const termsCall = defineCall({
  id: 'terms',
  method: 'GET',
  path: '/{lang}/api/legal/agb/',
  topics: ['pages', 'settings'],
  answer: legalTextSchema,
  caching,
});
export const imprintCall = defineCall({
  id: 'imprint',
  method: 'GET',
  path: '/{lang}/api/legal/imprint/',
  topics: ['pages', 'settings'],
  answer: legalTextSchema,
  caching,
});
export const privacyCall = defineCall({
  id: 'privacy',
  method: 'GET',
  path: '/{lang}/api/legal/privacy-policy/',
  topics: ['pages', 'settings'],
  answer: legalTextSchema,
  caching,
});
