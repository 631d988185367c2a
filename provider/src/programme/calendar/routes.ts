import type { FastifyInstance } from 'fastify';
import { calendarCall } from '@spielplan/shared-contracts/api';
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { addDays, inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { lastDayIn, parseDay } from '../events/eventFilters.ts';
import { findInProgramme } from '../events/findInProgramme.ts';
import { type ProgrammeEntry, readProgramme } from '../entries/programme.ts';

/**
 * The days with events from `date` to the end of the
 * following month; series and genre are honoured too (R17).
 */
export function registerCalendar(app: FastifyInstance, context: ProviderContext): void {
  registerCall(
    app,
    context,
    calendarCall,
    async ({ query: { date, ...filters } }) => {
      const from = parseDay(date, 'date');
      const to = inHouseZone(`${from}T12:00:00`).plus({ months: 1 }).endOf('month').toISODate();
      const { found } = findInProgramme(await readProgramme(context), { filters, days: { from, to: to ?? from } });
      const last = to ?? from;
      return [...new Set(found.flatMap((entry) => daysIn(entry, from, last)))].sort();
    },
    { cachedUntilChangeOf: 'content' },
  );
}

/** The days of an event between two days of the house, all included. */
function daysIn(entry: ProgrammeEntry, from: IsoDay, to: IsoDay): IsoDay[] {
  const last = lastDayIn(entry);
  const days: IsoDay[] = [];
  for (let day = entry.event.day < from ? from : entry.event.day; day <= last && day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
