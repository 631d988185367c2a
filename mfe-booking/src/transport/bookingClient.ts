import type { CartRequest } from '@spielplan/shared-contracts/api';
import { IDEMPOTENCY_HEADER } from '@spielplan/shared-contracts/api/cookies';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { Availability } from '../domain/availability.ts';
import type { CartOutcome } from '../domain/cartOutcome.ts';
import { askShop, CART_PATH } from './askShop.ts';
import { readAvailability } from './readAvailability.ts';
import { readCartAnswer } from './readCartAnswer.ts';

/** So long a widget that has opened waits to hear what is left. */
export const AVAILABILITY_LIMIT_MS = 8_000;

/** Every call of this remote. None of them rejects, and none is sent again by itself (R30). */
export interface BookingClient {
  /**
   * Puts one ticket group into the cart. `key` names this wish: sent again with the same key, because its answer was lost, it is
   * held once.
   */
  hold(request: CartRequest, key: string): Promise<CartOutcome>;
  /** What the cart holds. */
  read(): Promise<CartOutcome>;
  /** Holds all of it anew. */
  renew(): Promise<CartOutcome>;
  /** Gives one line back, or everything. */
  release(line: number | null): Promise<CartOutcome>;
  /** What is left of an event now; `null` where nobody says. */
  availability(eventId: number): Promise<Availability | null>;
}

/** Talks to the ticket system (product.md section 7); names in answers are in `lang`. */
export function createBookingClient(lang: Language): BookingClient {
  const query = `?lang=${lang}`;
  const ask = async (request: Parameters<typeof askShop>[0]): Promise<CartOutcome> => {
    const reply = await askShop(request);
    return reply.kind === 'failed' ? reply : readCartAnswer(reply.status, reply.body);
  };
  return {
    hold: (body, key) =>
      ask({ path: `${CART_PATH}${query}`, method: 'POST', body, headers: { [IDEMPOTENCY_HEADER]: key }, opensCart: true }),
    read: () => ask({ path: `${CART_PATH}${query}` }),
    renew: () => ask({ path: `${CART_PATH}renewal/${query}`, method: 'POST' }),
    release: (line) => ask({ path: `${CART_PATH}${line === null ? '' : `${line}/`}${query}`, method: 'DELETE' }),
    async availability(eventId) {
      const reply = await askShop({ path: `/api/events/${eventId}/availability/`, timeLimit: AVAILABILITY_LIMIT_MS });
      return reply.kind === 'answer' && reply.status === 200 ? readAvailability(reply.body) : null;
    },
  };
}
