import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { calendarEntry } from '../../domain/calendar/calendarEntry.server.ts';
import { calendarFile } from '../../domain/calendar/calendarFile.server.ts';
import { readProduction } from './readProduction.server.ts';
import { ownPaths } from '../../routes.ts';

/**
 * All dates of a production to come as a file for the visitor's calendar,
 * cancelled ones said to be so. Addresses are settled as on its page.
 */
export async function loadProductionCalendar(context: LoadContext): Promise<LoadResult> {
  const { lang, url, settings } = context;
  const answer = await readProduction(context, (place) => ownPaths.productionCalendarFile({ lang, ...place }));
  if (answer.kind !== 'found') return answer;
  const { slug, id, headline, name, dates, modified } = answer.thing;
  return {
    kind: 'file',
    contentType: 'text/calendar; charset=utf-8',
    filename: `${slug}-${id}.ics`,
    body: calendarFile(
      dates.map((event) => calendarEntry(event, modified ?? new Date(context.now).toISOString(), context)),
      { origin: url.origin, siteName: settings.site_name[lang], name: headline || name },
    ),
  };
}
