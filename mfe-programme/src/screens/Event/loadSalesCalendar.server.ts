import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { calendarFrame, utcStamp, written } from '../../domain/calendar/calendarFile.server.ts';
import { escapeCalendarText } from '../../domain/calendar/calendarText.ts';
import { backAtOf } from '../../domain/shop/closedShop.server.ts';

/** How long the entry is, in ms. */
const LENGTH_MS = 900_000;

/** A reminder at the moment sales resume (R72); missing while the shop is open, and where nobody knows when that is. */
export async function loadSalesCalendar(context: LoadContext): Promise<LoadResult> {
  const { lang, url, now, settings, text } = context;
  const back = backAtOf(context);
  // A setting of the house, like a switch: a release is whole without it.
  if (back === null) return { kind: 'missing', status: 404, isSwitchedOff: true };
  const siteName = settings.site_name[lang];
  const stamp = (ms: number) => utcStamp(new Date(ms).toISOString());
  const summary = escapeCalendarText(text('shop.entry', { siteName }));
  const { head, tail } = calendarFrame({ siteName });
  const entry = [
    'BEGIN:VEVENT',
    `UID:sales-${back}@${url.hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(back)}`,
    `DTEND:${stamp(back + LENGTH_MS)}`,
    `SUMMARY:${summary}`,
    `URL:${url.origin}${paths.events({ lang })}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ];
  return {
    kind: 'file',
    contentType: 'text/calendar; charset=utf-8',
    filename: `${text('shop.file')}.ics`,
    body: head + written(entry) + tail,
  };
}
