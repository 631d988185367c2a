import { jest } from '@jest/globals';
import type { ProductionDetail } from '@spielplan/shared-contracts/api';
import { anEvent, aPicture } from '../../testing/builders.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { aProductionDetail } from '../../testing/productionBuilders.ts';
import { findEventSeriesBreaches } from '../../testing/eventResultRules.ts';
import { loadProduction } from './loadProduction.server.ts';
import { contextOf, NOW } from './testing/productionPage.ts';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW)));
afterEach(() => void jest.restoreAllMocks());

describe('loading a production', () => {
  it('leads a wrong slug with the right id to the canonical address (R36)', async () => {
    const params = { slug: 'nachtstuck', id: '7' };
    expect(await loadProduction(contextOf({}, {}, { params, url: '/de/produktionen/nachtstuck/7?utm_source=brief' }))).toEqual({
      kind: 'redirect',
      status: 301,
      to: '/de/produktionen/nachtstuecke/7?utm_source=brief',
    });
    expect(await loadProduction(contextOf({}, {}, { params: { ...params, id: '8' } }))).toEqual({ kind: 'missing', status: 404 });
  });

  it('is shared with its picture without lettering where the provider has it (R58)', async () => {
    const shared = async (changes: Partial<ProductionDetail>) => (await pageOf(loadProduction, contextOf(changes))).head.ogImage;
    expect(await shared({ image_plain: { ...aPicture, base: '/media/plain' } })).toMatchObject({ src: '/media/plain-1600.jpg' });
    expect(await shared({})).toMatchObject({ src: `${aPicture.base}-1600.jpg` });
  });

  it('shows its parts in the order of the house and leaves out names it does not know', async () => {
    const { data } = await pageOf(
      loadProduction,
      contextOf({}, {}, { design: { production_blocks: ['dates', 'trailer', 'stage'] } }),
    );
    expect(data.blocks).toEqual(['dates', 'stage']);
  });

  it('tells search engines every date with its tickets and invents no end of one (R20)', async () => {
    const dates = [
      ...aProductionDetail().dates,
      anEvent({
        id: 73,
        ticket_status: 'few',
        ticketSaleFrom: '2026-07-01T10:00:00+02:00',
        date_end: '2026-08-01T22:00:00+02:00',
      }),
      anEvent({ id: 74, ticket_status: 'free', ticket_url: null }),
      anEvent({ id: 75, ticket_status: 'none', ticket_url: null }),
      anEvent({ id: 76, status: 'cancelled' }),
    ].map((event) => ({ ...event, link: `/de/programm/veranstaltungen/nachtstuecke/${event.id}` }));
    const { head } = await pageOf(loadProduction, contextOf({ dates }, { venues: [aVenue()] }));
    expect(head).toMatchObject({
      canonical: '/de/produktionen/nachtstuecke/7',
      alternates: { en: '/en/productions/nocturnes/7' },
      description: 'Drei Stücke für die Zeit nach Mitternacht.',
    });
    const series = head.structuredData?.[0] as Record<string, unknown> & { subEvent: Record<string, unknown>[] };
    expect(findEventSeriesBreaches(series, dates)).toEqual([]);
    expect(series).toMatchObject({ startDate: '2026-08-01T20:00:00+02:00' });
    expect(series).not.toHaveProperty('endDate');
    expect(series.subEvent).toHaveLength(dates.length);
    const shop = { url: 'https://shop.example/events/7' };
    const page = { url: `https://www.kulturmeile.example${dates[3]!.link}` };
    expect(series.subEvent.slice(0, 4).map(({ offers }) => offers)).toMatchObject([
      [{ '@type': 'Offer', availability: 'https://schema.org/InStock', ...shop }],
      [{ availability: 'https://schema.org/SoldOut', ...shop }],
      [{ availability: 'https://schema.org/InStock', validFrom: '2026-07-01T10:00:00+02:00', ...shop }],
      [{ availability: 'https://schema.org/InStock', price: '0', ...page }],
    ]);
    expect((await pageOf(loadProduction, contextOf({ dates: [] }))).head.structuredData).toEqual([]);
  });

  it('offers no tickets to search engines for what is over', async () => {
    const dates = [anEvent({ id: 70, date_start: '2026-07-19T20:00:00+02:00' }), anEvent({ id: 71 })];
    const { head } = await pageOf(loadProduction, contextOf({ dates }, { venues: [aVenue()] }));
    const [series] = (head.structuredData ?? []) as { subEvent: object[] }[];
    expect(series?.subEvent.map((event) => 'offers' in event)).toEqual([false, true]);
  });

  it('tells of no date as an event whose address is not known', async () => {
    const { head } = await pageOf(loadProduction, contextOf({}, { failing: ['venues'] }));
    expect(head.structuredData?.[0]).toMatchObject({ '@type': 'EventSeries', subEvent: [] });
  });

  it('is up to date until something begins, at the latest until midnight', async () => {
    const soon = anEvent({ id: 71, date_start: '2026-07-20T20:00:00+02:00' });
    expect((await pageOf(loadProduction, contextOf({ dates: [soon] }))).validUntil).toBe(Date.parse('2026-07-20T20:00:00+02:00'));
    expect((await pageOf(loadProduction, contextOf())).validUntil).toBe(Date.parse('2026-07-21T00:00:00+02:00'));
  });

  it('is whole without its related productions, and fails as the provider fails', async () => {
    const { data } = await pageOf(loadProduction, contextOf({}, { failing: ['productions'] }));
    expect(data.related).toEqual([]);
    await expect(loadProduction(contextOf({}, { failing: ['production'] }))).rejects.toMatchObject({
      spielplan: 'PROVIDER_UNREACHABLE',
    });
  });
});
