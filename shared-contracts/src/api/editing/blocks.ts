import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, problemSchema, storedIdSchema } from '../common.ts';
import { blockPlaceSchema, editedBlockSchema, subtreeSchema } from './editedBlock.ts';
import { documentQuerySchema, documentStateSchema } from './documents.ts';

const access = 'editor';
const revisionSchema = z.number().int().nonnegative();

/** The working state of a document and all its blocks as a tree. */
export const editedDocumentSchema = z.object({ document: documentStateSchema, blocks: z.array(editedBlockSchema) });
export type EditedDocument = z.infer<typeof editedDocumentSchema>;

/** Blocks of the calls without a kind, as they are now. It comes with 409 and 412. */
export const blockConflictSchema = problemSchema.extend({ current: editedBlockSchema });

export const documentBlocksCall = defineCall({
  id: 'documentBlocks',
  ...addresses.documentBlocks,
  query: documentQuerySchema,
  answer: editedDocumentSchema,
  access,
});

/** One block of any kind, also of one nobody knows, and all that is needed to bring it back. */
export const readBlockCall = defineCall({
  id: 'readBlock',
  ...addresses.readBlock,
  answer: z.object({ block: editedBlockSchema, subtree: subtreeSchema }),
  access,
});

/** Moves a block with everything in it, also to another document where one is named. */
export const moveBlockCall = defineCall({
  id: 'moveBlock',
  ...addresses.moveBlock,
  body: blockPlaceSchema.partial({ content_type: true, object_id: true }).extend({ revision: revisionSchema.optional() }),
  answer: editedBlockSchema,
  access,
});

/**
 * Says of a block in the language of the path that its words are
 * its own and fit the other one's as they are now, or that they do not.
 */
export const markTranslatedCall = defineCall({
  id: 'markTranslated',
  ...addresses.markTranslated,
  body: z.object({ translated: z.boolean(), revision: revisionSchema.optional() }),
  answer: editedBlockSchema,
  access,
});

/**
 * Removes a block with everything in it and answers what brings it back. With the `seal` of a subtree that was read before, it
 * is refused with 409 where anything in the block is another by now: `revision` tells of the block itself alone.
 */
export const removeBlockCall = defineCall({
  id: 'removeBlock',
  ...addresses.removeBlock,
  query: z.object({ revision: z.coerce.number().int().nonnegative().optional(), seal: z.string().max(500).optional() }),
  answer: z.object({ id: idSchema, subtree: subtreeSchema }),
  access,
});

/**
 * Brings a removed block back with its ids, slugs and both
 * languages; 409 with the block where an id or slug is there again.
 */
export const restoreBlocksCall = defineCall({
  id: 'restoreBlocks',
  ...addresses.restoreBlocks,
  body: blockPlaceSchema.extend({ subtree: subtreeSchema }),
  answer: editedBlockSchema,
  access,
  status: 201,
});

/**
 * Puts a copy of a block with everything in it to a place: new ids and slugs, both languages. `id` or
 * `subtree` says of what. With a `slug` for the block itself a lost answer can be told: 409 with the
 * block that has it.
 */
export const copyBlocksCall = defineCall({
  id: 'copyBlocks',
  ...addresses.copyBlocks,
  body: blockPlaceSchema.extend({
    id: storedIdSchema.optional(),
    subtree: subtreeSchema.optional(),
    slug: z.string().min(1).max(200).optional(),
  }),
  answer: editedBlockSchema,
  access,
  status: 201,
});
