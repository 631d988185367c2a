import { houseZone } from '../i18n/houseFormats.ts';

let zone: string | undefined;
let formatter: Intl.DateTimeFormat;

/**
 * The wall time in the house at an instant (epoch ms), as `YYYY-MM-DDTHH:MM:SS`; such strings sort
 * by time (R1). Browsers know the zone themselves, so no date library is needed in their bundle.
 */
export function houseWallTime(instant: number): string {
  if (zone !== houseZone()) {
    zone = houseZone();
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  }
  // Swedish writes `2026-11-23 09:30:00`.
  return formatter.format(instant).replace(' ', 'T');
}

/** The day in the house of an instant (epoch ms), `YYYY-MM-DD`. */
export function houseDayAt(instant: number): string {
  return houseWallTime(instant).slice(0, 10);
}

/**
 * The instant (ISO 8601, UTC) of a wall time in the house, `YYYY-MM-DDTHH:MM`. Of an hour that comes
 * twice it is one of the two; an hour that summer time skips is read as one hour later.
 */
export function instantOfWallTime(wallTime: string): string {
  const wall = Date.parse(`${wallTime}Z`);
  const offsetAt = (instant: number) => Date.parse(`${houseWallTime(instant)}Z`) - instant;
  const guess = wall - offsetAt(wall);
  return new Date(wall - offsetAt(guess)).toISOString();
}
