import { sync } from 'node-ical';
import { anEvent, anEventDetail } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadSavedEvents } from './loadSavedEvents.server.ts';
import { loadSavedEventsCalendar } from './loadSavedEventsCalendar.server.ts';

const PATH = '/de/favoriten';
const events = [
  anEvent({ id: 3, date_start: '2026-08-05T20:00:00+02:00', headline: 'Später' }),
  anEvent({ id: 7, date_start: '2026-08-02T20:00:00+02:00', status: 'cancelled' }),
  anEvent({ id: 8, date_start: '2026-08-02T11:00:00+02:00', headline: 'Sonntag' }),
  anEvent({ id: 9, date_start: '2026-07-01T20:00:00+02:00', headline: 'Vorbei' }),
];
const details = [anEventDetail({ id: 3, date_start: '2026-08-05T20:00:00+02:00', headline: 'Später' })];
const venues = [aVenue({ id: 2 }), aVenue({ id: 5, address: null })];
const contextOf = (search = '', { hasFlag = true, failing = [] as string[], file = '' } = {}) =>
  loadContext({
    provider: programmeProvider({ events, failing, details, venues }),
    url: PATH + file + search,
    design: { favourites: hasFlag },
    now: '2026-08-01T12:00:00+02:00',
  });

describe('loading saved events (R50)', () => {
  it('is no page where the house has no favourites', async () => {
    const missing = { kind: 'missing', status: 404, isSwitchedOff: true };
    expect(await loadSavedEvents(contextOf('', { hasFlag: false }))).toEqual(missing);
    expect(await loadSavedEventsCalendar(contextOf('?events=3', { hasFlag: false }))).toEqual(missing);
  });

  it('is one empty page for every visitor, with what is on at the weekend, and nobody else’s to find (R40)', async () => {
    const context = contextOf();
    const { data, head } = await pageOf(loadSavedEvents, context);
    expect([data.asked, data.items, data.over, data.missing]).toEqual([null, [], [], []]);
    expect(context.provider).toMatchObject({
      requests: [{ id: 'events', query: { date: '01-08-2026', date_to: '02-08-2026' } }],
    });
    expect(data.suggestions).toEqual([
      {
        id: 8,
        title: 'Sonntag',
        date: 'Sonntag, 2. August 2026, 11:00\u00a0Uhr',
        place: 'Orchestersaal, Konzerthalle Mühlinsel',
        href: '/de/programm/veranstaltungen/nachtstuecke/8',
      },
    ]);
    expect((await pageOf(loadSavedEvents, contextOf('', { failing: ['events'] }))).data.suggestions).toEqual([]);
    expect((await pageOf(loadSavedEvents, contextOf('?events=3'))).data.suggestions).toEqual([]);
    expect(head).toMatchObject({ robots: 'noindex', alternates: { de: PATH, en: '/en/favourites' } });
  });

  it('tells those to come from those that are over and those that are gone', async () => {
    const { data, head } = await pageOf(loadSavedEvents, contextOf('?events=3_7_9_404'));
    expect(data.items.map(({ id, state }) => [id, state])).toEqual([
      [7, 'cancelled'],
      [3, null],
    ]);
    expect(data.over.map(({ id }) => id)).toEqual([9]);
    expect(data.missing).toEqual([404]);
    expect(head.canonical).toBe(`${PATH}?events=3_7_9_404`);
  });

  it.each([
    ['?events=9_3', `${PATH}?events=3_9`],
    ['?events=abc', PATH],
    ['?events=3&events=9&utm_source=brief', `${PATH}?events=3&utm_source=brief`],
  ])('%s is led to %s (R13)', async (search, to) => {
    expect(await loadSavedEvents(contextOf(search))).toEqual({ kind: 'redirect', status: 302, to });
  });

  it('tells when doors open and when it ends, and invents neither (R20)', async () => {
    const evening = anEvent({
      id: 4,
      date_start: '2026-08-03T20:00:00+02:00',
      date_end: '2026-08-04T00:30:00+02:00',
      doors_open: '2026-08-03T19:15:00+02:00',
    });
    const long = anEvent({ id: 5, date_start: '2026-08-06T10:00:00+02:00', date_end: '2026-08-06T18:00:00+02:00' });
    const open = anEvent({ id: 6, event_type_new: { id: 4, name: 'Ausstellung', slug: 'ausstellung' }, ticket_status: 'free' });
    const provider = programmeProvider({ events: [evening, long, open, ...events] });
    const { data } = await pageOf(
      loadSavedEvents,
      loadContext({ provider, url: `${PATH}?events=3_4_5_6`, design: { favourites: true } }),
    );
    expect(
      data.items.map(({ id, times, until, isOpenDoor, ticketUrl }) => [id, times, until, isOpenDoor, ticketUrl !== null]),
    ).toEqual([
      [6, '', null, true, false],
      [
        4,
        'bis 4. August 2026,\u00a000:30\u00a0Uhr · Einlass\u00a019:15\u00a0Uhr',
        Date.parse('2026-08-04T00:30:00+02:00'),
        false,
        true,
      ],
      [3, '', null, false, true],
      [5, 'bis\u00a018:00\u00a0Uhr', Date.parse('2026-08-06T18:00:00+02:00'), true, true],
    ]);
    expect(data.asOf).toBe('Stand: 1. August 2026, 12:00\u00a0Uhr');
  });

  it('knows where the houses of a plan are, of those that say so, and goes without where nobody answers (R67)', async () => {
    const other = anEvent({ id: 4, venue: { id: 5, name: 'Werkhalle', slug: 'werkhalle' } });
    const contextWith = (failing: string[]) =>
      loadContext({
        provider: programmeProvider({ events: [other, ...events], venues, failing }),
        url: `${PATH}?events=3_4`,
        design: { favourites: true },
      });
    expect((await pageOf(loadSavedEvents, contextWith([]))).data.points).toEqual({ 2: [49.4181, 9.7334] });
    const failing = contextWith(['venues']);
    expect((await pageOf(loadSavedEvents, failing)).data).toMatchObject({ points: {}, items: [{ id: 4 }, { id: 3 }] });
    expect(failing.lines).toEqual([expect.objectContaining({ event: 'plan.venuesUnavailable' })]);
  });

  it('brings what is sold where it is asked for, without what cannot be read (R68)', async () => {
    expect((await pageOf(loadSavedEvents, contextOf('?events=3_7_8'))).data).not.toHaveProperty('bookings');
    const context = contextOf('?events=3_7_8&tickets=1');
    const { data } = await pageOf(loadSavedEvents, context);
    expect(data.bookings).toMatchObject([
      { eventId: 3, idJet: 4711, title: 'Später', path: data.items[2]?.href, now: context.now },
    ]);
    expect(context.lines).toEqual([
      expect.objectContaining({ event: 'plan.eventUnavailable', fields: expect.objectContaining({ id: 8 }) }),
    ]);
  });

  it('fails as the provider fails, and never says that saved events are gone', async () => {
    await expect(loadSavedEvents(contextOf('?events=3', { failing: ['events'] }))).rejects.toMatchObject({
      spielplan: 'PROVIDER_UNREACHABLE',
    });
  });
});

