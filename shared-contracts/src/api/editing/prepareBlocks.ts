import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { problemSchema } from '../common.ts';

/** Most blocks and bytes of one call that prepares unsaved blocks. */
export const MAX_PREPARED_BLOCKS = 50;
export const MAX_PREPARED_BYTES = 1024 * 1024;

/** A block that is not saved; `key` is the editor's own name for it. */
export const unsavedBlockSchema = z.object({
  key: z.string().min(1).max(100),
  model: z.string().min(1).max(100),
  fields: z.record(z.string(), z.unknown()),
});
export type UnsavedBlock = z.infer<typeof unsavedBlockSchema>;

/** Its fields as saving would store and a page would carry them, or what is wrong with them. */
export const preparedBlockSchema = z.union([
  z.object({ key: z.string(), fields: z.record(z.string(), z.unknown()) }),
  z.object({ key: z.string(), problem: problemSchema }),
]);
export type PreparedBlock = z.infer<typeof preparedBlockSchema>;

/**
 * Validates and cleans unsaved blocks as saving does,
 * stores nothing, and answers in the order of the request.
 */
export const prepareBlocksCall = defineCall({
  id: 'prepareBlocks',
  ...addresses.prepareBlocks,
  body: z.object({ blocks: z.array(unsavedBlockSchema).min(1).max(MAX_PREPARED_BLOCKS) }),
  answer: z.object({ blocks: z.array(preparedBlockSchema) }),
  access: 'editor',
});
