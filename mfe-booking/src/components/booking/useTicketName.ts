import type { Ticket } from '../../domain/selection/selectedTicket.ts';
import { useText } from '../../i18n/useText.ts';

/**
 * Names a ticket by its price, seat group and time of admission: "Vollpreis, Eintritt, 11:00 Uhr".
 */
export function useTicketName(): (ticket: Ticket) => string {
  const text = useText();
  return ({ priceName, groupName, slotTime }) =>
    [priceName, groupName, slotTime ? text('slots.time', { time: slotTime }) : ''].filter((part) => part !== '').join(', ');
}
