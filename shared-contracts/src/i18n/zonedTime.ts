let current: string | undefined;
let formatter: Intl.DateTimeFormat;

/**
 * The wall time in a zone at an instant (epoch ms), as `YYYY-MM-DDTHH:MM:SS`; such strings sort by
 * time. Browsers know zones themselves, so no date library is needed in their bundle.
 */
export function zonedTime(zone: string, instant: number): string {
  if (current !== zone) {
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    current = zone;
  }
  // Swedish writes `2026-11-23 09:30:00`.
  return formatter.format(instant).replace(' ', 'T');
}
