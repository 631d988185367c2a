import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, instantSchema, pagedOf, queryIdSchema, storedIdSchema } from '../common.ts';
import { editedDocumentSchema } from './blocks.ts';
import { documentQuerySchema, documentRefSchema } from './documents.ts';
import { editedBlockSchema } from './editedBlock.ts';

const access = 'editor';
const nameSchema = z.string().trim().min(1).max(200);
const revision = z.number().int().nonnegative().optional();

/**
 * A stored state of a document. `first` is the one before all changes, `automatic` rolls on while
 * one editor works and rests no longer than half an hour, `published` was made by publishing,
 * `named` by an editor.
 */
export const documentVersionSchema = documentRefSchema.extend({
  id: idSchema,
  kind: z.enum(['first', 'automatic', 'published', 'named']),
  /** What an editor called it; null of the others. */
  name: z.string().nullable(),
  created: instantSchema,
  /** When it last took a change in. */
  changed: instantSchema,
  username: z.string(),
  /** What was changed last, in a few words. */
  summary: z.string(),
  /** The page's address with this version; null where the document is no page. */
  url: z.string().nullable(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

/** Newest first. */
export const documentVersionsCall = defineCall({
  id: 'documentVersions',
  ...addresses.documentVersions,
  query: documentQuerySchema.extend({ page: queryIdSchema.optional() }),
  answer: pagedOf(documentVersionSchema),
  access,
});

/** A version with the blocks of its time, in the language of the call. */
export const documentVersionCall = defineCall({
  id: 'documentVersion',
  ...addresses.documentVersion,
  answer: z.object({ version: documentVersionSchema, blocks: z.array(editedBlockSchema) }),
  access,
});

/** Keeps the working state under a name. */
export const nameDocumentVersionCall = defineCall({
  id: 'nameDocumentVersion',
  ...addresses.nameDocumentVersion,
  body: documentRefSchema.extend({ name: nameSchema }),
  answer: documentVersionSchema,
  access,
  status: 201,
});

/**
 * Makes a version the working state again, or with
 * `block` that block of it alone, with what stood in it.
 */
export const restoreDocumentVersionCall = defineCall({
  id: 'restoreDocumentVersion',
  ...addresses.restoreDocumentVersion,
  body: z.object({ revision, block: storedIdSchema.optional() }).default({}),
  answer: editedDocumentSchema,
  access,
});
