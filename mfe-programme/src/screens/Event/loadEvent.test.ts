import type { EventDetail } from '@spielplan/shared-contracts/api';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import { anEvent, anEventDetail, aPicture } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { allParts } from '../../testing/entryParts.ts';
import { findEventResultBreaches } from '../../testing/eventResultRules.ts';
import type { EventView } from './eventView.ts';
import { loadCalendarFile } from './loadCalendarFile.server.ts';
import { loadEvent } from './loadEvent.server.ts';

const PATH = '/de/programm/veranstaltungen/nachtstuecke/7';

function contextOf(changes: Partial<EventDetail> = {}, options: Partial<Parameters<typeof loadContext>[0]> = {}) {
  const provider = programmeProvider({ details: [anEventDetail(changes)] });
  return loadContext({
    provider,
    url: PATH,
    params: { slug: 'nachtstuecke', id: '7' },
    now: '2026-07-20T12:00:00+02:00',
    ...options,
  });
}
async function pageOf(context: ReturnType<typeof loadContext>): Promise<PageFound<EventView>> {
  const result = await loadEvent(context);
  if (result.kind !== 'page') throw new Error(`expected a page, got ${JSON.stringify(result)}`);
  return result;
}
const structured = async (changes: Partial<EventDetail> = {}) =>
  (await pageOf(contextOf(changes))).head.structuredData?.[0] as Record<string, unknown>;

