import type { EventDetail } from '@spielplan/shared-contracts/api';
import { anEventDetail } from '../../testing/builders.ts';
import { structuredPlace } from '../../domain/page/structuredParts.server.ts';
import { allParts } from '../../testing/entryParts.ts';
import { findEventResultBreaches } from '../../testing/eventResultRules.ts';
import { contextOf, EVENT_PATH, pageOf } from './testing/eventPage.ts';

const headOf = async (changes: Partial<EventDetail> = {}, lang: 'de' | 'en' = 'de') =>
  (await pageOf(contextOf(changes, { lang }))).head;
const structured = async (changes: Partial<EventDetail> = {}) =>
  (await headOf(changes)).structuredData?.[0] as Record<string, unknown>;

it('tells search engines of a sale that has not begun, and from when there are tickets', async () => {
  const sale = { ticketSaleFrom: '2026-07-25T10:00:00+02:00', ticket_status: 'none' as const, ticket_url: null };
  const offer = { availability: 'https://schema.org/PreOrder', validFrom: '2026-07-25T10:00:00+02:00' };
  expect(await structured(sale)).toMatchObject({
    offers: [
      { name: 'Ermäßigt', ...offer },
      { name: 'Vollpreis', ...offer },
    ],
  });
  const begun = { ...sale, ticketSaleFrom: '2026-07-20T10:00:00+02:00', ticket_status: 'available' as const };
  expect(await structured(begun)).toMatchObject({ offers: [{ availability: 'https://schema.org/InStock' }, {}] });
});

it('tells search engines when the doors open, where the house says so', async () => {
  expect(await structured({ doors_open: '2026-08-01T17:15:00Z' })).toMatchObject({ doorTime: '2026-08-01T19:15:00+02:00' });
  expect(await structured()).not.toHaveProperty('doorTime');
});

it('names who performs and who takes part otherwise, and says neither where the provider does not know', async () => {
  const credits = [
    { role: 'Es spielt', names: ['Flussorchester'], persons: [], is_performer: true },
    { role: 'Solo', names: ['Mara Lind'], persons: [{ name: 'Mara Lind', link: '/de/team/lind/3' }], is_performer: true },
    {
      role: 'Licht',
      names: ['Ada Pohl', 'Gast'],
      persons: [{ name: 'Ada Pohl', link: '/de/team/pohl/4' }],
      is_performer: false,
    },
  ];
  expect(await structured({ credits })).toMatchObject({
    performer: [
      { '@type': 'PerformingGroup', name: 'Flussorchester' },
      { '@type': 'Person', name: 'Mara Lind', url: 'https://www.kulturmeile.example/de/team/lind/3' },
    ],
    contributor: [{ '@type': 'Person', name: 'Ada Pohl' }],
  });
  expect(await structured()).not.toHaveProperty('performer');
});

it('is described by its own date, and its title shows the date within 60 characters', async () => {
  const first = await headOf({ description: `<p>${'Ein Abend am Fluss. '.repeat(20)}</p>` });
  const second = await headOf({ date_start: '2026-08-02T20:00:00+02:00' });
  expect(first.description).not.toBe(second.description);
  expect([first.description.length <= 160, first.description.endsWith('…')]).toEqual([true, true]);
  const headline = 'Die lange Nacht der kurzen Stücke für alle, die nicht schlafen können';
  const { title } = await headOf({ headline });
  expect(title.length).toBeLessThanOrEqual(60);
  expect(title).toMatch(/^Die lange Nacht der kurzen Stücke für alle, die….*1\.8\.2026$/);
  expect((await headOf({ headline }, 'en')).title).toMatch(/…, 1\/8\/2026$/);
  expect(first.cardLine).toBe('Samstag, 1. August 2026, 20:00 Uhr · Orchestersaal, Konzerthalle Mühlinsel');
});

it('tells search engines what is played, what the press says and where the trailer is', async () => {
  const data = await structured(allParts);
  expect(data).toMatchObject({
    image: [
      'https://www.kulturmeile.example/media/posters/production-1-1600.jpg',
      'https://www.kulturmeile.example/media/posters/scene-1-1600.jpg',
    ],
    duration: 'PT90M',
    workPerformed: [
      { '@type': 'CreativeWork', name: 'Metacosmos' },
      { '@type': 'CreativeWork', name: 'Die Moldau' },
    ],
    review: [{ '@type': 'Review', reviewBody: 'Selten war ein Nein so leise.', author: { name: 'Flusskurier' } }],
    subjectOf: [{ '@type': 'VideoObject', name: 'Trailer', embedUrl: 'https://player.vimeo.com/video/700000041?dnt=1' }],
  });
  expect(findEventResultBreaches(data, anEventDetail())).toEqual([]);
  expect(Object.keys(await structured())).not.toEqual(expect.arrayContaining(['review']));
});

it('tells search engines no end that the house does not give (R20)', async () => {
  expect(await structured()).not.toHaveProperty('endDate');
  expect(await structured({ date_end: '2026-08-01T20:00:00Z' })).toMatchObject({ endDate: '2026-08-01T22:00:00+02:00' });
  // An end that is not behind the start is a mistake, and told to nobody.
  expect(await structured({ date_end: '2026-07-01T20:00:00Z' })).not.toHaveProperty('endDate');
  expect((await pageOf(contextOf())).data.endTime).toBeNull();
});

