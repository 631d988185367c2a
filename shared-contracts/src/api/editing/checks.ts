import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { CONTENT_RULE_IDS } from '../../checks/contentRules.ts';
import { LANGUAGES } from '../../i18n/language.ts';
import { defineCall } from '../call.ts';
import { idSchema, localisedPathsSchema } from '../common.ts';
import { documentQuerySchema, documentRefSchema } from './documents.ts';

const access = 'editor';

/** What a rule found in the working state, in one language; what each rule asks is in docs/checks.md. */
export const contentFindingSchema = z.object({
  rule: z.enum(CONTENT_RULE_IDS),
  lang: z.enum(LANGUAGES),
  /** The block it is in. */
  block: idSchema,
  model: z.string(),
  /** A path in the fields of the block, such as `children.2.image`; null where it is about all of it. */
  field: z.string().nullable(),
  /** The words it is about, such as the text of a link; empty where there are none. */
  words: z.string(),
});
export type ContentFinding = z.infer<typeof contentFindingSchema>;

/** What is found in one document, both languages included. A provider that checks nothing answers 404. */
export const documentChecksCall = defineCall({
  id: 'documentChecks',
  ...addresses.documentChecks,
  query: documentQuerySchema,
  answer: z.object({ findings: z.array(contentFindingSchema) }),
  access,
});

export const checkedDocumentSchema = documentRefSchema.extend({
  titles: z.object({ de: z.string(), en: z.string() }),
  /** Where its blocks can be seen; no address of a language where nobody knows one. */
  urls: localisedPathsSchema,
  findings: z.array(contentFindingSchema),
});
export type CheckedDocument = z.infer<typeof checkedDocumentSchema>;

/**
 * The documents of the whole site in which something is found, some hundred looked at with each answer:
 * `next` is the `after` of those that follow, null at the end.
 */
export const siteChecksCall = defineCall({
  id: 'siteChecks',
  ...addresses.siteChecks,
  query: z.object({
    after: z
      .string()
      .regex(/^[a-z]{1,40} \d{1,10}$/)
      .refine((after) => Number(after.split(' ')[1]) <= 2_147_483_647)
      .optional(),
  }),
  answer: z.object({
    documents: z.array(checkedDocumentSchema),
    /** How many documents this answer is about, and how many there are. */
    checked: z.number().int().nonnegative(),
    total: z.number().int().nonnegative(),
    next: z.string().nullable(),
  }),
  access,
});
export type SiteChecks = z.infer<typeof siteChecksCall.answer>;
