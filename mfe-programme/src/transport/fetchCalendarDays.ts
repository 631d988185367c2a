import type { IsoDay } from '@spielplan/shared-contracts/i18n';

/** The days with events, by the address of the calendar call. Rejects where the answer is no list of days. */
export async function fetchCalendarDays(address: string, signal: AbortSignal): Promise<ReadonlySet<IsoDay>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return daysOf(await response.json());
}

/** Schemas stay on servers; a list of days is simple enough to look at. Throws where it is none. */
function daysOf(answer: unknown): ReadonlySet<IsoDay> {
  const isDays = Array.isArray(answer) && answer.every((day) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day));
  if (!isDays) throw new Error('The calendar answered something that is no list of days.');
  return new Set(answer as IsoDay[]); // Every one was just looked at.
}
