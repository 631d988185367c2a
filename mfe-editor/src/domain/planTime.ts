import { instantOfWallTime } from '@spielplan/shared-contracts/rules/wall-time';

/** A moment to publish at, or what is wrong with what was typed. */
export type PlanTime = { readonly at: string } | { readonly problem: 'date' | 'time' | 'past' };

/**
 * Reads a date as `YYYY-MM-DD` and a time as `HH.mm` (product.md section 9), both of the house (R1), as an instant behind `now`, epoch ms.
 */
export function parsePlanTime(date: string, time: string, now: number): PlanTime {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return { problem: 'date' };
  const [, hours, minutes] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(time.trim()) ?? [];
  if (hours === undefined) return { problem: 'time' };
  const at = instantOfWallTime(`${date}T${hours.padStart(2, '0')}:${minutes}`);
  return Date.parse(at) > now ? { at } : { problem: 'past' };
}
