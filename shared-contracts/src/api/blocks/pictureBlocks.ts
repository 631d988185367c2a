import { z } from 'zod';
import { pictureSchema } from '../common.ts';
import { defineBlock } from './defineBlock.ts';
import { linkTargetSchema, optionalText, partId, pictureInputSchema } from './blockFields.ts';

const imageFields = z.object({ image: pictureSchema, format: optionalText, alias: optionalText, description: optionalText });
/** `alias` is the alternative text of this place, `description` the caption. */
export const imageBlock = defineBlock('image', imageFields, { image: pictureInputSchema });

const imageItemSchema = imageFields.omit({ format: true }).extend({ id: partId });
export type ImageItem = z.infer<typeof imageItemSchema>;

export const imageListBlock = defineBlock(
  'image_list',
  z.object({ format: optionalText, children: z.array(imageItemSchema).default([]) }),
  {
    children: z
      .array(
        z.object({
          id: partId,
          image: pictureInputSchema,
          alias: z.string().max(500).optional(),
          description: z.string().max(2_000).optional(),
        }),
      )
      .max(100)
      .optional(),
  },
);

/** A logo with the name of whom it stands for, and where it leads. */
const logoSchema = z.object({ id: partId, image: pictureSchema, name: z.string(), link: optionalText });
export type Logo = z.infer<typeof logoSchema>;

export const logoListBlock = defineBlock(
  'logo_list',
  z.object({ headline: optionalText, children: z.array(logoSchema).default([]) }),
  {
    children: z
      .array(
        z.object({
          id: partId,
          image: pictureInputSchema,
          name: z.string().trim().min(1).max(200),
          link: linkTargetSchema.or(z.literal('')).optional(),
        }),
      )
      .max(100)
      .optional(),
  },
);
