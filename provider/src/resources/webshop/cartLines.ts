import { and, asc, eq, gt } from 'drizzle-orm';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { ProviderContext } from '../../context.ts';
import { events, inventory, prices, productions, reservations, saleTypes, seatGroups } from '../../database/schema/index.ts';
import { toBerlinInstant } from '../events/presentEventSummary.ts';

/** Tickets of one kind that are held for a visitor. Instants carry Berlin's offset. */
export interface CartLine {
  title: string;
  start: string;
  priceName: string;
  group: string | null;
  quantity: number;
  cents: number;
  until: string;
}

/** What a cart holds now, in one language, in the order it was put there. */
export async function readCartLines({ db, clock }: ProviderContext, cartId: string | null, lang: Language): Promise<CartLine[]> {
  if (cartId === null) return [];
  const rows = await db
    .select({
      reservation: reservations,
      price: prices,
      saleType: saleTypes,
      event: events,
      production: productions,
      stock: inventory,
      group: seatGroups,
    })
    .from(reservations)
    .innerJoin(prices, eq(prices.id, reservations.priceId))
    .innerJoin(saleTypes, eq(saleTypes.id, prices.saleTypeId))
    .innerJoin(events, eq(events.id, prices.eventId))
    .innerJoin(productions, eq(productions.id, events.productionId))
    .innerJoin(inventory, eq(inventory.id, reservations.inventoryId))
    .leftJoin(seatGroups, eq(seatGroups.id, prices.seatGroupId))
    .where(and(eq(reservations.cartId, cartId), gt(reservations.expiresAt, new Date(clock.now()))))
    .orderBy(asc(reservations.id));
  return rows.map(({ reservation, price, saleType, event, production, stock, group }) => ({
    title: production.title[lang],
    start: stock.timeStart ? `${event.day}T${stock.timeStart}` : toBerlinInstant(event.dateStart),
    priceName: saleType.name[lang],
    group: group?.text[lang] ?? null,
    quantity: reservation.quantity,
    cents: price.cents,
    until: toBerlinInstant(reservation.expiresAt),
  }));
}
