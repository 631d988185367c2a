import { bigint, integer, pgTable, text, time, timestamp } from 'drizzle-orm/pg-core';
import { localised } from './localised.ts';

export const saleTypes = pgTable('sale_types', {
  id: integer('id').primaryKey(),
  text: text('text').notNull(),
  name: localised('name').notNull(),
  position: integer('position').notNull(),
});

export const seatGroups = pgTable('seat_groups', {
  id: integer('id').primaryKey(),
  eventId: integer('event_id').notNull(),
  number: integer('number').notNull(),
  text: localised('text').notNull(),
});

/** What can be sold: the seats of a seat group, the places of a timeslot (block), or the places of a whole event. */
export const inventory = pgTable('inventory', {
  id: integer('id').primaryKey(),
  eventId: integer('event_id').notNull(),
  seatGroupId: integer('seat_group_id'),
  blockId: integer('block_id'),
  timeStart: time('time_start'),
  capacity: integer('capacity').notNull(),
  sold: integer('sold').notNull(),
});

export const prices = pgTable('prices', {
  id: integer('id').primaryKey(),
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
});

/** Held places; a row counts only while `expiresAt` lies in the future. */
export const reservations = pgTable('reservations', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  cartId: text('cart_id').notNull(),
  inventoryId: integer('inventory_id').notNull(),
  priceId: integer('price_id').notNull(),
  quantity: integer('quantity').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
