import type { Signals } from '@spielplan/shared-contracts/signals';

interface TicketButtonState {
  isProductionPage: boolean;
  /** Whether the page's own way to tickets is out of sight. */
  isWanted: boolean;
  event: Signals['event.current'];
}

/**
 * The rule of the sticky ticket button (product.md section 2): on production pages whenever
 * it is wanted; elsewhere only for an event on screen that has seat groups or a price to pay.
 */
export function showsTicketButton({ isProductionPage, isWanted, event }: TicketButtonState): boolean {
  return isWanted && (isProductionPage || event?.isBookable === true);
}
