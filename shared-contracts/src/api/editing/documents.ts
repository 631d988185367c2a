import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { instantSchema, problemSchema, queryIdSchema, storedIdSchema } from '../common.ts';

const access = 'editor';
/** Most documents that one call publishes, discards or takes offline. */
export const MAX_DOCUMENTS = 50;

/**
 * Names a document, which owns blocks: a page, the
 * site, an event, production, story, venue or series.
 */
export const documentRefSchema = z.object({ content_type: z.string().min(1).max(100), object_id: storedIdSchema });
export type DocumentRef = z.infer<typeof documentRefSchema>;

/** The same in a query. */
export const documentQuerySchema = z.object({ content_type: z.string().min(1).max(100), object_id: queryIdSchema });

/** Whether changes wait until they are published, or are live with each save. */
export const publishingSchema = z.enum(['draft', 'direct']);
export type Publishing = z.infer<typeof publishingSchema>;

/**
 * Where a document stands: `changed` has changes that visitors do not see, `unpublished` shows
 * visitors nothing. `revision` counts up with each change of the working state; `changed_blocks` are
 * those added, changed, moved or removed since publishing.
 */
export const documentStateSchema = documentRefSchema.extend({
  publishing: publishingSchema,
  state: z.enum(['published', 'changed', 'unpublished']),
  revision: z.number().int().nonnegative(),
  /** Null where it has never been published by a call. */
  published_at: instantSchema.nullable(),
  scheduled_at: instantSchema.nullable(),
  /** The version that is published then; left out where nothing is planned, and by providers that publish what is there by then. */
  scheduled_version: storedIdSchema.optional(),
  /** When that version was made. */
  scheduled_as_of: instantSchema.optional(),
  /** Whether something was changed since, which stays a draft. */
  scheduled_outdated: z.boolean().optional(),
  changed_blocks: z.number().int().nonnegative(),
});
export type DocumentState = z.infer<typeof documentStateSchema>;

/** The state of one document. A provider without drafts answers 404, and every save is live. */
export const documentStateCall = defineCall({
  id: 'documentState',
  ...addresses.documentState,
  query: documentQuerySchema,
  answer: documentStateSchema,
  access,
});

/** The states after a change, in the order in which the documents were named. */
export const documentStatesSchema = z.object({ documents: z.array(documentStateSchema) });
/**
 * With 409 come the states as they are now; nothing was changed. `partners` are documents that have to be named as well, because a
 * block has moved between them and one of these.
 */
export const documentsConflictSchema = problemSchema.extend({
  current: documentStatesSchema.extend({ partners: z.array(documentRefSchema).optional() }),
});

const namedDocumentSchema = documentRefSchema.extend({ revision: z.number().int().nonnegative().optional() });
const documentsSchema = z.array(namedDocumentSchema).min(1).max(MAX_DOCUMENTS);

/**
 * Makes the working state the published one, all documents or none. With `at` the state as it is now is published at that moment;
 * what is changed later stays a draft, and calling again takes the newer state, or another moment. Blocks that moved between documents
 * need both named for that, else 409.
 */
export const publishDocumentsCall = defineCall({
  id: 'publishDocuments',
  ...addresses.publishDocuments,
  body: z.object({ documents: documentsSchema, at: instantSchema.optional() }),
  answer: documentStatesSchema,
  access: 'publish',
});

/** Takes back what was to be published at a time. */
export const unscheduleDocumentsCall = defineCall({
  id: 'unscheduleDocuments',
  ...addresses.unscheduleDocuments,
  body: z.object({ documents: documentsSchema }),
  answer: documentStatesSchema,
  access: 'publish',
});

/**
 * Makes the published state the working one; blocks that moved between documents need both
 * named, else 409. What is planned is kept from accounts that may not publish: 403.
 */
export const discardDocumentsCall = defineCall({
  id: 'discardDocuments',
  ...addresses.discardDocuments,
  body: z.object({ documents: documentsSchema }),
  answer: documentStatesSchema,
  access,
});

/** A page goes offline; of anything else visitors see no block. The working state stays. */
export const unpublishDocumentsCall = defineCall({
  id: 'unpublishDocuments',
  ...addresses.unpublishDocuments,
  body: z.object({ documents: documentsSchema }),
  answer: documentStatesSchema,
  access: 'publish',
});
