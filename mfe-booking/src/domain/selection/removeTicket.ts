import { ticketKey, type Selection, type Ticket } from './selectedTicket.ts';

/**
 * Takes tickets away: lowers the entry of the same key, and
 * deletes it with its last ticket (product.md section 4).
 */
export function removeTicket(selection: Selection, ticket: Ticket, count = 1): Selection {
  const key = ticketKey(ticket);
  return selection.flatMap((selected) => {
    if (ticketKey(selected) !== key) return [selected];
    return selected.amount > count ? [{ ...selected, amount: selected.amount - count }] : [];
  });
}
