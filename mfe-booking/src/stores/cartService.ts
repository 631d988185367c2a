import type { SignalBus } from '@spielplan/shared-contracts/signals';
import { localDeadline } from '../domain/cart/cartDeadline.ts';
import type { CartOutcome, HeldCart } from '../domain/cart/cartOutcome.ts';
import { safeCartUrl } from '../domain/cart/cartUrl.ts';
import { holdRequestsOf, type HeldLine, type HoldRequest } from '../domain/cart/heldLine.ts';
import type { BookingClient } from '../transport/bookingClient.ts';
import { clearCartCookies, writeCartCookies } from '../transport/cartCookies.ts';
import { getCartRecord, writeCartRecord } from '../transport/cartRecord.ts';
import { createIdempotencyKey } from '../transport/idempotencyKey.ts';

/** What became of a hold request that was reserved again. */
export interface HoldRequestOutcome {
  holdRequest: HoldRequest;
  /** Names the hold request: sent again with it, it is held once. */
  key: string;
  outcome: CartOutcome;
}

/**
 * What can be done with a cart. Every success is
 * stored where all tabs see it, and told to this page.
 */
export interface CartService {
  /** What the ticket system says of the cart now. `unknown`: it does not answer. */
  sync(): Promise<'held' | 'expired' | 'empty' | 'unknown'>;
  renew(): Promise<CartOutcome>;
  release(line: number | null): Promise<CartOutcome>;
  /**
   * Reserves once more what ran out, or of that alone
   * what `failed` before: one call for each ticket group.
   */
  reserveAgain(failed: readonly HoldRequestOutcome[]): Promise<HoldRequestOutcome[]>;
  /**
   * Stores what is held; `asked` is what was asked for, where
   * the answer does not name it. Answers where the cart is.
   */
  keep(held: HeldCart, asked?: readonly HeldLine[]): string | null;
}

const STEADY_MS = 2_000;

interface ServiceOptions {
  client: BookingClient;
  signals: SignalBus;
  /** Hosts a cart may be on (R32). */
  shopHosts: readonly string[];
  /** Is told of an address that may not be followed. */
  onForeignUrl: (url: string) => void;
}

/** The cart of this browser (R32 and R33). */
export function createCartService({ client, signals, shopHosts, onForeignUrl }: ServiceOptions): CartService {
  const keep: CartService['keep'] = (held, asked = []) => {
    const now = Date.now();
    if (held.quantity === 0) {
      forget();
      return null;
    }
    const before = getCartRecord(now);
    const until = steadied(localDeadline(held, now), before?.until);
    const url = safeCartUrl(held.cartUrl, shopHosts);
    if (url === null) onForeignUrl(held.cartUrl);
    const known = before && !before.isExpired ? before.lines : [];
    writeCartCookies({ amount: held.quantity, url, until }, now);
    writeCartRecord({
      lines: held.lines ?? [...known, ...asked],
      until,
      isRenewable: held.isRenewable,
      warned: before?.warned ?? null,
      isExpired: false,
      keys: [],
    });
    signals.emit('cart.changed', { amount: held.quantity, url, reservedUntil: until });
    return url;
  };

  const forget = () => {
    clearCartCookies();
    writeCartRecord(null);
    signals.emit('cart.changed', { amount: 0, url: null, reservedUntil: null });
  };

  const kept = (outcome: CartOutcome): CartOutcome => {
    if (outcome.kind === 'held') keep(outcome);
    return outcome;
  };

  return {
    keep,
    async sync() {
      const outcome = await client.read();
      if (outcome.kind !== 'held') return 'unknown';
      if (outcome.quantity === 0) return outcome.hasExpired ? 'expired' : 'empty';
      keep(outcome);
      return 'held';
    },
    renew: async () => kept(await client.renew()),
    async release(line) {
      const outcome = await client.release(line);
      // Somebody was faster, or it ran out: what is left is the truth to show.
      return kept(outcome.kind === 'held' ? outcome : await afterRefusal(client, outcome));
    },
    async reserveAgain(failed) {
      const outcomes: HoldRequestOutcome[] = [];
      for (const { holdRequest, key } of failed.length > 0 ? failed : expiredRequests()) {
        outcomes.push({ holdRequest, key, outcome: await client.hold(holdRequest.request, key) });
      }
      const held = outcomes.findLast(({ outcome }) => outcome.kind === 'held')?.outcome;
      const isHeld = ({ outcome }: HoldRequestOutcome) => outcome.kind === 'held';
      if (held?.kind === 'held')
        keep(
          held,
          outcomes.filter(isHeld).flatMap(({ holdRequest }) => holdRequest.lines),
        );
      return outcomes;
    },
  };
}

/** Two answers about one deadline differ by their way through the network; it does not. */
function steadied(until: number, known = 0): number {
  return Math.abs(until - known) < STEADY_MS ? known : until;
}

/** What ran out, named once for all tabs. */
function expiredRequests(): Pick<HoldRequestOutcome, 'holdRequest' | 'key'>[] {
  const record = getCartRecord(Date.now());
  if (!record?.isExpired) return [];
  const named = holdRequestsOf(record.lines).map((holdRequest, index) => ({
    holdRequest,
    key: record.keys[index] ?? createIdempotencyKey(),
  }));
  writeCartRecord({ ...record, keys: named.map(({ key }) => key) });
  return named;
}

async function afterRefusal(client: BookingClient, outcome: CartOutcome): Promise<CartOutcome> {
  const now = await client.read();
  return now.kind === 'held' ? now : outcome;
}
