import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { slugSchema } from './common.ts';

/**
 * A page fragment the house keeps itself, such as a custom
 * error page: only its style and its body are taken.
 */
export const htmlPartSchema = z.object({ slug: slugSchema, title: z.string(), style: z.string(), body: z.string() });
export type HtmlPart = z.infer<typeof htmlPartSchema>;

export const htmlPartCall = defineCall({
  id: 'htmlPart',
  ...addresses.htmlPart,
  topics: ['settings'],
  answer: htmlPartSchema,
  caching: { fresh: 60, stale: 86_400 },
});
