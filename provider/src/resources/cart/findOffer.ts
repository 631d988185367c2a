import { eq } from 'drizzle-orm';
import type { CartRequest } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Db } from '../../database/connect.ts';
import { events, inventory, prices, seatGroups } from '../../database/schema/index.ts';

/** What a request to the cart asks for, found in the database: one stock of one event, and a price per quantity. */
export interface Offer {
  event: typeof events.$inferSelect;
  stock: typeof inventory.$inferSelect;
  prices: (typeof prices.$inferSelect)[];
}

/** Of PostgreSQL's `integer`; a larger one would be an error of the database. */
const LARGEST_ID = 2_147_483_647;

type Reader = Pick<Db, 'select'>;

/** Finds what is asked for. Throws `INVALID_BODY` that names the field which fits nothing on offer. */
export async function findOffer(db: Reader, body: CartRequest): Promise<Offer> {
  if (body.event_jet_id > LARGEST_ID) throw invalid('event_jet_id', 'no such event');
  const [event] = await db.select().from(events).where(eq(events.idJet, body.event_jet_id));
  if (!event) throw invalid('event_jet_id', 'no such event');
  const seatGroupId = await findSeatGroupId(db, event.id, body.seat_group);
  const stocks = await db.select().from(inventory).where(eq(inventory.eventId, event.id));
  const stock = findStock(stocks, seatGroupId, body);
  const all = await db.select().from(prices).where(eq(prices.eventId, event.id));
  const own = all.filter((price) => price.seatGroupId === stock.seatGroupId);
  const wantedOf = (saleTypeId: number) =>
    body.quantities.reduce((total, quantity, index) => (body.sale_type_ids[index] === saleTypeId ? total + quantity : total), 0);
  const chosen = body.sale_type_ids.map((saleTypeId) => {
    const price = own.find((candidate) => candidate.saleTypeId === saleTypeId);
    if (!price) throw invalid('sale_type_ids', `sale type ${saleTypeId} is not offered here`);
    if (price.cents === 0) throw invalid('sale_type_ids', 'free tickets are not sold here');
    if (price.maxQuantity !== null && wantedOf(saleTypeId) > price.maxQuantity) {
      throw invalid('quantities', `at most ${price.maxQuantity} of one price`);
    }
    return price;
  });
  return { event, stock, prices: chosen };
}

async function findSeatGroupId(db: Reader, eventId: number, number: number | undefined): Promise<number | null> {
  if (number === undefined) return null;
  const groups = await db.select().from(seatGroups).where(eq(seatGroups.eventId, eventId));
  const group = groups.find((candidate) => candidate.number === number);
  if (!group) throw invalid('seat_group', 'no such seat group');
  return group.id;
}

function findStock(stocks: Offer['stock'][], seatGroupId: number | null, { block_id: blockId }: CartRequest): Offer['stock'] {
  const isTimed = stocks.some((stock) => stock.blockId !== null);
  if (isTimed && blockId === undefined) throw invalid('block_id', 'a timeslot is needed');
  if (!isTimed && blockId !== undefined) throw invalid('block_id', 'this event has no timeslots');
  const isGrouped = !isTimed && stocks.some((stock) => stock.seatGroupId !== null);
  if (isGrouped && seatGroupId === null) throw invalid('seat_group', 'a seat group is needed');
  const stock = stocks.find(
    (candidate) =>
      (blockId === undefined || candidate.blockId === blockId) && (seatGroupId === null || candidate.seatGroupId === seatGroupId),
  );
  if (!stock) throw invalid(blockId === undefined ? 'event_jet_id' : 'block_id', 'nothing is sold there');
  return stock;
}

function invalid(field: string, detail: string): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field, detail });
}
