import type { OpeningHours } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { openingHours } from '../../database/schema/index.ts';

type Row = typeof openingHours.$inferSelect;

/** A day's normal hours (rows with a weekday) and its exceptions (rows with a day), apart. */
export function presentOpeningHours(rows: Row[], lang: Language): OpeningHours {
  const entries = (wanted: Row[]) =>
    wanted.map((row) => ({
      time_from: row.timeFrom,
      time_to: row.timeTo,
      closed: row.closed,
      alternative_text: row.alternativeText[lang],
      alternative_link_url: row.alternativeLinkUrl[lang],
    }));
  return {
    opening_hours: entries(rows.filter(({ day }) => day === null)),
    opening_hours_exceptions: entries(rows.filter(({ day }) => day !== null)),
  };
}