describe('saved events as a calendar file', () => {
  it('holds them all with the UIDs of their own files, the cancelled one struck out', async () => {
    const file = await loadSavedEventsCalendar(contextOf('?events=3_7_9_404', { file: '/favoriten.ics' }));
    if (file.kind !== 'file') throw new Error(`expected a file, got ${file.kind}`);
    expect([file.filename, file.contentType]).toEqual(['favoriten.ics', 'text/calendar; charset=utf-8']);
    expect(file.body.match(/^(UID|STATUS):.*/gm)?.map((line) => line.trim())).toEqual([
      'UID:event-3@www.kulturmeile.example',
      'STATUS:CONFIRMED',
      'UID:event-7@www.kulturmeile.example',
      'STATUS:CANCELLED',
      'UID:event-9@www.kulturmeile.example',
      'STATUS:CONFIRMED',
    ]);
    expect(file.body.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('is read by others: start and end across midnight, place, and no reminder', async () => {
    const evening = anEvent({ id: 4, date_start: '2026-10-24T22:00:00+02:00', date_end: '2026-10-25T02:30:00+01:00' });
    const provider = programmeProvider({ events: [evening, ...events] });
    const context = loadContext({ provider, url: `${PATH}/favoriten.ics?events=3_4`, design: { favourites: true } });
    const file = await loadSavedEventsCalendar(context);
    if (file.kind !== 'file') throw new Error(`expected a file, got ${file.kind}`);
    const read = Object.values(sync.parseICS(file.body)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []));
    expect(
      read.map(({ uid, start, end, location, alarms }) => ({
        uid,
        start: start.toISOString(),
        end: end?.toISOString(),
        location,
        alarms,
      })),
    ).toEqual([
      // Without an end in the file an entry lasts no time (RFC 5545, 3.6.1).
      expect.objectContaining({ uid: 'event-3@www.kulturmeile.example', end: '2026-08-05T18:00:00.000Z' }),
      {
        uid: 'event-4@www.kulturmeile.example',
        start: '2026-10-24T20:00:00.000Z',
        end: '2026-10-25T01:30:00.000Z',
        location: 'Orchestersaal, Konzerthalle Mühlinsel',
        alarms: undefined,
      },
    ]);
  });

  it('is whole without any event', async () => {
    expect(await loadSavedEventsCalendar(contextOf())).toMatchObject({
      kind: 'file',
      body: expect.stringMatching(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/),
    });
  });
});
