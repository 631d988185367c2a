import { z } from 'zod';
import { defineBlock, requiredTextSchema } from './defineBlock.ts';
import { richTextSchema } from '../common.ts';
import { optionalFlag, optionalRichText, optionalText, partId, requiredRichText } from './blockFields.ts';

/** Headlines H2 to H6; the one H1 of a page is not an editor's choice. */
export const HEADLINE_LEVELS = [2, 3, 4, 5, 6] as const;
const headlineLevelSchema = z.literal(HEADLINE_LEVELS);

export const headlineBlock = defineBlock(
  'headline',
  z.object({
    headline_level: headlineLevelSchema.default(2),
    preline: optionalText,
    content: z.string(),
    subline: optionalText,
    anchor: optionalText,
  }),
  { content: requiredTextSchema },
);

export const textBlock = defineBlock(
  'text',
  z.object({ content: optionalRichText, anchor: optionalText, decrease_distance: optionalFlag }),
);

export const quoteBlock = defineBlock('quote', z.object({ content: z.string(), author: optionalText }), {
  content: requiredTextSchema,
});

/** One question with its answer in rich text. */
export const faqItemSchema = z.object({ id: partId, question: z.string().min(1), answer: richTextSchema });
const faqItemInput = faqItemSchema.extend({ question: requiredTextSchema, answer: requiredRichText });
export const faqBlock = defineBlock('faq', z.object({ headline: optionalText, items: z.array(faqItemSchema).default([]) }), {
  headline: requiredTextSchema,
  items: z.array(faqItemInput).optional(),
});

/**
 * Markup kept by the house; shown without scripts
 * inside the page, or with them in a sandboxed frame.
 */
export const htmlBlock = defineBlock('html', z.object({ html_code: z.string() }), {
  html_code: z.string().trim().min(1).max(200_000),
});
