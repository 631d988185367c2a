import { newVisitor, type TestProvider, type Visitor } from './testProvider.ts';
import type { TicketedEvent } from './ticketedEvent.ts';

export interface Attack {
  /** Where each cart asks from. */
  address: (cart: number) => string;
  /** Pays each cart at once. */
  isPaying?: boolean;
  /** Carts that ask at the same time. */
  atOnce?: number;
}

/**
 * How an attack on a hall ended: tickets that it got,
 * and the answers that it was given.
 */
export interface Taken {
  tickets: number;
  statuses: ReadonlySet<number>;
}

const PER_CART = 10;
const KEY = '0123456789abcdef'.repeat(2);

/** Takes as much of an event as a client gets in carts of ten tickets. */
export async function takeHall(provider: TestProvider, event: TicketedEvent, attack: Attack): Promise<Taken> {
  const places = event.stocks.reduce((total, { capacity }) => total + capacity, 0);
  const statuses = new Set<number>();
  let tickets = 0;
  const takeCart = async (cart: number): Promise<void> => {
    const { group, cents } = event.stocks[cart % event.stocks.length] ?? { group: 1, cents: [0] };
    const visitor = await newVisitor(provider.url);
    const body = { event_jet_id: event.idJet, seat_group: group, quantities: [PER_CART], sale_type_ids: [1] };
    const answer = await visitor.send('POST', '/api/shop-cart/', body, { 'x-forwarded-for': attack.address(cart) });
    statuses.add(answer.status);
    if (answer.status !== 200) return;
    tickets += PER_CART;
    if (attack.isPaying) await pay(visitor, PER_CART * (cents[0] ?? 0));
  };
  const carts = Array.from({ length: Math.ceil((places / PER_CART) * 2) }, (_, index) => index);
  while (carts.length > 0) await Promise.all(carts.splice(0, attack.atOnce ?? 1).map(takeCart));
  return { tickets, statuses };
}

async function pay(visitor: Visitor, total: number): Promise<void> {
  const paid = await visitor.submit('/webshop/cart/pay', { key: KEY, quantity: PER_CART, total });
  if (paid.status !== 303) throw new Error(`paying was answered with ${paid.status}`);
}
