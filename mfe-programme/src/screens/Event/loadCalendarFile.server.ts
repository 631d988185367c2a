import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { calendarFile } from '../../domain/calendarFile.server.ts';
import { placeOf } from '../../domain/presentCards.server.ts';
import { readEvent } from './readEvent.server.ts';

/** The event as a file for the visitor's calendar. Addresses are settled as on its page. */
export async function loadCalendarFile(context: LoadContext): Promise<LoadResult> {
  const { lang, url, settings, text } = context;
  const answer = await readEvent(context, (place) => paths.eventCalendarFile({ lang, ...place }));
  if (answer.kind !== 'found') return answer;
  const event = answer.thing;
  const { address } = event;
  const place = [placeOf(event), address && `${address.street}, ${address.postal_code} ${address.town}`]
    .filter(Boolean)
    .join(', ');
  const description = [event.subline, event.ticket_url && text('calendar.tickets', { url: event.ticket_url })]
    .filter(Boolean)
    .join('\n');
  return {
    kind: 'file',
    contentType: 'text/calendar; charset=utf-8',
    filename: `${event.slug}-${event.id}.ics`,
    body: calendarFile(event, { origin: url.origin, siteName: settings.site_name[lang], place, description }),
  };
}
