import { houseZone, type IsoDay } from '@spielplan/shared-contracts/i18n';
import { houseDayAt } from '@spielplan/shared-contracts/i18n/dates';
import { DateTime } from 'luxon';

/** The server's clock: the one that reservations, sessions and "today" go by. */
export interface Clock {
  /** The moment, in epoch milliseconds. */
  now(): number;
  /** The day in the house the programme starts with. */
  today(): IsoDay;
}

/**
 * The machine's clock; `frozenToday` holds the
 * programme's first day still while time itself goes on.
 */
export function systemClock(frozenToday: IsoDay | null = null): Clock {
  // Every kept answer asks for today, and working it out costs
  // more than the rest of it. Days begin with a whole minute.
  let known = { minute: -1, zone: '', day: '' };
  const realToday = (): IsoDay => {
    const minute = Math.floor(Date.now() / 60_000);
    const zone = houseZone();
    if (known.minute !== minute || known.zone !== zone) known = { minute, zone, day: houseDayAt(Date.now()) };
    return known.day;
  };
  return { now: Date.now, today: () => frozenToday ?? realToday() };
}

/** An ISO instant with the house's offset of that moment. */
export function toHouseInstant(moment: Date): string {
  const iso = DateTime.fromJSDate(moment, { zone: houseZone() }).toISO({ suppressMilliseconds: true });
  if (!iso) throw new RangeError('An invalid moment has no instant.');
  return iso;
}
