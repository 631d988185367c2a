import type { Timeslot } from '@spielplan/shared-contracts/api';
import { houseDayAt, houseWallTime } from '@spielplan/shared-contracts/rules/wall-time';

/** A time of admission that can be booked. */
export interface OfferedSlot {
  blockId: number;
  /** Wall time of the house, `HH:MM`. */
  time: string;
  hasFewLeft: boolean;
}

interface Day {
  /** When the event starts, ISO 8601 with offset; its day of the house is the day of the slots. */
  dateStart: string;
  /** Epoch ms. */
  now: number;
}

/**
 * A slot is past once its time of admission has gone by
 * in the house; at the very minute one may still go in.
 */
export function isSlotPast({ time_start }: Pick<Timeslot, 'time_start'>, { dateStart, now }: Day): boolean {
  return `${houseDayAt(Date.parse(dateStart))}T${time_start}` < houseWallTime(now);
}

/**
 * The slots to choose from, earliest first: neither
 * sold out (status 0) nor past (product.md section 5).
 */
export function openTimeslots(slots: readonly Timeslot[], day: Day): OfferedSlot[] {
  return slots
    .filter((slot) => slot.status !== 0 && !isSlotPast(slot, day))
    .sort((a, b) => (a.time_start < b.time_start ? -1 : 1))
    .map(({ block_id, time_start, status }) => ({ blockId: block_id, time: time_start.slice(0, 5), hasFewLeft: status === 1 }));
}

/** The slot that is chosen beforehand: the first one open, or none (R24). */
export function firstAvailableSlot(slots: readonly OfferedSlot[]): OfferedSlot | null {
  return slots[0] ?? null;
}
