import { z } from 'zod';
import { defineCall } from '../call.ts';
import { formNames } from '../callAddresses.ts';
import { idSchema } from '../common.ts';

/** The forms of the house, those that are offline as well, by name: what a block for a form chooses from. */
export const formNamesCall = defineCall({
  id: 'formNames',
  ...formNames,
  answer: z.array(
    z.object({
      id: idSchema,
      /** Of the other language where this one has none. */
      name: z.string(),
      /** False: visitors are shown nothing of it. */
      is_online: z.boolean(),
    }),
  ),
  access: 'editor',
});