it('tells search engines when, where and for how much', async () => {
  expect(await structured({ date_start: '2026-07-31T22:30:00Z' })).toMatchObject({
    '@type': 'Event',
    name: 'Nachtstücke',
    url: `https://www.kulturmeile.example${EVENT_PATH}`,
    startDate: '2026-08-01T00:30:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    image: ['https://www.kulturmeile.example/media/posters/production-1-1600.jpg'],
    location: {
      name: 'Konzerthalle Mühlinsel, Orchestersaal',
      address: { addressLocality: 'Altwasser', addressCountry: 'DE' },
    },
    offers: [
      {
        name: 'Ermäßigt',
        price: '12.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/events/7',
      },
      { name: 'Vollpreis', price: '24.00', priceCurrency: 'EUR' },
    ],
  });
});

it('tells search engines that the prices of a full group are sold out', async () => {
  const group = (status: 0 | 2, price: string, slots: readonly (0 | 2)[] = []) => ({
    id: Number.parseInt(price, 10),
    seat_group: Number.parseInt(price, 10),
    text: 'Parkett',
    status,
    prices: [
      {
        id: 1,
        sale_type_id: 1,
        seat_group: null,
        text: 'Vollpreis',
        name: 'Vollpreis',
        has_discounts: false,
        max_quantity: null,
        price,
      },
    ],
    timeslots: slots.map((each, index) => ({ id: index + 1, block_id: index + 1, time_start: '18:00:00', status: each })),
  });
  const groups = [group(2, '30.00'), group(0, '20.00'), group(2, '10.00', [0, 0]), group(2, '8.00', [0, 2])];
  const { offers } = (await structured({ prices: [], seat_groups: groups as unknown as EventDetail['seat_groups'] })) as {
    offers: { price: string; availability: string }[];
  };
  expect(offers.map(({ price, availability }) => [price, availability.split('/').at(-1)])).toEqual([
    ['8.00', 'InStock'],
    ['10.00', 'SoldOut'],
    ['20.00', 'SoldOut'],
    ['30.00', 'InStock'],
  ]);
});

it.each([
  [{ ticket_status: 'sold_out' as const }, { offers: [{ availability: 'https://schema.org/SoldOut' }, {}] }],
  [{ ticket_status: 'few' as const }, { offers: [{ availability: 'https://schema.org/InStock' }, {}] }],
  [
    { ticket_status: 'free' as const, prices: [] },
    { isAccessibleForFree: true, offers: [{ price: '0' }] },
  ],
  [{ status: 'postponed' as const }, { eventStatus: 'https://schema.org/EventPostponed' }],
  [
    { previous_date_start: '2026-07-25T18:00:00Z' },
    { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-07-25T20:00:00+02:00' },
  ],
])('tells search engines of %j', async (changes, expected) => {
  expect(await structured(changes)).toMatchObject(expected);
});

it.each<[string, Partial<EventDetail>]>([
  ['an ordinary evening', {}],
  ['an evening with an end', { date_end: '2026-08-01T22:00:00+02:00' }],
  ['an end after midnight', { date_start: '2026-10-24T22:00:00+02:00', date_end: '2026-10-25T02:30:00+01:00' }],
  ['a cancelled one', { status: 'cancelled', ticket_status: 'none', prices: [], ticket_url: null }],
  ['a postponed one', { status: 'postponed', ticket_status: 'none', ticket_url: null }],
  ['a moved one', { previous_date_start: '2026-07-25T20:00:00+02:00' }],
  ['a sold-out one', { ticket_status: 'sold_out', ticket_url: null }],
  ['few tickets left', { ticket_status: 'few' }],
  ['a free one', { ticket_status: 'free', prices: [], ticket_url: null }],
  ['a sale that has not begun', { ticketSaleFrom: '2026-07-25T10:00:00+02:00', ticket_status: 'none', ticket_url: null }],
  ['one that sells nothing here', { ticket_status: 'none', prices: [], ticket_url: null }],
  ['a price nobody can read', { prices: [{ ...anEventDetail().prices[0]!, price: 'ab 9 Euro' }] }],
  ['one without a picture or a room', { image_obj: null, room: null }],
])('keeps the rules of event results: %s (R20)', async (_, changes) => {
  const data = await structured(changes);
  expect(findEventResultBreaches(data, anEventDetail(changes))).toEqual([]);
});

it('offers nothing for a cancelled event', async () => {
  const data = await structured({ status: 'cancelled', ticket_status: 'none' });
  expect(data).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(data).not.toHaveProperty('offers');
});

it('offers nothing for an event that is over', async () => {
  expect(await structured({ date_start: '2026-07-19T20:00:00+02:00' })).not.toHaveProperty('offers');
});

it('an event without a venue is told to be at the house', async () => {
  const nowhere = { venue: null, room: null, address: null };
  expect((await structured(nowhere)).location).toEqual({ '@type': 'Place', name: 'Kulturmeile Altwasser' });
  const address = { street: 'Uferweg 1', postal_code: '36110', town: 'Altwasser', country: 'DE' };
  expect(structuredPlace(nowhere, null, { name: 'Haus', address })).toMatchObject({
    location: { name: 'Haus', address: { '@type': 'PostalAddress', streetAddress: 'Uferweg 1', addressCountry: 'DE' } },
  });
});
