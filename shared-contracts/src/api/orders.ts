import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, instantSchema, languageQuerySchema, pagedOf, priceStringSchema, queryIdSchema } from './common.ts';

/** What was bought at once, as its account may see it. */
export const orderSchema = z.object({
  id: idSchema,
  /** What the buyer is told it is called, such as `KA-100017`. */
  number: z.string().min(1),
  ordered_at: instantSchema,
  total: priceStringSchema,
  /** Where the shop shows its tickets; null where it does not. */
  url: z.string().nullable(),
  items: z.array(
    z.object({
      /** In the language of the call. */
      title: z.string(),
      /** When the visitor is expected; null where that is not known. */
      date_start: instantSchema.nullable(),
      quantity: z.number().int().positive(),
    }),
  ),
});
export type Order = z.infer<typeof orderSchema>;

/** The orders of the account that asks, the newest first. A provider that knows none of them answers 404. */
export const ordersCall = defineCall({
  id: 'orders',
  ...addresses.orders,
  query: languageQuerySchema.extend({
    page: queryIdSchema.optional(),
    page_size: queryIdSchema.max(50).optional(),
  }),
  answer: pagedOf(orderSchema),
  access: 'account',
  isPersonal: true,
});
