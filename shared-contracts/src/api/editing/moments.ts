import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instantSchema, pathSchema } from '../common.ts';

/**
 * What happens at a moment: a plan is published; a block, a part of one or an alert appears or goes; an event
 * begins or ends; its sale begins or ends; the house opens or closes.
 */
export const MOMENT_KINDS = ['published', 'appears', 'goes', 'begins', 'ends', 'sale', 'saleEnds', 'opens', 'closes'] as const;

export const pageMomentSchema = z.object({
  at: instantSchema,
  kind: z.enum(MOMENT_KINDS),
  /** What it happens to, such as the title of an event; empty where nothing has a name. */
  title: z.string(),
});
export type PageMoment = z.infer<typeof pageMomentSchema>;

/**
 * The moments to come at which the page at `path` changes by itself, the next ones first and some sixty at most. A
 * provider that knows none answers 404.
 */
export const momentsCall = defineCall({
  id: 'moments',
  ...addresses.moments,
  query: z.object({ path: pathSchema }),
  answer: z.object({ moments: z.array(pageMomentSchema) }),
  access: 'editor',
});
