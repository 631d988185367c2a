import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import type { TicketGroup } from './cartCalls.ts';
import type { HeldLine } from './heldLine.ts';

/** What a ticket group asks for, as the cart would name it. */
export function askedLines({ tickets }: TicketGroup, { title, dateStart }: BookingSlotProps, idJet: number): HeldLine[] {
  return tickets.map(({ seatGroup, saleTypeId, blockId, groupName, priceName, amount, cents }) => ({
    id: null,
    idJet,
    saleTypeId,
    seatGroup,
    blockId,
    title,
    priceName,
    groupName,
    quantity: amount,
    price: cents === null ? null : (cents / 100).toFixed(2),
    start: dateStart,
    seats: [],
  }));
}
