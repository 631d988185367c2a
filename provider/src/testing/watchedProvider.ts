import { asc, eq, gt } from 'drizzle-orm';
import { parseConfiguration } from '../platform/configuration/configuration.ts';
import { inventory, prices, reservations, seatGroups } from '../platform/database/schema/index.ts';
import { startTestProvider } from './testProvider.ts';
import { addTicketedEvent, addTimedEvent } from './ticketedEvent.ts';

// A real provider for tests of other packages, over HTTP. What HTTP does not tell, they ask the
// process (`child_process.fork`): events of their own, the clock, the table of reservations.

/** What the parent process may ask. */
export type Asked =
  | { id: number; ask: 'events' }
  | { id: number; ask: 'rows' }
  | { id: number; ask: 'forward'; minutes: number }
  | { id: number; ask: 'stop' };

/** An active reservation, as it stands in the table. */
export interface ReservationLine {
  eventId: number;
  cart: string;
  group: number | null;
  block: number | null;
  saleType: number;
  quantity: number;
}

/** Whether editors work with drafts is for the parent to say. */
const { publishing } = parseConfiguration({ PUBLISHING: process.env.PUBLISHING });
const provider = await startTestProvider({ publishing });
const { db } = provider.context;

async function readRows(): Promise<ReservationLine[]> {
  return db
    .select({
      eventId: inventory.eventId,
      cart: reservations.cartId,
      group: seatGroups.number,
      block: inventory.blockId,
      saleType: prices.saleTypeId,
      quantity: reservations.quantity,
    })
    .from(reservations)
    .innerJoin(inventory, eq(inventory.id, reservations.inventoryId))
    .leftJoin(seatGroups, eq(seatGroups.id, inventory.seatGroupId))
    .innerJoin(prices, eq(prices.id, reservations.priceId))
    .where(gt(reservations.expiresAt, new Date(provider.clock.now())))
    .orderBy(asc(reservations.id));
}

async function answer(asked: Asked): Promise<unknown> {
  switch (asked.ask) {
    case 'events': {
      const seated = await addTicketedEvent(provider, [{ places: 7 }, { rows: [4, 3] }]);
      const timed = await addTimedEvent(provider, [3, 5]);
      return { seated: seated.id, timed: timed.id, now: provider.clock.now() };
    }
    case 'rows':
      return readRows();
    case 'forward':
      provider.clock.forward(asked.minutes);
      return provider.clock.now();
    case 'stop':
      await provider.close();
      return setImmediate(() => process.disconnect());
  }
}

process.on('message', (asked: Asked) => {
  void answer(asked).then((found) => process.send?.({ id: asked.id, found: found ?? null }));
});
process.send?.({ url: provider.url });
