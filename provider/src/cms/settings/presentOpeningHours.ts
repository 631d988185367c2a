import type { OpeningHours } from '@spielplan/shared-contracts/api';
import type { IsoDay, Language } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { nextOpening } from '@spielplan/shared-contracts/rules/opening-hours';
import type { openingHours } from '../../platform/database/schema/index.ts';

type Row = typeof openingHours.$inferSelect;
type HoursOfDay = Pick<OpeningHours, 'opening_hours' | 'opening_hours_exceptions'>;

/** Within so many days the next opening is looked for. */
export const DAYS_AHEAD = 28;

/** A day of the house's normal hours (rows with its weekday) and its exceptions (rows with the day), apart. */
export function presentOpeningHours(rows: readonly Row[], of: IsoDay, lang: Language): HoursOfDay {
  const { weekday } = inHouseZone(`${of}T12:00:00`);
  const entries = (wanted: readonly Row[]) =>
    wanted.map((row) => ({
      time_from: row.timeFrom,
      time_to: row.timeTo,
      closed: row.closed,
      alternative_text: row.alternativeText[lang],
      alternative_link_url: row.alternativeLinkUrl[lang],
    }));
  return {
    opening_hours: entries(rows.filter((row) => row.day === null && row.weekday === weekday)),
    opening_hours_exceptions: entries(rows.filter(({ day }) => day === of)),
  };
}

/** The first day behind today that opens at a time one can read; undefined where none is near. */
export function nextOpenDay(today: IsoDay, hoursOf: (day: IsoDay) => HoursOfDay): OpeningHours['next_opening'] {
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    const next = { ...hoursOf(day), day };
    if (nextOpening({ next_opening: next })) return next;
  }
  return undefined;
}
