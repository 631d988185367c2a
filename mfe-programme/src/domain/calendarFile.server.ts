import type { EventDetail } from '@spielplan/shared-contracts/api';
import { BERLIN, inBerlin } from '@spielplan/shared-contracts/i18n/dates';
import { escapeCalendarText, foldLine } from './calendarText.ts';

interface CalendarOptions {
  /** The public origin, such as `https://www.example.org`. */
  origin: string;
  siteName: string;
  place: string;
  description: string;
}

const STATUS = { scheduled: 'CONFIRMED', cancelled: 'CANCELLED', postponed: 'TENTATIVE' } as const;

/** The rules of Central European time since 1996, as calendars without their own zone data need them. */
const BERLIN_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${BERLIN}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * An event as an iCalendar file (RFC 5545): the same UID in every language and after every change, times in Berlin, no
 * end where the house gives none (decision 20).
 */
export function calendarFile(event: EventDetail, { origin, siteName, place, description }: CalendarOptions): string {
  const { hostname } = new URL(origin);
  const modified = utcStamp(event.modified);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(siteName)}//Spielplan//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...BERLIN_ZONE,
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${hostname}`,
    `DTSTAMP:${modified}`,
    `LAST-MODIFIED:${modified}`,
    dateTime('DTSTART', event.date_start),
    ...(event.date_end === null ? [] : [dateTime('DTEND', event.date_end)]),
    `SUMMARY:${escapeCalendarText(event.headline || event.name)}`,
    `DESCRIPTION:${escapeCalendarText(description)}`,
    `LOCATION:${escapeCalendarText(place)}`,
    ...pointOf(event),
    `URL:${origin}${event.link}`,
    `STATUS:${STATUS[event.status]}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/**
 * Wall time with its zone. In the hour that autumn has twice, wall time alone means the first one (RFC 5545, 3.3.5), so
 * the second is written in UTC.
 */
function dateTime(name: string, instant: string): string {
  const time = inBerlin(instant);
  const isSecondOfTwo = time.minus({ hours: 1 }).offset > time.offset;
  return isSecondOfTwo ? `${name}:${utcStamp(instant)}` : `${name};TZID=${BERLIN}:${time.toFormat("yyyyMMdd'T'HHmmss")}`;
}

function utcStamp(instant: string): string {
  return inBerlin(instant).toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'");
}

function pointOf({ address }: EventDetail): string[] {
  if (address?.latitude == null || address.longitude == null) return [];
  return [`GEO:${address.latitude};${address.longitude}`];
}
