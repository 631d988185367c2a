import type { EventDetail, EventSummary } from '@spielplan/shared-contracts/api';
import { houseZone } from '@spielplan/shared-contracts/i18n';
import { inHouseZone } from '@spielplan/shared-contracts/i18n/dates';
import { knownEnd } from '@spielplan/shared-contracts/rules';
import { escapeCalendarText, foldLine } from './calendarText.ts';
import { zoneLines } from './zoneLines.server.ts';

/**
 * An event as a calendar entry: what lists know of it,
 * with what only details know where it is at hand.
 */
export interface CalendarEvent {
  event: EventSummary & Partial<Pick<EventDetail, 'address'>>;
  place: string;
  description: string;
  /** Stamps an event of which nobody knows when it changed. */
  made: string;
}

interface CalendarOptions {
  /** The public origin, such as `https://www.example.org`. */
  origin: string;
  siteName: string;
  /** What a calendar that holds all of them is called; a file of one event needs no name. */
  name?: string;
  /** What it holds, where that is not all. */
  description?: string | null;
  /** Hours after which a calendar that subscribed may ask again. */
  refreshHours?: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FIRST_REVISION = Date.UTC(2020, 0, 1);

const STATUS = { scheduled: 'CONFIRMED', cancelled: 'CANCELLED', postponed: 'TENTATIVE' } as const;

/**
 * Events as an iCalendar file (RFC 5545; name, description and refresh by RFC 7986): the same UID in every
 * language, every file and after every change, times in the house's zone (R1), no end where the house gives none
 * (R20).
 */
export function calendarFile(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const { head, tail } = calendarFrame(options);
  return head + events.map((entry) => calendarEntryText(entry, options.origin)).join('') + tail;
}

/** What stands before and behind the entries of a calendar. */
export function calendarFrame({ siteName, name, description, refreshHours }: Omit<CalendarOptions, 'origin'>): {
  head: string;
  tail: string;
} {
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeCalendarText(siteName)}//Spielplan//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name
      ? [`NAME:${escapeCalendarText(name)}`, `X-WR-CALNAME:${escapeCalendarText(name)}`, `X-WR-TIMEZONE:${houseZone()}`]
      : []),
    ...(description ? ['DESCRIPTION', 'X-WR-CALDESC'].map((key) => `${key}:${escapeCalendarText(description)}`) : []),
    ...(refreshHours ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`] : []),
    ...zoneLines(houseZone()),
  ];
  return { head: written(head), tail: written(['END:VCALENDAR']) };
}

/** One entry of a calendar, its lines folded. */
export function calendarEntryText(entry: CalendarEvent, origin: string): string {
  return written(eventLines(entry, origin));
}

/** Lines as calendar files have them: folded, each ended. */
export function written(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines({ event, place, description, made }: CalendarEvent, origin: string): string[] {
  const modified = utcStamp(event.modified ?? made);
  const end = knownEnd(event);
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${modified}`,
    `LAST-MODIFIED:${modified}`,
    ...(event.modified === undefined ? [] : [`SEQUENCE:${sequenceOf(event.modified)}`]),
    dateTime('DTSTART', event.date_start),
    ...(end === null ? [] : [dateTime('DTEND', end)]),
    `SUMMARY:${escapeCalendarText(event.headline || event.name)}`,
    ...(description ? [`DESCRIPTION:${escapeCalendarText(description)}`] : []),
    ...(place ? [`LOCATION:${escapeCalendarText(place)}`] : []),
    ...pointOf(event),
    `URL:${origin}${event.link}`,
    `STATUS:${STATUS[event.status]}`,
    'END:VEVENT',
  ];
}

/**
 * Wall time with its zone. In the hour that autumn has twice, wall time alone
 * means the first one (RFC 5545, 3.3.5), so the second is written in UTC.
 */
function dateTime(name: string, instant: string): string {
  const time = inHouseZone(instant);
  const isSecondOfTwo = time.zone.offset(time.toMillis() - HOUR_MS) > time.offset;
  if (isSecondOfTwo) return `${name}:${utcStamp(instant)}`;
  return `${name};TZID=${houseZone()}:${stampOf(time.toMillis() + time.offset * MINUTE_MS)}`;
}

/**
 * Which revision of an entry this is (RFC 5545, 3.8.7.4): calendars take over a new time or a
 * cancellation only under a higher number. Seconds since 2020 rise with every change and need no
 * count to be kept; they fit the property's 32 bits until 2088.
 */
function sequenceOf(modified: string): number {
  return Math.max(0, Math.floor((inHouseZone(modified).toMillis() - FIRST_REVISION) / 1000));
}

/** An instant as calendars write it, in UTC. */
export function utcStamp(instant: string): string {
  return `${stampOf(inHouseZone(instant).toMillis())}Z`;
}

/** `20270131T193000`. A season has thousands, and a formatter takes ten times as long. */
function stampOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
}

function pointOf({ address }: CalendarEvent['event']): string[] {
  if (address?.latitude == null || address.longitude == null) return [];
  return [`GEO:${address.latitude};${address.longitude}`];
}
