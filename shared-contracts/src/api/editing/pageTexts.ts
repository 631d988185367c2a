import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { pictureInputSchema } from '../blocks/blockFields.ts';
import type { FieldSchema } from '../../fields/fieldSchema.ts';
import { defineCall } from '../call.ts';
import { idSchema, pictureSchema, problemSchema } from '../common.ts';

const access = 'editor';
const revision = z.number().int().nonnegative();
const theme = z.enum(['cc01', 'cc02', 'cc03']).nullable();

/**
 * The texts and head fields of a page's working copy, in one language. `theme`, `is_landing_page` and
 * the picture for sharing are the same in all languages; null is the look of the house, or no picture.
 */
export const pageTextsSchema = z.object({
  id: idSchema,
  title: z.string(),
  headline: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  image: pictureSchema.nullable(),
  is_landing_page: z.boolean(),
  theme,
  /** Changes with each change of these alone; saving a block leaves it. */
  revision,
  /** Whether visitors see something else, in whichever language. */
  is_changed: z.boolean(),
});
export type PageTexts = z.infer<typeof pageTextsSchema>;

/** With 409 and 412 come the texts as they are now. */
export const pageTextsConflictSchema = problemSchema.extend({ current: pageTextsSchema });

/** The working texts of a page, by its id. */
export const pageTextsCall = defineCall({ id: 'pageTexts', ...addresses.pageTexts, answer: pageTextsSchema, access });

/**
 * Changes what is named; it is published, discarded
 * and stored as a version with the page's document.
 */
export const changePageTextsCall = defineCall({
  id: 'changePageTexts',
  ...addresses.changePageTexts,
  body: z
    .object({
      title: z.string().trim().min(1).max(300),
      headline: z.string().max(500),
      meta_title: z.string().max(300),
      meta_description: z.string().max(1_000),
      image: pictureInputSchema.nullable(),
      is_landing_page: z.boolean(),
      theme,
      revision,
    })
    .partial(),
  answer: pageTextsSchema,
  access,
});

let fieldSchema: FieldSchema | undefined;

/** JSON Schema of what may be changed of a page's texts, as `checkFields` reads it; a title is required. */
export function pageTextsFieldSchema(): FieldSchema {
  fieldSchema ??= {
    ...(z.toJSONSchema(changePageTextsCall.body, { io: 'input', unrepresentable: 'any' }) as FieldSchema),
    required: ['title'],
  };
  return fieldSchema;
}
