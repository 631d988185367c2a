import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { calendarCall } from '@spielplan/shared-contracts/api';
import { inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import type { ProviderContext } from '../../context.ts';
import { events, exhibitionTypes, productions } from '../../database/schema/index.ts';
import { registerCall } from '../../http/registerCall.ts';
import { eventConditions, readDay } from '../events/eventFilters.ts';

/** The days with events from `date` to the end of the following month; series and genre are honoured too (decision 17). */
export function registerCalendar(app: FastifyInstance, context: ProviderContext): void {
  const { db } = context;
  registerCall(
    app,
    context,
    calendarCall,
    async ({ query: { date, ...filters } }) => {
      const from = readDay(date, 'date');
      const to = inBerlin(`${from}T12:00:00`).plus({ months: 1 }).endOf('month').toISODate();
      const rows = await db
        .selectDistinct({ day: events.day })
        .from(events)
        .innerJoin(productions, eq(productions.id, events.productionId))
        .innerJoin(exhibitionTypes, eq(exhibitionTypes.id, productions.exhibitionTypeId))
        .where(and(eventConditions(db, filters, { from, to })))
        .orderBy(asc(events.day));
      return rows.map(({ day }) => day);
    },
    { keptUntilChangeOf: 'content' },
  );
}
