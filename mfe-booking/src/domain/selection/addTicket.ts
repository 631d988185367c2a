import { amountOf, maxAmount, ticketKey, type Selection, type Ticket } from './selectedTicket.ts';

/**
 * Adds tickets: raises the entry of the same key, or appends one
 * (product.md section 4). What goes beyond the maximum is not added.
 */
export function addTicket(selection: Selection, ticket: Ticket, count = 1): Selection {
  const before = amountOf(selection, ticket);
  const amount = Math.min(before + count, maxAmount(selection, ticket));
  if (amount <= before) return selection;
  if (before === 0) return [...selection, { ...ticket, amount }];
  const key = ticketKey(ticket);
  return selection.map((selected) => (ticketKey(selected) === key ? { ...selected, amount } : selected));
}
