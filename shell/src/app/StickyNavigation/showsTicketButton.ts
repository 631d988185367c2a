import type { Signals } from '@spielplan/shared-contracts/signals';

interface TicketButtonState {
  /** The page asks for it whatever event is on screen. */
  isAlways: boolean;
  /** Whether the page's own way to tickets is out of sight. */
  isWanted: boolean;
  event: Signals['event.current'];
}

/**
 * The rule of the sticky ticket button (product.md section 2): where the page asks for it (a production) whenever tickets are out of
 * sight; elsewhere only for an event on screen that has seat groups or a price to pay.
 */
export function showsTicketButton({ isAlways, isWanted, event }: TicketButtonState): boolean {
  return isWanted && (isAlways || event?.isBookable === true);
}
