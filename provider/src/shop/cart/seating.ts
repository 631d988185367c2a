import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { seatRows, seats } from '../../platform/database/schema/index.ts';
import { chooseSeats, type FreeRow, type SeatBlock } from './chooseSeats.ts';

/**
 * What a stock has for a request: a block of numbered
 * seats, places without numbers, or nothing that fits.
 */
export type Seating = { kind: 'numbered'; block: SeatBlock } | { kind: 'unnumbered' } | { kind: 'full' };

/** Finds `count` connected seats in the rows of a stock. */
export function findSeating(rows: readonly FreeRow[], count: number): Seating {
  if (rows.length === 0) return { kind: 'unnumbered' };
  const block = chooseSeats(rows, count);
  return block ? { kind: 'numbered', block } : { kind: 'full' };
}

/**
 * The rows of a numbered stock, front first, with the seats that are sold or held; none for a stock without
 * numbers. The caller holds the stock's lock; seats of reservations that have expired are taken until they are cleared.
 */
export async function readFreeRows(tx: Pick<Db, 'select'>, inventoryId: number): Promise<FreeRow[]> {
  const ofStock = tx.select().from(seatRows).where(eq(seatRows.inventoryId, inventoryId)).orderBy(asc(seatRows.position));
  // By row: of a hall with thousands of seats a row each is what counts.
  const ofSeats = tx
    .select({ position: seats.rowPosition, numbers: sql<number[]>`array_agg(${seats.number})` })
    .from(seats)
    .where(eq(seats.inventoryId, inventoryId))
    .groupBy(seats.rowPosition);
  const [rows, taken] = await Promise.all([ofStock, ofSeats]);
  const takenIn = new Map(taken.map(({ position, numbers }) => [position, numbers]));
  return rows.map(({ position, seats: length, gone }) => ({
    position,
    seats: length,
    taken: new Set([...gone, ...(takenIn.get(position) ?? [])]),
  }));
}

/**
 * Gives the seats of a block to reservations, from its low end on, each as many as it has tickets.
 */
export async function takeSeats(
  tx: Pick<Db, 'insert'>,
  inventoryId: number,
  { position, first }: SeatBlock,
  lines: readonly { id: number; quantity: number }[],
): Promise<void> {
  const owners = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  await tx
    .insert(seats)
    .values(owners.map((reservationId, index) => ({ inventoryId, rowPosition: position, number: first + index, reservationId })));
}

/**
 * Frees the last `count` seats of a reservation, so that the ones
 * it keeps stay beside each other. Unnumbered ones have none.
 */
export async function freeLastSeats(tx: Pick<Db, 'select' | 'delete'>, reservationId: number, count: number): Promise<void> {
  const own = await tx.select().from(seats).where(eq(seats.reservationId, reservationId)).orderBy(asc(seats.number));
  const last = own.slice(-count).map(({ number }) => number);
  if (last.length === 0) return;
  const isOwn = eq(seats.reservationId, reservationId);
  await tx.delete(seats).where(and(isOwn, inArray(seats.number, last)));
}
