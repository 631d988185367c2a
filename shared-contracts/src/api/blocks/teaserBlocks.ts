import { z } from 'zod';
import { idSchema, instantSchema } from '../common.ts';
import { defineBlock, requiredTextSchema } from './defineBlock.ts';
import {
  linkTargetSchema,
  mediaFileInputSchema,
  mediaFileSchema,
  optionalFlag,
  optionalInstant,
  optionalPicture,
  optionalRichText,
  optionalText,
  partId,
  pictureInputSchema,
  shortRichText,
} from './blockFields.ts';

const optionalLinkInput = linkTargetSchema.or(z.literal('')).optional();
const optionalPictureInput = pictureInputSchema.nullable().optional();

export const MAX_FULL_TEASER_CHARS = 3_000;
/** What a house may set instead: older editors allow fewer characters. */
export const fullTeaserTextMaxSchema = z.literal([256, MAX_FULL_TEASER_CHARS]);
export const fullTeaserBlock = defineBlock(
  'full_teaser',
  z.object({
    image: optionalPicture,
    link: optionalText,
    link_text: optionalText,
    preline: optionalText,
    headline: z.string(),
    subline: optionalText,
    text: optionalRichText,
    extra_class: optionalText,
  }),
  {
    headline: requiredTextSchema,
    image: optionalPictureInput,
    link: optionalLinkInput,
    text: shortRichText(MAX_FULL_TEASER_CHARS).optional(),
  },
);

const teaserItemFields = z.object({
  id: partId,
  image: optionalPicture,
  preline: optionalText,
  headline: z.string(),
  subline: optionalText,
  text: optionalRichText,
  link_text: optionalText,
  link: optionalText,
  online_from: optionalInstant,
  online_to: optionalInstant,
});
export type TeaserItem = z.infer<typeof teaserItemFields>;
export const teaserItemBlock = defineBlock('teaser_item', teaserItemFields, {
  headline: requiredTextSchema,
  image: optionalPictureInput,
  link: optionalLinkInput,
});

export const teaserListBlock = defineBlock(
  'teaser_list',
  z.object({ headline: optionalText, children: z.array(teaserItemFields).default([]) }),
  {
    children: z.array(teaserItemBlock.input).max(60).optional(),
  },
);

/** The large opening of a page: a picture or a silent film with one sentence and one button. */
export const heroMediaBlock = defineBlock(
  'hero_media',
  z.object({
    headline: z.string(),
    text: optionalRichText,
    button_text: optionalText,
    button_link: optionalText,
    sticky: optionalFlag,
    image: optionalPicture,
    video: mediaFileSchema.nullable().default(null),
    online_from: optionalInstant,
    online_to: optionalInstant,
  }),
  {
    headline: requiredTextSchema,
    image: optionalPictureInput,
    video: mediaFileInputSchema.nullable().optional(),
    button_link: optionalLinkInput,
    online_from: instantSchema,
  },
);

/** The newest stories, as many as `items` says. */
export const BLOG_TEASER_ITEMS = { min: 1, max: 8 } as const;
const blogTeaserCountSchema = z.number().int().min(BLOG_TEASER_ITEMS.min).max(BLOG_TEASER_ITEMS.max);
export const blogTeaserListBlock = defineBlock(
  'blog_teaser_list',
  z.object({ headline: optionalText, items: blogTeaserCountSchema }),
);

/** Stories and productions of these categories, in turn. */
export const highlightTeaserBlock = defineBlock(
  'highlight_teaser',
  z.object({ headline: optionalText, categories: z.array(idSchema).default([]) }),
);
