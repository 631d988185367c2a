import { z } from 'zod';
import { pageBlockSchema } from '../pages.ts';
import { defineBlock } from './defineBlock.ts';
import { optionalPicture, optionalRichText, optionalText, pictureInputSchema } from './blockFields.ts';

/** Column widths an editor may choose, in twelfths (product.md section 3). */
export const COLUMN_PRESETS = {
  '100': [12],
  '67/33': [8, 4],
  '33/67': [4, 8],
  '50/50': [6, 6],
  '33/33/33': [4, 4, 4],
  '25/50/25': [3, 6, 3],
} as const;
export type ColumnPreset = keyof typeof COLUMN_PRESETS;

const columnsSchema = z.array(z.object({ classes: z.string(), children: z.array(pageBlockSchema) })).default([]);
/** An editor changes the widths of columns; the blocks inside are saved by their own calls. */
const columnsInputSchema = z
  .array(z.object({ classes: z.string().max(500) }))
  .max(3)
  .optional();

/** Holds columns, and nothing else. */
export const containerBlock = defineBlock('container', z.object({ columns: columnsSchema }), { columns: columnsInputSchema });

export const sectionBlock = defineBlock(
  'section',
  z.object({ extra_class: optionalText, image: optionalPicture, columns: columnsSchema }),
  {
    image: pictureInputSchema.nullable().optional(),
    columns: columnsInputSchema,
  },
);

export const twoColumnsBlock = defineBlock(
  'two_columns',
  z.object({
    extra_class: z.enum(['image-text', 'text-image']).default('image-text'),
    text: optionalRichText,
    image: optionalPicture,
  }),
  { image: pictureInputSchema },
);
