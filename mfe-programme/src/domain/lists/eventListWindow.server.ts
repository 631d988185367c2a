import { addDays, houseDayAt, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';

export type EventListWindow = 'next_3_days' | 'weekend';

/** Days of the house, both included; an open end is null. */
export interface DayWindow {
  from: string;
  to: string | null;
}

const SATURDAY = 6;
const SUNDAY = 7;

/**
 * The days of the house of a moving window at `now` (epoch ms): today and the two next days, or the coming
 * Saturday and Sunday; on a Saturday that is today and tomorrow, on a Sunday today only (R19).
 */
export function windowDays(window: EventListWindow, now: number): { from: string; to: string } {
  const today = houseDayAt(now);
  switch (window) {
    case 'next_3_days':
      return { from: today, to: addDays(today, 2) };
    case 'weekend': {
      const { weekday } = inHouseZone(`${today}T12:00:00`);
      if (weekday === SUNDAY) return { from: today, to: today };
      const saturday = addDays(today, SATURDAY - weekday);
      return { from: saturday, to: addDays(saturday, 1) };
    }
    default:
      return window satisfies never;
  }
}
