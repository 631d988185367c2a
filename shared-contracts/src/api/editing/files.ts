import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { mediaFileSchema } from '../blocks/blockFields.ts';

/** Files that an editor can link to: what editors uploaded and a page uses, by the words of its name, the newest first. */
export const searchFilesCall = defineCall({
  id: 'searchFiles',
  ...addresses.searchFiles,
  query: z.object({ query: z.string().trim().min(1).max(200) }),
  answer: z.object({ results: z.array(mediaFileSchema).max(20) }),
  access: 'editor',
});
