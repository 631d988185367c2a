import type { EventAvailability } from '@spielplan/shared-contracts/api';
import type { Availability } from '../domain/offer/availability.ts';
import { isRecord, numberOf, textOf } from './readValue.ts';

const STATUSES: readonly string[] = [
  'available',
  'few',
  'sold_out',
  'free',
  'none',
] satisfies EventAvailability['ticket_status'][];

/**
 * Reads what is left of an event; `null` for an answer that is none. By hand, as `parseCartAnswer`.
 */
export function parseAvailability(body: unknown): Availability | null {
  if (!isRecord(body) || !Array.isArray(body.seat_groups) || typeof body.is_shop_online !== 'boolean') return null;
  const status = STATUSES.find((known) => known === body.ticket_status);
  const checkedAt = Date.parse(textOf(body.server_time) ?? '');
  const groups = body.seat_groups.map(groupOf);
  if (status === undefined || Number.isNaN(checkedAt) || groups.includes(null)) return null;
  return {
    ticket_status: status as EventAvailability['ticket_status'],
    is_shop_online: body.is_shop_online,
    seat_groups: groups.filter((group) => group !== null),
    checkedAt,
  };
}

function groupOf(group: unknown): Availability['seat_groups'][number] | null {
  if (!isRecord(group) || !Array.isArray(group.timeslots)) return null;
  const [seatGroup, status] = [numberOf(group.seat_group), numberOf(group.status)];
  const slots = group.timeslots.map((slot) =>
    isRecord(slot) ? { block_id: numberOf(slot.block_id), status: numberOf(slot.status) } : null,
  );
  const timeslots = slots.filter(
    (slot): slot is { block_id: number; status: number } => slot?.block_id != null && slot.status !== null,
  );
  if (seatGroup === null || status === null || timeslots.length < slots.length) return null;
  return { seat_group: seatGroup, status, timeslots };
}
