import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instantSchema } from '../common.ts';
import { documentRefSchema, MAX_DOCUMENTS } from './documents.ts';

/** A tab calls this often while it is in sight … */
export const PRESENCE_INTERVAL_MS = 5_000;
/** … and counts as closed this long after its last call: at most 14 s after it was closed nobody sees it. */
export const PRESENCE_KEPT_MS = 9_000;

/** Another account that edits one of the documents, and since when. */
export const otherEditorSchema = z.object({ username: z.string(), since: instantSchema });
export type OtherEditor = z.infer<typeof otherEditorSchema>;

export const presenceSchema = z.object({ others: z.array(otherEditorSchema) });

/**
 * Says that a tab edits these documents, and answers who else does, the longest first; an account in several tabs once.
 * Blocks nobody. A provider without the call answers 404, and is not asked again.
 */
export const presenceCall = defineCall({
  id: 'presence',
  ...addresses.presence,
  body: z.object({
    /** Made by the tab, so that two tabs of one account are told apart. */
    tab: z.string().regex(/^[\w-]{8,64}$/),
    documents: z.array(documentRefSchema).min(1).max(MAX_DOCUMENTS),
  }),
  answer: presenceSchema,
  access: 'editor',
  isBackground: true,
});
