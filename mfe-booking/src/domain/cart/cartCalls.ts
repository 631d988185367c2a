import type { CartRequest } from '@spielplan/shared-contracts/api';
import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import type { SelectedTicket, Selection } from '../selection/selectedTicket.ts';

/** Tickets that go into the cart in one call: those of one seat group and one time of admission. */
export interface TicketGroup {
  key: string;
  /** Its event, where several are told of together. */
  event?: BookingSlotProps;
  tickets: SelectedTicket[];
}

/** Splits a selection into ticket groups; each becomes one call (product.md section 7, R25). */
export function ticketGroupsOf(selection: Selection): TicketGroup[] {
  const groups = new Map<string, TicketGroup>();
  for (const ticket of selection) {
    const key = `${ticket.seatGroup ?? '-'}.${ticket.blockId ?? '-'}`;
    const group = groups.get(key) ?? { key, tickets: [] };
    groups.set(key, { key, tickets: [...group.tickets, ticket] });
  }
  return [...groups.values()];
}

/** The body of a ticket group's call; `idJet` is the event's id in the ticket system. */
export function cartRequestOf({ tickets }: TicketGroup, idJet: number): CartRequest {
  const [first] = tickets;
  return {
    event_jet_id: idJet,
    quantities: tickets.map(({ amount }) => amount),
    sale_type_ids: tickets.map(({ saleTypeId }) => saleTypeId),
    ...(first && first.seatGroup !== null ? { seat_group: first.seatGroup } : {}),
    ...(first && first.blockId !== null ? { block_id: first.blockId } : {}),
  };
}
