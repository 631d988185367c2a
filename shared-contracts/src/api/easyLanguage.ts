import { z } from 'zod';
import { idSchema, localisedPathsSchema } from './common.ts';

/** What may have a twin in easy language (Leichte Sprache), a page of its own. That of a production is that of all its dates. */
export const EASY_SUBJECTS = ['page', 'event', 'production'] as const;
export type EasySubject = (typeof EASY_SUBJECTS)[number];

/** Where the twin is, by language; left out where none is online. */
export const easyTwin = { easy_language: z.object({ urls: localisedPathsSchema }).optional() };

/** Of a twin: what it says in easy language, titled in the language of the call. */
export const easyOfSchema = z.object({
  content_type: z.enum(EASY_SUBJECTS),
  object_id: idSchema,
  title: z.string(),
  urls: localisedPathsSchema,
});
