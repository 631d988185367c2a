import { bigint, integer, pgTable, primaryKey, text, time, timestamp } from 'drizzle-orm/pg-core';
import type { SeatGroup } from '@spielplan/shared-contracts/api';
import { localised } from './localised.ts';

export const saleTypes = pgTable('sale_types', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  text: text('text').notNull(),
  name: localised('name').notNull(),
  position: integer('position').notNull(),
});

export const seatGroups = pgTable('seat_groups', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  eventId: integer('event_id').notNull(),
  number: integer('number').notNull(),
  text: localised('text').notNull(),
  /** Whom its places are kept for; null for everybody. */
  keptFor: text('kept_for').$type<SeatGroup['kept_for']>(),
});

/**
 * What can be sold: the seats of a seat group, the places
 * of a timeslot (block), or the places of a whole event.
 */
export const inventory = pgTable('inventory', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  eventId: integer('event_id').notNull(),
  seatGroupId: integer('seat_group_id'),
  blockId: integer('block_id'),
  timeStart: time('time_start'),
  capacity: integer('capacity').notNull(),
  sold: integer('sold').notNull(),
});

export const prices = pgTable('prices', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  eventId: integer('event_id').notNull(),
  seatGroupId: integer('seat_group_id'),
  saleTypeId: integer('sale_type_id').notNull(),
  cents: integer('cents').notNull(),
  maxQuantity: integer('max_quantity'),
});

export const carts = pgTable('carts', {
  /** The hash of the visitor's cookie. */
  id: text('id').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When it was last put to use. */
  touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
  /**
   * Since when it has held something without a break. Null once
   * everything was given back or bought, not when it ran out.
   */
  heldSince: timestamp('held_since', { withTimezone: true }),
});

/** Held places; a row counts only while `expiresAt` lies in the future. */
export const reservations = pgTable('reservations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  cartId: text('cart_id').notNull(),
  inventoryId: integer('inventory_id').notNull(),
  priceId: integer('price_id').notNull(),
  quantity: integer('quantity').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  /** Names the request it came from, where the visitor's browser named it (`Idempotency-Key`). */
  requestKey: text('request_key'),
  /** Whose network holds it, under a name that does not tell it; null where nobody counts. */
  network: text('network'),
});

/**
 * Numbered places: the rows of a stock from the front
 * (position 1) to the back, each with seats from 1 to `seats`.
 */
export const seatRows = pgTable(
  'seat_rows',
  {
    inventoryId: integer('inventory_id').notNull(),
    position: integer('position').notNull(),
    /** "Reihe 4", "Loge 2". */
    label: localised('label').notNull(),
    seats: integer('seats').notNull(),
    /** Seats that were sold over the counter before. */
    gone: integer('gone').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.inventoryId, table.position] })],
);

/**
 * A numbered seat that is held (`reservationId`) or was
 * sold here (`orderLineId`): never both, and no seat twice.
 */
export const seats = pgTable(
  'seats',
  {
    inventoryId: integer('inventory_id').notNull(),
    rowPosition: integer('row_position').notNull(),
    number: integer('number').notNull(),
    reservationId: bigint('reservation_id', { mode: 'number' }),
    orderLineId: bigint('order_line_id', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.inventoryId, table.rowPosition, table.number] })],
);

/** What was bought in the practice shop. */
export const orders = pgTable('orders', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The hash of the buyer's cookie: that browser may see the order, and the account that paid it. */
  cartId: text('cart_id').notNull(),
  accountId: integer('account_id'),
  paymentKey: text('payment_key').notNull(),
  totalCents: integer('total_cents').notNull(),
  orderedAt: timestamp('ordered_at', { withTimezone: true }).notNull(),
});

export const orderLines = pgTable('order_lines', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id').notNull(),
  inventoryId: integer('inventory_id').notNull(),
  priceId: integer('price_id').notNull(),
  quantity: integer('quantity').notNull(),
  cents: integer('cents').notNull(),
});

/** What the box office has set for one event; null is the house's own limit. */
export const eventHoldLimits = pgTable('event_hold_limits', {
  eventId: integer('event_id').primaryKey(),
  perVisitor: integer('per_visitor'),
  networkPercent: integer('network_percent'),
});

/** What a network bought within the last minute; `network` hides its address. */
export const networkPurchases = pgTable('network_purchases', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  eventId: integer('event_id').notNull(),
  network: text('network').notNull(),
  quantity: integer('quantity').notNull(),
  boughtAt: timestamp('bought_at', { withTimezone: true }).notNull(),
});
