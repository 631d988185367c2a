import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, instantSchema, pagedOf, problemSchema, queryIdSchema } from './common.ts';
import { pageSchema } from './pages.ts';

/**
 * A state of a page that was saved. Reading one is the call
 * `page` with `version_id`; the public URL shows it with `v`.
 */
export const pageVersionSchema = z.object({
  id: idSchema,
  page: idSchema,
  created: instantSchema,
  /** The account that saved it. */
  username: z.string(),
  /** What was changed, in a few words. */
  summary: z.string(),
  is_current: z.boolean(),
});
export type PageVersion = z.infer<typeof pageVersionSchema>;

/** Newest first. Editors only. */
export const pageVersionsCall = defineCall({
  id: 'pageVersions',
  ...addresses.pageVersions,
  query: z.object({ page_id: queryIdSchema, page: queryIdSchema.optional() }),
  answer: pagedOf(pageVersionSchema),
  access: 'editor',
});

/** With 409 and 412 comes the page as it is now, so an editor can compare. */
export const pageConflictSchema = problemSchema.extend({ current: pageSchema });

/**
 * Makes an old state the newest one; what was current stays in
 * the list. Refused with 409 if `revision` is not the page's.
 */
export const restorePageVersionCall = defineCall({
  id: 'restorePageVersion',
  ...addresses.restorePageVersion,
  body: z.object({ revision: z.number().int().nonnegative().optional() }).default({}),
  answer: pageSchema,
  access: 'editor',
});
