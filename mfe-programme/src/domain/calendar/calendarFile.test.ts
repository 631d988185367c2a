import type { EventDetail } from '@spielplan/shared-contracts/api';
import { setHouseFormats } from '@spielplan/shared-contracts/i18n';
import { sync } from 'node-ical';
import { anEventDetail } from '../../testing/builders.ts';
import { calendarFile } from './calendarFile.server.ts';

const options = {
  origin: 'https://www.kulturmeile.example',
  siteName: 'Kulturmeile',
};
const entry = (changes: Partial<EventDetail> = {}) => {
  const event = anEventDetail(changes);
  return { event, place: 'Orchestersaal, Mühlinsel 3', description: 'Karten; hier', made: '2026-08-01T12:00:00+02:00' };
};
const file = (changes: Partial<EventDetail> = {}) => calendarFile([entry(changes)], options);
const value = (text: string, name: string) => text.split('\r\n').find((line) => new RegExp(`^${name}[:;]`).test(line));
const eventPart = (text: string) => text.slice(text.indexOf('BEGIN:VEVENT'));

describe('the calendar file of an event', () => {
  it('is one valid event with Berlin times (RFC 5545)', () => {
    const text = file({ date_end: '2026-08-01T22:00:00+02:00' });
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(eventPart(text)).toContain('DTSTART;TZID=Europe/Berlin:20260801T200000\r\n');
    expect(eventPart(text)).toContain('DTEND;TZID=Europe/Berlin:20260801T220000\r\n');
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n');
    expect(value(text, 'LOCATION')).toBe('LOCATION:Orchestersaal\\, Mühlinsel 3');
    expect(value(text, 'DESCRIPTION')).toBe('DESCRIPTION:Karten\\; hier');
  });

  it('keeps its UID when the event changes, in every language', () => {
    const changed = file({
      headline: 'Nocturnes',
      slug: 'nocturnes',
      modified: '2026-07-20T10:00:00+02:00',
      status: 'postponed',
    });
    expect(value(changed, 'UID')).toBe(value(file(), 'UID'));
    expect(value(file(), 'UID')).toBe('UID:event-7@www.kulturmeile.example');
  });

  it.each<[string, Partial<EventDetail>]>([
    ['moved', { date_start: '2026-08-02T20:00:00+02:00' }],
    ['cancelled', { status: 'cancelled' }],
  ])('is a later revision once it is %s, or calendars keep what they have (RFC 5545, 3.8.7.4)', (_, change) => {
    const before = file({ modified: '2026-07-01T10:00:00+02:00' });
    const after = file({ ...change, modified: '2026-07-01T10:00:01+02:00' });
    const sequence = (text: string) => Number(value(text, 'SEQUENCE')?.slice('SEQUENCE:'.length));
    expect(sequence(after)).toBeGreaterThan(sequence(before));
    expect(sequence(before)).toBeLessThan(2 ** 31);
    expect(value(after, 'UID')).toBe(value(before, 'UID'));
    expect(value(after, 'LAST-MODIFIED')).toBe('LAST-MODIFIED:20260701T080001Z');
  });

  it('claims no revision where nobody knows of changes', () => {
    const { modified: _, ...event } = anEventDetail();
    const text = calendarFile([{ event, place: '', description: '', made: '2026-08-01T12:00:00+02:00' }], options);
    expect(value(text, 'SEQUENCE')).toBeUndefined();
    expect(value(text, 'LAST-MODIFIED')).toBe('LAST-MODIFIED:20260801T100000Z');
  });

  it('has no end where the house gives none (R20)', () => {
    expect(eventPart(file({ date_end: null }))).not.toMatch(/DTEND|DURATION/);
    expect(eventPart(file({ date_end: '2026-01-01T22:00:00+01:00' }))).not.toMatch(/DTEND|DURATION/);
  });

  it.each([
    ['scheduled', 'STATUS:CONFIRMED'],
    ['cancelled', 'STATUS:CANCELLED'],
    ['postponed', 'STATUS:TENTATIVE'],
  ] as const)('says that an event is %s', (status, line) => {
    expect(value(file({ status }), 'STATUS')).toBe(line);
  });

  it.each([
    ['2026-07-31T22:30:00Z', 'DTSTART;TZID=Europe/Berlin:20260801T003000'],
    ['2026-12-31T23:30:00Z', 'DTSTART;TZID=Europe/Berlin:20270101T003000'],
    ['2026-03-29T02:30:00+01:00', 'DTSTART;TZID=Europe/Berlin:20260329T033000'],
    ['2026-10-25T02:30:00+02:00', 'DTSTART;TZID=Europe/Berlin:20261025T023000'],
    // The second 02:30 of that night: wall time would mean the first.
    ['2026-10-25T02:30:00+01:00', 'DTSTART:20261025T013000Z'],
    ['2026-10-25T03:30:00+01:00', 'DTSTART;TZID=Europe/Berlin:20261025T033000'],
  ])('writes %s as %s (R1 and R2)', (date_start, line) => {
    expect(value(eventPart(file({ date_start })), 'DTSTART')).toBe(line);
  });
});

describe('a calendar of many events', () => {
  const calendar = calendarFile([entry({ id: 1 }), entry({ id: 2, status: 'cancelled' })], {
    ...options,
    name: 'Spielplan, Kulturmeile',
    refreshHours: 6,
  });

  it('tells the zone once and every event with a UID of its own', () => {
    expect(calendar.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(calendar.match(/^UID:.*/gm)?.map((line) => line.trim())).toEqual([
      'UID:event-1@www.kulturmeile.example',
      'UID:event-2@www.kulturmeile.example',
    ]);
    expect(calendar.match(/^STATUS:.*/gm)?.map((line) => line.trim())).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
  });

  it('has a name and says how often it is worth asking again (RFC 7986)', () => {
    expect(value(calendar, 'NAME')).toBe('NAME:Spielplan\\, Kulturmeile');
    expect(value(calendar, 'REFRESH-INTERVAL')).toBe('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  });

  it('is whole without any event', () => {
    expect(calendarFile([], options)).toMatch(/^BEGIN:VCALENDAR[\s\S]*END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
  });
});

describe('a calendar of a house elsewhere (R1)', () => {
  afterEach(() => setHouseFormats({}));

  it.each([
    ['America/New_York', '2026-03-08T07:30:00Z', '20260308T033000'],
    ['America/New_York', '2026-11-02T01:00:00Z', '20261101T200000'],
    ['Pacific/Auckland', '2026-09-26T14:30:00Z', '20260927T033000'],
    ['Europe/London', '2026-08-01T18:00:00Z', '20260801T190000'],
    ['Africa/Casablanca', '2024-03-20T20:00:00Z', '20240320T200000'],
  ])('in %s has %s as %s, which a library reads as the same instant', (zone, date_start, wall) => {
    setHouseFormats({ zone });
    const text = file({ date_start });
    expect(value(eventPart(text), 'DTSTART')).toBe(`DTSTART;TZID=${zone}:${wall}`);
    expect(text).toContain(`BEGIN:VTIMEZONE\r\nTZID:${zone}\r\n`);
    const [start] = Object.values(sync.parseICS(text)).flatMap((part) => (part?.type === 'VEVENT' ? [part.start] : []));
    expect(start?.getTime()).toBe(Date.parse(date_start));
  });

  it('writes the second of an hour that comes twice in universal time', () => {
    setHouseFormats({ zone: 'America/New_York' });
    expect(value(eventPart(file({ date_start: '2026-11-01T06:30:00Z' })), 'DTSTART')).toBe('DTSTART:20261101T063000Z');
  });
});
