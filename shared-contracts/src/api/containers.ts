import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { editQuery } from './common.ts';
import { pageBlockSchema } from './pages.ts';

/**
 * The section with this slug and everything in it; 404 where it has not been created yet, and to
 * visitors where its page is offline. To visitors it may carry `valid_until`, as a page does.
 */
export const containerBySlugCall = defineCall({
  id: 'containerBySlug',
  ...addresses.containerBySlug,
  topics: ['pages'],
  query: z.object(editQuery),
  answer: pageBlockSchema,
  caching: { fresh: 30, stale: 86_400, missing: 30 },
});
