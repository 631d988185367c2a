import * as addresses from '../callAddresses.ts';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, pathSchema } from '../common.ts';

/**
 * Pages and stories that an editor can link to, by words of their titles and addresses in either language, those
 * that visitors do not see as well: the search of the site knows only what is shown.
 */
export const linkTargetsCall = defineCall({
  id: 'linkTargets',
  ...addresses.linkTargets,
  query: z.object({ query: z.string().trim().min(1).max(200) }),
  answer: z.object({
    results: z
      .array(
        z.object({
          kind: z.enum(['page', 'article']),
          id: idSchema,
          /** As editors have it; of the other language where this one has none. */
          title: z.string(),
          link: pathSchema,
          /** False: offline, or not published yet. */
          is_online: z.boolean(),
        }),
      )
      .max(20),
  }),
  access: 'editor',
});
