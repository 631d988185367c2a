/**
 * A ticket that can be selected: a price of a seat
 * group, at a time of admission where there are such.
 */
export interface Ticket {
  seatGroup: number | null;
  saleTypeId: number;
  blockId: number | null;
  groupName: string;
  priceName: string;
  /** `HH:MM` in the house's zone. */
  slotTime: string | null;
  /** `null` where the price cannot be understood. */
  cents: number | null;
  maxQuantity: number;
}

export interface SelectedTicket extends Ticket {
  /** At least 1. */
  amount: number;
}

/** Selected tickets in the order they were chosen; never changed in place. */
export type Selection = readonly SelectedTicket[];

/** Tickets of the same key are one entry; two times of admission are two (R25). */
export function ticketKey({ seatGroup, saleTypeId, blockId }: Pick<Ticket, 'seatGroup' | 'saleTypeId' | 'blockId'>): string {
  return `${seatGroup ?? '-'}.${saleTypeId}.${blockId ?? '-'}`;
}

/** How many of a ticket are selected. */
export function amountOf(selection: Selection, ticket: Ticket): number {
  const key = ticketKey(ticket);
  return selection.find((selected) => ticketKey(selected) === key)?.amount ?? 0;
}

/**
 * The most of a ticket that may be selected: a price's limit is
 * for one cart, so its other times of admission count too (R28).
 */
export function maxAmount(selection: Selection, ticket: Ticket): number {
  const elsewhere = selection
    .filter((selected) => selected.seatGroup === ticket.seatGroup && selected.saleTypeId === ticket.saleTypeId)
    .filter((selected) => selected.blockId !== ticket.blockId)
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, ticket.maxQuantity - elsewhere);
}

/** How many tickets are selected in all. */
export function totalAmount(selection: Selection): number {
  return selection.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the selected tickets cost in cents; `null` as soon as one price is not understood. */
export function totalCents(selection: Selection): number | null {
  return selection.reduce<number | null>(
    (sum, { amount, cents }) => (sum === null || cents === null ? null : sum + amount * cents),
    0,
  );
}
