import * as addresses from './callAddresses.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idSchema, instantSchema, languageQuerySchema, priceStringSchema } from './common.ts';

/**
 * A price of an event. `text` names it ("Vollpreis" is the base
 * price in seat-group mode), `name` is what visitors read.
 */
export const priceSchema = z.object({
  id: idSchema,
  price: priceStringSchema,
  sale_type_id: idSchema,
  seat_group: z.number().int().nullable(),
  text: z.string(),
  name: z.string(),
  has_discounts: z.boolean(),
  /** The most tickets of this price in one cart; the house limit where it is null. */
  max_quantity: z.number().int().positive().nullable().default(null),
  /** The cart takes this price although it is 0.00: a place that costs nothing is reserved. Without it free tickets are had at the box office. */
  is_reservable: z.boolean().optional(),
});
export type Price = z.infer<typeof priceSchema>;

/**
 * A slot of a timed ticket; `time_start` is wall time of
 * the house on the event's day, status 0 is sold out.
 */
export const timeslotSchema = z.object({
  id: idSchema,
  time_start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  status: z.number().int(),
  block_id: idSchema,
});
export type Timeslot = z.infer<typeof timeslotSchema>;

/** Seats that are sold alike; status 0 is sold out, 1 few left, 2 available. */
export const seatGroupSchema = z.object({
  id: idSchema,
  seat_group: z.number().int(),
  status: z.number().int(),
  text: z.string(),
  /** Whom these places are kept for: they are no part of what everybody can buy. */
  kept_for: z.enum(['wheelchair', 'companion']).optional(),
  prices: z.array(priceSchema),
  timeslots: z.array(timeslotSchema),
});
export type SeatGroup = z.infer<typeof seatGroupSchema>;

export const cartRequestSchema = z
  .object({
    quantities: z.array(z.number().int().min(1).max(50)).min(1).max(20),
    event_jet_id: idSchema,
    sale_type_ids: z.array(idSchema).min(1).max(20),
    seat_group: z.number().int().optional(),
    block_id: idSchema.optional(),
  })
  .refine((body) => body.quantities.length === body.sale_type_ids.length, {
    path: ['quantities'],
    message: 'quantities and sale_type_ids must be of equal length',
  });
export type CartRequest = z.infer<typeof cartRequestSchema>;

/** One line of the cart: tickets of one price, held until the cart's deadline. */
export const cartItemSchema = z.object({
  id: idSchema,
  event_jet_id: idSchema,
  /**
   * What was asked for, where the ticket system tells: so
   * the same can be reserved again after it has run out.
   */
  sale_type_id: idSchema.optional(),
  seat_group: z.number().int().nullable().optional(),
  block_id: idSchema.nullable().optional(),
  /** In the language of the call. */
  title: z.string(),
  price_name: z.string(),
  quantity: z.number().int().positive(),
  price: priceStringSchema,
  /** When the visitor is expected: the event's beginning, or the timeslot's. */
  date_start: instantSchema.optional(),
  seat_group_name: z.string().nullable().optional(),
  /** Where places are numbered: each seat with its row's name in the language of the call. */
  seats: z.array(z.object({ row: z.string(), number: z.number().int().positive() })).optional(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/**
 * `reserved_until` and `server_time` let every tab count
 * down to one deadline of the server's clock (R33).
 */
export const cartAnswerSchema = z.object({
  tickets_quantity: z.number().int().nonnegative(),
  cart_url: z.string(),
  reserved_until: instantSchema.nullable().optional(),
  server_time: instantSchema.optional(),
  /** What is held, where the ticket system tells. */
  items: z.array(cartItemSchema).optional(),
  /** Whether `renewCart` would give more time; where it is missing, no renewal is offered. */
  is_renewable: z.boolean().optional(),
  /** The cart is empty because all it held has run out: nobody bought it or gave it back. */
  has_expired: z.boolean().optional(),
});
export type CartAnswer = z.infer<typeof cartAnswerSchema>;

/**
 * A refusal of the ticket system. It may arrive with any
 * HTTP status, 200 included, and is a failure in each (R29).
 */
export const cartRefusalSchema = z.object({ response_code: z.unknown(), detail: z.string().optional() });

/**
 * Adds tickets. With the header `Idempotency-Key` the
 * same request is held once, however often it arrives.
 */
export const addToCartCall = defineCall({
  id: 'addToCart',
  ...addresses.addToCart,
  query: languageQuerySchema,
  body: cartRequestSchema,
  answer: cartAnswerSchema,
});
/** Reads the cart of the cookie; also hands out the `csrftoken` cookie on a first visit (R34). */
export const readCartCall = defineCall({
  id: 'readCart',
  ...addresses.readCart,
  query: languageQuerySchema,
  answer: cartAnswerSchema,
  isPersonal: true,
});
/**
 * Holds all of the cart again, as far as the house allows it. Refused
 * where there is nothing to hold (-204) or no more time (-130).
 */
export const renewCartCall = defineCall({
  id: 'renewCart',
  ...addresses.renewCart,
  query: languageQuerySchema,
  answer: cartAnswerSchema,
});
/** Gives back everything the cart holds. */
export const emptyCartCall = defineCall({
  id: 'emptyCart',
  ...addresses.emptyCart,
  query: languageQuerySchema,
  answer: cartAnswerSchema,
});
/** Gives back one line of the cart. */
export const releaseCartItemCall = defineCall({
  id: 'releaseCartItem',
  ...addresses.releaseCartItem,
  query: languageQuerySchema,
  answer: cartAnswerSchema,
});
