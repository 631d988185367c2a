import { houseZone } from '../i18n/houseFormats.ts';
import { zonedTime } from '../i18n/zonedTime.ts';

/** The wall time in the house at an instant (epoch ms), `YYYY-MM-DDTHH:MM:SS`; such strings sort by time (R1). */
export function houseWallTime(instant: number): string {
  return zonedTime(houseZone(), instant);
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
