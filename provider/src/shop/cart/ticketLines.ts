import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Localised } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import {
  events,
  inventory,
  orderLines,
  orders,
  prices,
  productions,
  reservations,
  saleTypes,
  seatGroups,
  seatRows,
  seats,
} from '../../platform/database/schema/index.ts';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { activeReservations } from './cartState.ts';

/** Tickets of one price that were put in together: held for a visitor, or bought. */
export interface TicketLine {
  id: number;
  event: typeof events.$inferSelect;
  production: typeof productions.$inferSelect;
  /** When the visitor is expected, with the house's offset: the event's beginning or the slot's. */
  start: string;
  priceName: Localised;
  saleTypeId: number;
  groupNumber: number | null;
  blockId: number | null;
  group: Localised | null;
  quantity: number;
  /** Of one ticket. */
  cents: number;
  /** Numbered seats, in order; none where places have no numbers. */
  seats: readonly { row: Localised; number: number }[];
}

/** A line that ends by itself. */
export interface HeldLine extends TicketLine {
  /** Epoch ms. */
  until: number;
}

type Reader = Pick<Db, 'select'>;
/** What a line is read with, whether it is held or bought. */
const TICKET = { event: events, production: productions, stock: inventory, saleType: saleTypes, group: seatGroups };
interface LineRow {
  line: { id: number; quantity: number };
  cents: number;
  event: typeof events.$inferSelect;
  production: typeof productions.$inferSelect;
  stock: typeof inventory.$inferSelect;
  saleType: typeof saleTypes.$inferSelect;
  group: typeof seatGroups.$inferSelect | null;
}

/** What a cart holds now, in the order it was put there. */
export async function readCartLines({ db, clock }: ProviderContext, cartId: string | null): Promise<HeldLine[]> {
  if (cartId === null) return [];
  const rows = await db
    .select({
      line: reservations,
      cents: prices.cents,
      ...TICKET,
    })
    .from(reservations)
    .innerJoin(prices, eq(prices.id, reservations.priceId))
    .innerJoin(saleTypes, eq(saleTypes.id, prices.saleTypeId))
    .innerJoin(events, eq(events.id, prices.eventId))
    .innerJoin(productions, eq(productions.id, events.productionId))
    .innerJoin(inventory, eq(inventory.id, reservations.inventoryId))
    .leftJoin(seatGroups, eq(seatGroups.id, prices.seatGroupId))
    .where(activeReservations(cartId, clock.now()))
    .orderBy(asc(reservations.id));
  const ids = rows.map(({ line }) => line.id);
  const seatsOf = await readSeats(db, inArray(seats.reservationId, ids), ids.length);
  return rows.map((row) => ({ ...present(row, seatsOf(row.line.id)), until: row.line.expiresAt.getTime() }));
}

/** What was bought with these orders, in the order of buying. */
export async function readOrderLines(db: Reader, orderIds: readonly number[]): Promise<(TicketLine & { orderId: number })[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select({
      line: orderLines,
      cents: orderLines.cents,
      ...TICKET,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(prices, eq(prices.id, orderLines.priceId))
    .innerJoin(saleTypes, eq(saleTypes.id, prices.saleTypeId))
    .innerJoin(events, eq(events.id, prices.eventId))
    .innerJoin(productions, eq(productions.id, events.productionId))
    .innerJoin(inventory, eq(inventory.id, orderLines.inventoryId))
    .leftJoin(seatGroups, eq(seatGroups.id, prices.seatGroupId))
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orderLines.id));
  const ids = rows.map(({ line }) => line.id);
  const seatsOf = await readSeats(db, inArray(seats.orderLineId, ids), ids.length);
  return rows.map((row) => ({ ...present(row, seatsOf(row.line.id)), orderId: row.line.orderId }));
}

/** The seats of lines, by the id of the line. */
async function readSeats(db: Reader, ofLines: SQL, lines: number): Promise<(id: number) => TicketLine['seats']> {
  if (lines === 0) return () => [];
  const rows = await db
    .select({ seat: seats, label: seatRows.label })
    .from(seats)
    .innerJoin(seatRows, and(eq(seatRows.inventoryId, seats.inventoryId), eq(seatRows.position, seats.rowPosition)))
    .where(ofLines)
    .orderBy(asc(seats.rowPosition), asc(seats.number));
  const byLine = Map.groupBy(rows, ({ seat }) => seat.reservationId ?? seat.orderLineId);
  return (id) => (byLine.get(id) ?? []).map(({ seat, label }) => ({ row: label, number: seat.number }));
}

function present({ line, cents, event, production, stock, saleType, group }: LineRow, own: TicketLine['seats']): TicketLine {
  return {
    id: line.id,
    event,
    production,
    start: toHouseInstant(stock.timeStart ? inHouseZone(`${event.day}T${stock.timeStart}`).toJSDate() : event.dateStart),
    priceName: saleType.name,
    saleTypeId: saleType.id,
    groupNumber: group?.number ?? null,
    blockId: stock.blockId,
    group: group?.text ?? null,
    quantity: line.quantity,
    cents,
    seats: own,
  };
}
