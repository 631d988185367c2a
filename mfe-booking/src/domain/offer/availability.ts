import type { EventAvailability, SeatGroup } from '@spielplan/shared-contracts/api';
import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import type { BookingOffer } from './bookingOffer.ts';

/** What is left of an event at a moment of the server's clock (epoch ms). */
export interface Availability extends Pick<EventAvailability, 'ticket_status' | 'is_shop_online' | 'seat_groups'> {
  checkedAt: number;
}

type Live = Pick<BookingSlotProps, 'ticketStatus' | 'isShopOnline' | 'seatGroups'>;

/**
 * An event with what is left now in the place of what its page knew. What the answer
 * does not name stays as it was: names, prices and times of admission are the page's.
 */
export function withAvailability<E extends Live>(event: E, { ticket_status, is_shop_online, seat_groups }: Availability): E {
  const live = new Map(seat_groups.map((group) => [group.seat_group, group]));
  const seatGroups = event.seatGroups.map((group): SeatGroup => {
    const now = live.get(group.seat_group);
    if (!now) return group;
    const slots = new Map(now.timeslots.map((slot) => [slot.block_id, slot.status]));
    const timeslots = group.timeslots.map((slot) => ({ ...slot, status: slots.get(slot.block_id) ?? slot.status }));
    return { ...group, status: now.status, timeslots };
  });
  return { ...event, ticketStatus: ticket_status, isShopOnline: is_shop_online, seatGroups };
}

/**
 * What a visitor should be told of: groups and times of
 * admission that are gone, or of which few are left now.
 */
export interface AvailabilityChange {
  kind: 'gone' | 'few' | 'back';
  group: string;
  /** `HH:MM` in the house's zone, where it is about one time of admission. */
  slot: string | null;
}

/** How two offers of one event differ. */
export function changesBetween(before: BookingOffer, after: BookingOffer): AvailabilityChange[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, entry]) => ({ ...entry, kind: 'gone' as const }));
  const others = [...now].flatMap(([key, entry]): (typeof entry & { kind: AvailabilityChange['kind'] })[] => {
    const known = old.get(key);
    if (!known) return [{ ...entry, kind: 'back' }];
    return entry.hasFewLeft && !known.hasFewLeft ? [{ ...entry, kind: 'few' }] : [];
  });
  return [...gone, ...others].map(({ kind, group, slot }) => ({ kind, group, slot }));
}

function entriesOf({ groups }: BookingOffer) {
  return new Map(
    groups.flatMap(({ key, name, hasFewLeft, slots }) =>
      slots.length === 0
        ? [[key, { group: name, slot: null as string | null, hasFewLeft }] as const]
        : slots.map((slot) => [`${key}.${slot.blockId}`, { group: name, slot: slot.time, hasFewLeft: slot.hasFewLeft }] as const),
    ),
  );
}
