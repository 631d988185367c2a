import { cartRequestOf, type TicketGroup } from '../domain/cart/cartCalls.ts';
import type { CartOutcome, GroupOutcome, HeldCart } from '../domain/cart/cartOutcome.ts';
import type { BookingClient } from '../transport/bookingClient.ts';
import { newWishKey } from '../transport/wishKey.ts';

interface HoldingOptions {
  client: Pick<BookingClient, 'hold'>;
  onHeld: (held: HeldCart, group: TicketGroup, idJet: number) => void;
  onFailure: (outcome: Exclude<CartOutcome, { kind: 'held' }>) => void;
}

/**
 * Makes the call that holds one ticket group of an event (`idJet`). A wish that failed keeps its key, so that sent again it is held
 * once; one that was refused is held nowhere, and the same wish later is a new one (R30).
 */
export function createHolding({ client, onHeld, onFailure }: HoldingOptions) {
  const keys = new Map<string, string>();
  return async (group: TicketGroup, idJet: number): Promise<GroupOutcome> => {
    const request = cartRequestOf(group, idJet);
    const wish = JSON.stringify(request);
    const key = keys.get(wish) ?? newWishKey();
    keys.set(wish, key);
    const outcome = await client.hold(request, key);
    if (outcome.kind !== 'failed') keys.delete(wish);
    if (outcome.kind === 'held') onHeld(outcome, group, idJet);
    else onFailure(outcome);
    return { group, outcome };
  };
}
