import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { inventory, prices, saleTypes, seatGroups, seatRows } from '../platform/database/schema/index.ts';
import { DEFAULT_MAX_TICKETS } from '../shop/index.ts';
import { type PlanGroup, PRICE_PLANS, type PricePlan, SALE_TYPES } from './content/pricePlans.ts';
import { PRODUCTIONS } from './content/productions/index.ts';
import type { SeedEvent } from './eventRows.ts';
import { between, createRandom, type Random } from '../platform/random.ts';
import { buildSeatRows } from './seatRows.ts';

export interface TicketRows {
  saleTypes: (typeof saleTypes.$inferInsert)[];
  seatGroups: (typeof seatGroups.$inferInsert)[];
  inventory: (typeof inventory.$inferInsert)[];
  prices: (typeof prices.$inferInsert)[];
  seatRows: (typeof seatRows.$inferInsert)[];
}

type Demand = 'sold-out' | 'few' | 'normal';

/**
 * What every event sells and how much of it is gone: one in nine is sold out, one in nine nearly so.
 */
export function buildTickets(events: readonly SeedEvent[], today: IsoDay): TicketRows {
  const random = createRandom(`tickets ${today}`);
  const rows: TicketRows = {
    saleTypes: SALE_TYPES.map(({ text, name }, index) => ({ id: index + 1, text, name, position: index + 1 })),
    seatGroups: [],
    inventory: [],
    prices: [],
    seatRows: [],
  };
  events.forEach((event, index) => {
    const plan = planOf(event);
    const demand = demandOf(index);
    plan.groups.forEach((group, position) => {
      if (!group.keptFor) addGroup(rows, event, group, position + 1, demand, random);
    });
  });
  // Behind all others and drawn by themselves, so that what else is sold stays as it is.
  const ofKept = createRandom(`kept places ${today}`);
  for (const [index, event] of events.entries()) {
    const plan = planOf(event);
    plan.groups.forEach((group, position) => {
      if (group.keptFor) addGroup(rows, event, group, position + 1, demandOf(index), ofKept);
    });
  }
  return rows;
}

function planOf({ productionId }: SeedEvent): PricePlan {
  return PRICE_PLANS[PRODUCTIONS.find(({ id }) => id === productionId)?.family.plan ?? 'free'];
}

function demandOf(index: number): Demand {
  return index % 9 === 4 ? 'sold-out' : index % 9 === 7 ? 'few' : 'normal';
}

function addGroup(rows: TicketRows, event: SeedEvent, group: PlanGroup, number: number, demand: Demand, random: Random): void {
  const seatGroupId = event.ticketMode === 'simple' ? null : rows.seatGroups.length + 1;
  if (seatGroupId !== null)
    rows.seatGroups.push({ id: seatGroupId, eventId: event.id, number, text: group.text, keptFor: group.keptFor ?? null });

  const slots = event.ticketMode === 'timeslots' ? slotsOf(event) : [null];
  for (const timeStart of slots) {
    const id = rows.inventory.length + 1;
    const sold = group.capacity - freePlaces(group.capacity, demand, random);
    const blockId = timeStart === null ? null : 500_000 + id;
    rows.inventory.push({ id, eventId: event.id, seatGroupId, blockId, timeStart, capacity: group.capacity, sold });
    rows.seatRows.push(...buildSeatRows(id, group, sold, demand === 'few' && number > 1));
  }

  SALE_TYPES.forEach(({ key }, index) => {
    const cents = group.cents[key];
    if (cents === undefined) return;
    rows.prices.push({
      id: rows.prices.length + 1,
      eventId: event.id,
      seatGroupId,
      saleTypeId: index + 1,
      cents,
      maxQuantity: DEFAULT_MAX_TICKETS,
    });
  });
}

/** Timed tickets let visitors in on the hour, from opening until an hour before closing. */
function slotsOf({ dateStart, dateEnd }: SeedEvent): string[] {
  const opens = inHouseZone(dateStart.toISOString()).hour;
  const closes = dateEnd ? inHouseZone(dateEnd.toISOString()).hour : opens + 1;
  return Array.from({ length: closes - opens }, (_, index) => `${String(opens + index).padStart(2, '0')}:00:00`);
}

function freePlaces(capacity: number, demand: Demand, random: Random): number {
  if (demand === 'sold-out') return 0;
  if (demand === 'few') return between(random, 1, Math.max(1, Math.floor(capacity * 0.06)));
  // Now and then one part of the house is gone while the rest is not.
  return random() < 0.1 ? 0 : between(random, Math.ceil(capacity * 0.25), capacity);
}
