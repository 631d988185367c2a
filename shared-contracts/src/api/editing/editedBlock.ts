import { z } from 'zod';
import { instantSchema, storedIdSchema } from '../common.ts';
import { blockEnvelopeSchema, blockPositionSchema } from '../blocks/defineBlock.ts';
import type { PageBlock } from '../pages.ts';
import { documentRefSchema } from './documents.ts';

/**
 * Of one language of a block: when it was last changed, whether its words are its own or a copy of the other
 * language's, and until when changes of the other one are in it; `changed_at` where that is left out.
 */
export const languageChangeSchema = z.object({
  changed_at: instantSchema.nullable(),
  translated: z.boolean(),
  matched_at: instantSchema.nullable().optional(),
});
export type LanguageChange = z.infer<typeof languageChangeSchema>;

/**
 * A block as an editor works on it: as on a page, with
 * its revision and what is known of each language.
 */
export interface EditedBlock extends PageBlock {
  revision: number;
  changes: { de: LanguageChange; en: LanguageChange };
  columns: { classes: string; children: EditedBlock[] }[];
}
export const editedBlockSchema: z.ZodType<EditedBlock> = z.lazy(() =>
  z.looseObject({
    ...blockEnvelopeSchema.shape,
    revision: z.number().int().nonnegative(),
    changes: z.object({ de: languageChangeSchema, en: languageChangeSchema }),
    columns: z.array(z.object({ classes: z.string(), children: z.array(editedBlockSchema) })).default([]),
  }),
);

/**
 * A block with everything in it: ids, slugs, places and the fields of both languages. Anyone who
 * gets one keeps it as it is and sends it back; `seal` shows the provider that it is one of its own.
 */
export const subtreeSchema = z.object({
  blocks: z
    .array(z.looseObject({ model: z.string() }))
    .min(1)
    .max(1_000),
  seal: z.string(),
});
export type Subtree = z.infer<typeof subtreeSchema>;

/**
 * Where a block goes: the document, the block around
 * it and the column and number there, both from 0.
 */
export const blockPlaceSchema = documentRefSchema.extend({ parent: storedIdSchema.nullable(), ...blockPositionSchema.shape });
export type BlockPlace = z.infer<typeof blockPlaceSchema>;
