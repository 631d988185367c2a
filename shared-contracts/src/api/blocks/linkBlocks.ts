import { z } from 'zod';
import { defineBlock, requiredTextSchema } from './defineBlock.ts';
import { linkTargetSchema, optionalFlag, optionalText, partId } from './blockFields.ts';

/** A `sticky` link also stands in the sticky navigation. */
export const linkBlock = defineBlock(
  'link',
  z.object({
    link_text: z.string(),
    link: z.string(),
    extra_class: optionalText,
    sticky: optionalFlag,
    anchor: optionalText,
    open_new_window: optionalFlag,
  }),
  { link_text: requiredTextSchema, link: linkTargetSchema },
);

const anchorItemFields = z.object({
  id: partId,
  link_url: z.string(),
  link_text: z.string(),
  link_open_in_new_window: optionalFlag,
  sticky: optionalFlag,
});
export type AnchorItem = z.infer<typeof anchorItemFields>;

export const anchorItemBlock = defineBlock('anchor_item', anchorItemFields, {
  link_url: linkTargetSchema,
  link_text: requiredTextSchema,
  link_open_in_new_window: z.boolean(),
  sticky: z.boolean(),
});

/** `extra_class` "slider" lets the links run through as a band. */
export const anchorListBlock = defineBlock(
  'anchor_list',
  z.object({ extra_class: optionalText, sticky: optionalFlag, children: z.array(anchorItemFields).default([]) }),
  { children: z.array(anchorItemBlock.input).max(60).optional() },
);
