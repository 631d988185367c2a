import { newVisitor, type Visitor } from '../testing/testProvider.ts';
import type { FaultOffer } from './findOffers.ts';

/** What the provider has answered for good; whatever happens afterwards, it has to be there. */
export interface Promised {
  carts: { visitor: Visitor; quantity: number }[];
  /** Addresses in the error log. */
  addresses: string[];
  /** Requests that got no answer: what became of them may be either. */
  unanswered: number;
  /** Answers that a provider which is alive should never give. */
  wrong: string[];
}

export interface WriterOptions {
  url: string;
  offers: readonly FaultOffer[];
  /** Tells the writers of all rounds apart. */
  name: string;
  promised: Promised;
  /** Whether the provider goes on; a writer ends when it does not. */
  isOver: () => boolean;
}

/** The error log takes a thousand addresses a day. */
const ADDRESSES = 4;

/**
 * One visitor after the other, as fast as it goes: each puts tickets into a cart, every third gives
 * them back again, some hit a page that is missing. Writes down what was answered; an answer that
 * did not come promises nothing.
 */
export async function write({ url, offers, name, promised, isOver }: WriterOptions): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const offer = offers[(turn * 7 + hash(name)) % offers.length];
    if (!offer) return;
    try {
      const visitor = await newVisitor(url);
      const added = await settle(visitor.send('POST', '/api/shop-cart/', offer), promised);
      if (added === 200) {
        const cart = { visitor, quantity: offer.quantities[0] ?? 0 };
        if (turn % 3 !== 2) promised.carts.push(cart);
        else if ((await settle(visitor.send('DELETE', '/api/shop-cart/'), promised)) === 200) {
          promised.carts.push({ ...cart, quantity: 0 });
        }
      }
      if (turn < ADDRESSES) {
        const address = `/fault/${name}-${turn}`;
        const logged = await settle(visitor.send('POST', '/api/dashboard-error-log/', { url: address }), promised);
        if (logged === 201) promised.addresses.push(address);
      }
    } catch {
      promised.unanswered += 1;
      return;
    }
  }
}

/**
 * The status of an answer that has arrived whole. 503
 * is what a provider says whose database is away.
 */
async function settle(answer: Promise<Response>, promised: Promised): Promise<number> {
  const response = await answer;
  const body = await response.text();
  if (![200, 201, 409, 503].includes(response.status)) promised.wrong.push(`${response.status} ${body}`);
  return response.status;
}

function hash(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 0);
}
