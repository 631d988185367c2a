import type { CartRequest, EventDetail, Price } from '@spielplan/shared-contracts/api';
import { DEFAULT_MAX_TICKETS } from '../shop/index.ts';

/** A field of the form on an event's page. */
export const fields = {
  quantity: (price: Price) => `quantity-${price.seat_group ?? 0}-${price.sale_type_id}`,
  slot: (seatGroup: number) => `slot-${seatGroup}`,
} as const;

export type Form = Readonly<Record<string, unknown>>;

/** Prices that are sold together: a seat group, or the whole event where it has none. */
export interface OfferedGroup {
  number: number | null;
  name: string;
  prices: readonly Price[];
  status: number;
  timeslots: EventDetail['seat_groups'][number]['timeslots'];
}

/**
 * The groups of an event with the prices that the cart takes: free ones only where places are reserved for nothing (R26).
 */
export function offeredGroups({ seat_groups: groups, prices, name, ticket_status: status }: EventDetail): OfferedGroup[] {
  const sold = (list: readonly Price[]) =>
    list.filter(({ price, is_reservable: isReservable }) => isReservable === true || Number(price) > 0);
  if (groups.length === 0) {
    return [
      { number: null, name, prices: sold(prices), status: status === 'sold_out' ? 0 : status === 'few' ? 1 : 2, timeslots: [] },
    ];
  }
  return groups.map((group) => ({
    number: group.seat_group,
    name: group.text,
    prices: sold(group.prices),
    status: group.status,
    timeslots: group.timeslots,
  }));
}

/**
 * One call to the cart per group, as the booking widget
 * makes them; `problem` says what the form lacks.
 */
export type Selection =
  | { kind: 'chosen'; calls: { group: OfferedGroup; request: CartRequest }[] }
  | { kind: 'problem'; problem: 'nothing' | 'amount' | 'slot' };

/** Reads what a visitor chose. Fields that the event does not offer are not looked at. */
export function parseSelection(event: EventDetail & { id_jet: number }, form: Form): Selection {
  const calls: { group: OfferedGroup; request: CartRequest }[] = [];
  for (const group of offeredGroups(event)) {
    const chosen = group.prices.map((price) => ({ price, amount: parseAmount(form[fields.quantity(price)], price) }));
    if (chosen.some(({ amount }) => amount === null)) return { kind: 'problem', problem: 'amount' };
    const wanted = chosen.filter(({ amount }) => amount);
    if (wanted.length === 0) continue;
    const slot = Number(form[fields.slot(group.number ?? 0)]);
    const isTimed = group.timeslots.length > 0;
    if (isTimed && !group.timeslots.some(({ block_id: id }) => id === slot)) return { kind: 'problem', problem: 'slot' };
    const request: CartRequest = {
      event_jet_id: event.id_jet,
      quantities: wanted.map(({ amount }) => amount ?? 0),
      sale_type_ids: wanted.map(({ price }) => price.sale_type_id),
      ...(group.number === null ? {} : { seat_group: group.number }),
      ...(isTimed ? { block_id: slot } : {}),
    };
    calls.push({ group, request });
  }
  return calls.length > 0 ? { kind: 'chosen', calls } : { kind: 'problem', problem: 'nothing' };
}

/** A whole number up to the limit; an empty field is none, anything else is no answer. */
function parseAmount(value: unknown, price: Price): number | null {
  if (value === undefined || value === '') return 0;
  if (typeof value !== 'string' || !/^\d{1,3}$/.test(value)) return null;
  return Number(value) <= (price.max_quantity ?? DEFAULT_MAX_TICKETS) ? Number(value) : null;
}
