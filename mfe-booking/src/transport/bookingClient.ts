import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { CartRequest } from '@spielplan/shared-contracts/api';
import { IDEMPOTENCY_HEADER } from '@spielplan/shared-contracts/api/cookies';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { callProvider, type ProviderReply, type ProviderRequest } from '@spielplan/shared-ui/host/provider';
import type { Availability } from '../domain/offer/availability.ts';
import type { CartOutcome, FailureReason } from '../domain/cart/cartOutcome.ts';
import { getCartCookies } from './cartCookies.ts';
import { parseAvailability } from './parseAvailability.ts';
import { parseCartAnswer } from './parseCartAnswer.ts';

/**
 * Where the cart is, on our own origin; the contract's
 * calls live with their schemas, which browsers do not get.
 */
export const CART_PATH = addresses.readCart.path;
/** So long a widget that has opened waits to hear what is left. */
const AVAILABILITY_LIMIT_MS = 8_000;

/** Every call of this remote. None of them rejects, and none is sent again by itself (R30). */
export interface BookingClient {
  /**
   * Puts one ticket group into the cart. `key` names this holdRequest: sent
   * again with the same key, because its answer was lost, it is held once.
   */
  hold(request: CartRequest, key: string): Promise<CartOutcome>;
  /** What the cart holds. */
  read(): Promise<CartOutcome>;
  /** Holds all of it again. */
  renew(): Promise<CartOutcome>;
  /** Gives one line back, or everything. */
  release(line: number | null): Promise<CartOutcome>;
  /** What is left of an event now; `null` where nobody says. */
  availability(eventId: number): Promise<Availability | null>;
}

/** Talks to the ticket system (product.md section 7); names in answers are in `lang`. */
export function createBookingClient(lang: Language): BookingClient {
  const query = `?lang=${lang}`;
  const ask = async (request: ProviderRequest): Promise<CartOutcome> => {
    const reply = await callProvider(request);
    if (reply.kind === 'failed') return { kind: 'failed', reason: reasonOf(reply), detail: reply.detail };
    return parseCartAnswer(reply.status, reply.body);
  };
  return {
    hold: (body, key) =>
      ask({
        path: `${CART_PATH}${query}`,
        method: 'POST',
        body,
        headers: { [IDEMPOTENCY_HEADER]: key },
        // A lost answer would take the cookie of a first cart along, and
        // the same hold request be held a second time in another one.
        readsCartFirst: getCartCookies(Date.now()).amount === 0,
      }),
    read: () => ask({ path: `${CART_PATH}${query}` }),
    renew: () => ask({ path: `${CART_PATH}renewal/${query}`, method: 'POST' }),
    release: (line) => ask({ path: `${CART_PATH}${line === null ? '' : `${line}/`}${query}`, method: 'DELETE' }),
    async availability(eventId) {
      const reply = await callProvider({
        path: addresses.eventAvailability.path.replace('{id}', String(eventId)),
        timeoutMs: AVAILABILITY_LIMIT_MS,
      });
      return reply.kind === 'answer' && reply.status === 200 ? parseAvailability(reply.body) : null;
    },
  };
}

/** Anyone who was offline when it was due has sent nothing, and hears of the network. */
function reasonOf({ name, mayHaveArrived }: Extract<ProviderReply, { kind: 'failed' }>): FailureReason {
  if (name === 'CSRF_MISSING') return 'noCookies';
  if (mayHaveArrived) return 'unknown';
  return navigator.onLine ? 'notSent' : 'noNetwork';
}
