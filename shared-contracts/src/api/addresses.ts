import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { instantSchema, pagedOf, pathSchema, queryIdSchema } from './common.ts';

/** What has a public address of its own, in the order a sitemap names it. */
export const ADDRESS_KINDS = ['page', 'event', 'production', 'article', 'person', 'venue', 'series'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/**
 * One thing's paths in the languages it exists in,
 * and when it last changed, where the provider knows.
 */
export const addressSchema = z.object({
  urls: z.object({ de: pathSchema.optional(), en: pathSchema.optional() }),
  modified: instantSchema.nullable(),
  /** A page in easy language (R73), left out elsewhere. */
  is_easy: z.literal(true).optional(),
});
export type Address = z.infer<typeof addressSchema>;

/**
 * Every public address of one kind, for sitemaps: nothing that is offline, no event that is over, no
 * production without a date to come. The page size is the provider's, 1000 at most. A provider that
 * does not know the call answers 404.
 */
export const addressesCall = defineCall({
  id: 'addresses',
  ...addresses.addresses,
  query: z.object({ kind: z.enum(ADDRESS_KINDS), page: queryIdSchema.optional() }),
  answer: pagedOf(addressSchema),
  caching: { fresh: 300, stale: 86_400 },
});
