import { SEEN_NAME } from '../../forms/domain/formNames.ts';

/**
 * When the server gave this form back to whoever posts it, in epoch ms; `null` where it
 * never has. A time to come is none. It is not signed: who invents one could as well wait.
 */
export function readSeenAt(data: FormData, now: number): number | null {
  const value = data.get(SEEN_NAME);
  const time = typeof value === 'string' && /^\d{13}$/.test(value) ? Number(value) : Number.NaN;
  return time <= now ? time : null;
}