describe('loading an event', () => {
  it.each([
    ['de', 'Sprache: Deutsch', ['stufenlos', 'entspannt', 'Übertitel: Englisch']],
    ['en', 'Language: German', ['step-free', 'relaxed', 'Surtitles: English']],
  ] as const)('tells in %s which language is spoken and what helps whom', async (lang, language, helps) => {
    const changes: Partial<EventDetail> = { spoken_language: 'de', surtitles: ['en'], access: ['step_free', 'relaxed'] };
    const { data } = await pageOf(contextOf(changes, { lang }));
    expect([data.details.at(-1), data.access?.notes.map(({ name }) => name)]).toEqual([language, helps]);
    const { data: silent } = await pageOf(contextOf({}, { lang }));
    expect([silent.details.join(), silent.access]).toEqual([expect.not.stringMatching(/Sprache|Language/), null]);
  });

  it('tells what helps whom above all, where the house has not asked for a part of its own', async () => {
    const design = { event_blocks: ['stage', 'booking'] };
    const { data } = await pageOf(contextOf({ access: ['step_free'] }, { design }));
    expect([data.details.at(-1), data.access]).toEqual(['stufenlos', null]);
  });

  it.each([
    [2, {}, 'bookable'],
    [0, {}, 'gone'],
    [2, { date_start: '2026-07-01T20:00:00+02:00' }, 'gone'],
  ] as const)('says whether places kept for some can be booked: status %i, %j', async (status, changes, kept) => {
    const group = { id: 1, seat_group: 1, status: 2, text: 'Parkett', prices: [], timeslots: [] };
    const places = { ...group, id: 2, seat_group: 2, status, kept_for: 'wheelchair' as const };
    const seat_groups = [group, places];
    expect((await pageOf(contextOf({ ...changes, seat_groups }))).data.access?.kept).toBe(kept);
    expect((await pageOf(contextOf({ ...changes, seat_groups: [group] }))).data.access).toBeNull();
  });

  it('says where it stands in easy language, where it does in this language (R73)', async () => {
    const easy_language = { urls: { de: '/de/leicht' } };
    expect((await pageOf(contextOf({ easy_language }))).twin).toEqual({ easy: '/de/leicht' });
    expect((await pageOf(contextOf({ easy_language }, { lang: 'en' }))).twin).toBeUndefined();
    expect((await pageOf(contextOf())).twin).toBeUndefined();
  });

  it('is shared with its picture without lettering, since its card writes the title too, and shows the other one (R58)', async () => {
    const { head, data } = await pageOf(contextOf({ image_plain: { ...aPicture, base: '/media/plain' } }));
    expect([head.ogImage, data.picture?.base]).toEqual([
      expect.objectContaining({ src: '/media/plain-1600.jpg' }),
      aPicture.base,
    ]);
    expect(JSON.stringify(data)).not.toContain('/media/plain');
    const { head: before } = await pageOf(contextOf());
    expect(before.ogImage).toMatchObject({ src: `${aPicture.base}-1600.jpg` });
  });

  it('leads a wrong slug with the right id to the canonical address (R36)', async () => {
    const params = { slug: 'nachtstuck', id: '7' };
    expect(await loadEvent(contextOf({}, { params, url: `${PATH}?utm_source=brief` }))).toEqual({
      kind: 'redirect',
      status: 301,
      to: `${PATH}?utm_source=brief`,
    });
    expect(await loadCalendarFile(contextOf({}, { params }))).toEqual({ kind: 'redirect', status: 301, to: `${PATH}/event.ics` });
  });

  it.each(['8', '0', 'abc', '99999999999', '7.5', '-7'])('has no event number %s', async (id) => {
    expect(await loadEvent(contextOf({}, { params: { slug: 'nachtstuecke', id } }))).toEqual({ kind: 'missing', status: 404 });
  });

  it('shows its parts in the order of the house and leaves out names it does not know', async () => {
    const { data } = await pageOf(contextOf({}, { design: { event_blocks: ['venue', 'trailer', 'stage'] } }));
    expect(data.blocks).toEqual(['venue', 'stage']);
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
      url: `https://www.kulturmeile.example${PATH}`,
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

  it('gives the booking widget what it needs, and nothing when there is nothing to book', async () => {
    const { data } = await pageOf(contextOf());
    expect(data.booking).toMatchObject({
      eventId: 7,
      idJet: 4711,
      dateStart: '2026-08-01T20:00:00+02:00',
      shopHosts: ['shop.example'],
      now: Date.parse('2026-07-20T12:00:00+02:00'),
    });
    expect(data.isBookable).toBe(true);
    expect((await pageOf(contextOf({ status: 'cancelled' }))).data.booking).toBeNull();
    expect((await pageOf(contextOf({}, { now: '2026-08-02T12:00:00+02:00' }))).data.booking).toBeNull();
  });

  it('does not call free tickets bookable', async () => {
    const [price] = anEventDetail().prices;
    if (!price) throw new Error('The builder gives prices.');
    expect((await pageOf(contextOf({ prices: [{ ...price, price: '0.00' }] }))).data.isBookable).toBe(false);
  });

  it('says when the sale begins, and its page changes then (R53)', async () => {
    const ticketSaleFrom = '2026-07-20T18:00:00+02:00';
    const { data, validUntil } = await pageOf(contextOf({ ticketSaleFrom }));
    expect(data.saleNote).toBe('Vorverkauf ab 20. Juli 2026, 18:00\u00a0Uhr');
    expect(validUntil).toBe(Date.parse(ticketSaleFrom));
  });

  it('describes itself in whole words', async () => {
    const { head } = await pageOf(contextOf({ description: `<p>Tanz &amp; Musik</p>${'<p>am langen Fluss</p>'.repeat(20)}` }));
    expect(head.description).toMatch(/Mühlinsel\. Tanz & Musik am langen Fluss .*…$/);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect((await pageOf(contextOf({ description: '' }))).head.description).toBe(
      'Nachtstücke am 1. August 2026, 20:00 Uhr, Orchestersaal, Konzerthalle Mühlinsel.',
    );
  });

  it('names the further dates of the production', async () => {
    const { data } = await pageOf(
      contextOf({ other_dates: [anEvent({ id: 8, date_start: '2026-08-02T18:00:00Z', ticket_status: 'sold_out' })] }),
    );
    expect(data.otherDates).toEqual([
      {
        id: 8,
        href: expect.stringContaining('/8'),
        title: 'Nachtstücke',
        date: 'Sonntag, 2. August 2026, 20:00\u00a0Uhr',
        place: 'Orchestersaal, Konzerthalle Mühlinsel',
        state: 'sold_out',
        overAt: Date.parse('2026-08-02T23:00:00+02:00'),
      },
    ]);
  });

  it('shows what else is on of its series, each of another production, none cancelled and not itself', async () => {
    const series = { id: 4, name: 'Flussgespräche', slug: 'flussgespraeche' };
    const events = [
      anEvent({ id: 7, series, production: 1 }),
      anEvent({ id: 8, series, production: 1, date_start: '2026-08-02T20:00:00+02:00' }),
      anEvent({ id: 9, series, production: 2, date_start: '2026-08-03T20:00:00+02:00', status: 'cancelled' }),
      anEvent({ id: 10, series, production: 2, date_start: '2026-08-04T20:00:00+02:00', headline: 'Über Wasser' }),
      anEvent({ id: 11, series, production: 2, date_start: '2026-08-05T20:00:00+02:00' }),
      anEvent({ id: 12, production: 3, date_start: '2026-08-06T20:00:00+02:00' }),
    ];
    const provider = programmeProvider({ details: [anEventDetail({ series })], events });
    const { data } = await pageOf(contextOf({}, { provider }));
    expect(data.related.map(({ id, title, date }) => [id, title, date])).toEqual([
      [10, 'Über Wasser', 'Dienstag, 4. August 2026, 20:00\u00a0Uhr'],
    ]);
  });

  it('shows others of its genre where it has no series, and is whole where they cannot be read', async () => {
    const events = [
      anEvent({ id: 8, production: 2 }),
      anEvent({ id: 9, production: 3, genre: { id: 3, name: 'Oper', slug: 'oper' } }),
    ];
    const details = [anEventDetail({ production: 1 })];
    expect((await pageOf(contextOf({}, { provider: programmeProvider({ details, events }) }))).data.related).toMatchObject([
      { id: 8 },
    ]);
    const failing = programmeProvider({ details, events, failing: ['events'] });
    expect((await pageOf(contextOf({}, { provider: failing }))).data.related).toEqual([]);
  });

  it('leads to none that is sold out, but to the next date of its production that is not', async () => {
    const events = [
      anEvent({ id: 8, production: 2, ticket_status: 'sold_out' }),
      anEvent({ id: 9, production: 2, ticket_status: 'few', date_start: '2026-08-05T20:00:00+02:00' }),
      anEvent({ id: 10, production: 3, ticket_status: 'sold_out' }),
    ];
    const provider = programmeProvider({ details: [anEventDetail({ production: 1 })], events });
    expect((await pageOf(contextOf({}, { provider }))).data.related.map(({ id }) => id)).toEqual([9]);
  });

  it('gives a calendar file', async () => {
    const file = await loadCalendarFile(contextOf());
    expect(file).toMatchObject({ kind: 'file', contentType: 'text/calendar; charset=utf-8', filename: 'nachtstuecke-7.ics' });
  });
});
