import type { EventDetail } from '@spielplan/shared-contracts/api';
import { anEvent, anEventDetail, aPicture } from '../../testing/builders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadCalendarFile } from './loadCalendarFile.server.ts';
import { loadEvent } from './loadEvent.server.ts';
import { contextOf, EVENT_PATH, pageOf } from './testing/eventPage.ts';

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
    expect(await loadEvent(contextOf({}, { params, url: `${EVENT_PATH}?utm_source=brief` }))).toEqual({
      kind: 'redirect',
      status: 301,
      to: `${EVENT_PATH}?utm_source=brief`,
    });
    expect(await loadCalendarFile(contextOf({}, { params }))).toEqual({
      kind: 'redirect',
      status: 301,
      to: `${EVENT_PATH}/event.ics`,
    });
  });

  it.each(['8', '0', 'abc', '99999999999', '7.5', '-7'])('has no event number %s', async (id) => {
    expect(await loadEvent(contextOf({}, { params: { slug: 'nachtstuecke', id } }))).toEqual({ kind: 'missing', status: 404 });
  });

  it('shows its parts in the order of the house and leaves out names it does not know', async () => {
    const { data } = await pageOf(contextOf({}, { design: { event_blocks: ['venue', 'trailer', 'stage'] } }));
    expect(data.blocks).toEqual(['venue', 'stage']);
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
