import type { FastifyInstance } from 'fastify';
import { calendarCall } from '@spielplan/shared-contracts/api';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../context.ts';
import { registerCall } from '../../http/registerCall.ts';
import { parseDay } from '../events/eventFilters.ts';
import { findInProgramme } from '../events/findInProgramme.ts';

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
      const { found } = findInProgramme(await context.readProgramme(), { filters, days: { from, to: to ?? from } });
      return [...new Set(found.map(({ event }) => event.day))];
    },
    { cachedUntilChangeOf: 'content' },
  );
}
