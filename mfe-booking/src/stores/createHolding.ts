import { cartRequestOf, type TicketGroup } from '../domain/cart/cartCalls.ts';
import type { CartOutcome, GroupOutcome, HeldCart } from '../domain/cart/cartOutcome.ts';
import type { BookingClient } from '../transport/bookingClient.ts';
import { createIdempotencyKey } from '../transport/idempotencyKey.ts';

interface HoldingOptions {
  client: Pick<BookingClient, 'hold'>;
  onHeld: (held: HeldCart, group: TicketGroup, idJet: number) => void;
  onFailure: (outcome: Exclude<CartOutcome, { kind: 'held' }>) => void;
}

/**
 * Makes the call that holds one ticket group of an event (`idJet`). A holdRequest that failed keeps
 * its key, so that sent again it is held once; one that was refused is held nowhere, and the same
 * hold request later is a new one (R30).
 */
export function createHolding({ client, onHeld, onFailure }: HoldingOptions) {
  const keys = new Map<string, string>();
  return async (group: TicketGroup, idJet: number): Promise<GroupOutcome> => {
    const request = cartRequestOf(group, idJet);
    const holdRequest = JSON.stringify(request);
    const key = keys.get(holdRequest) ?? createIdempotencyKey();
    keys.set(holdRequest, key);
    const outcome = await client.hold(request, key);
    if (outcome.kind !== 'failed') keys.delete(holdRequest);
    if (outcome.kind === 'held') onHeld(outcome, group, idJet);
    else onFailure(outcome);
    return { group, outcome };
  };
}
