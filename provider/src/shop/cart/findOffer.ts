import type { CartRequest } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../platform/context.ts';
import type { events, prices } from '../../platform/database/schema/index.ts';
import {
  isOnSale,
  type ProgrammeEntry,
  readProgramme,
  readTicketing,
  type SeatGroupRow,
  type StockEntry,
} from '../../programme/index.ts';
import { DEFAULT_MAX_TICKETS } from './defaultMaxTickets.ts';

/**
 * What a request to the cart asks for: one stock of one event,
 * and a price per quantity. How much of it is left is not in it.
 */
export interface Offer {
  event: typeof events.$inferSelect;
  production: Pick<ProgrammeEntry['production'], 'durationMinutes'>;
  stock: Pick<StockEntry, 'id' | 'seatGroupId' | 'blockId' | 'timeStart'>;
  prices: (typeof prices.$inferSelect)[];
}

/**
 * Finds what is asked for in the programme and price list that are kept in memory, so that no
 * lock waits for it. Throws `INVALID_BODY` that names the field which fits nothing on offer.
 */
export async function findOffer(context: ProviderContext, body: CartRequest): Promise<Offer> {
  const { byTicketId } = await readProgramme(context);
  const entry = byTicketId.get(body.event_jet_id);
  if (!entry) throw invalid('event_jet_id', 'no such event');
  const { event, production } = entry;
  const ticketing = (await readTicketing(context, [event.id]))(event.id);
  const seatGroupId = findSeatGroupId(ticketing.groups, body.seat_group);
  const stock = findStock(ticketing.stocks, seatGroupId, body);
  const own = ticketing.prices.map(({ price }) => price).filter((price) => price.seatGroupId === stock.seatGroupId);
  return { event, production, stock, prices: body.sale_type_ids.map((saleTypeId) => findPrice(own, saleTypeId, body)) };
}

/**
 * Tells whether what was found is sold at `now` (epoch
 * ms): its event is on sale, and its slot has not begun.
 */
export function isOfferOpen({ event, production, stock }: Offer, now: number): boolean {
  if (!isOnSale({ event, production }, now)) return false;
  return stock.timeStart === null || inHouseZone(`${event.day}T${stock.timeStart}`).toMillis() > now;
}

function findSeatGroupId(groups: readonly SeatGroupRow[], number: number | undefined): number | null {
  if (number === undefined) return null;
  const group = groups.find((candidate) => candidate.number === number);
  if (!group) throw invalid('seat_group', 'no such seat group');
  return group.id;
}

function findStock(
  stocks: readonly Offer['stock'][],
  seatGroupId: number | null,
  { block_id: blockId }: CartRequest,
): Offer['stock'] {
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

function findPrice(
  own: Offer['prices'],
  saleTypeId: number,
  { quantities, sale_type_ids: ids }: CartRequest,
): Offer['prices'][number] {
  const price = own.find((candidate) => candidate.saleTypeId === saleTypeId);
  if (!price) throw invalid('sale_type_ids', `sale type ${saleTypeId} is not offered here`);
  const wanted = quantities.reduce((total, quantity, index) => (ids[index] === saleTypeId ? total + quantity : total), 0);
  const most = price.maxQuantity ?? DEFAULT_MAX_TICKETS;
  if (wanted > most) throw invalid('quantities', `at most ${most} of one price`);
  return price;
}

function invalid(field: string, detail: string): SpielplanError {
  return new SpielplanError('INVALID_BODY', { field, detail });
}
