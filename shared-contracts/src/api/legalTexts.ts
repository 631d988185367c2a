import * as addresses from './callAddresses.ts';
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
  ...addresses.terms,
  topics: ['pages', 'settings'],
  answer: legalTextSchema,
  caching,
});
export const imprintCall = defineCall({
  id: 'imprint',
  ...addresses.imprint,
  topics: ['pages', 'settings'],
  answer: legalTextSchema,
  caching,
});
export const privacyCall = defineCall({
  id: 'privacy',
  ...addresses.privacy,
  topics: ['pages', 'settings'],
  answer: legalTextSchema,
  caching,
});
