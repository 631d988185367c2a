import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { calendarEntry } from '../../domain/calendar/calendarEntry.server.ts';
import { calendarFile } from '../../domain/calendar/calendarFile.server.ts';
import { readEvent } from './readEvent.server.ts';
import { ownPaths } from '../../routes.ts';

/** The event as a file for the visitor's calendar. Addresses are settled as on its page. */
export async function loadCalendarFile(context: LoadContext): Promise<LoadResult> {
  const { lang, url, settings } = context;
  const answer = await readEvent(context, (place) => ownPaths.eventCalendarFile({ lang, ...place }));
  if (answer.kind !== 'found') return answer;
  const event = answer.thing;
  return {
    kind: 'file',
    contentType: 'text/calendar; charset=utf-8',
    filename: `${event.slug}-${event.id}.ics`,
    body: calendarFile([calendarEntry(event, event.modified ?? new Date(context.now).toISOString(), context)], {
      origin: url.origin,
      siteName: settings.site_name[lang],
    }),
  };
}
