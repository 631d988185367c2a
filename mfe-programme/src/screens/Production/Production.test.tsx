import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { ProductionDetail } from '@spielplan/shared-contracts/api';
import type { Signals } from '@spielplan/shared-contracts/signals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { anEvent, anEventDetail, aPicture } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { aProduction, aProductionDetail } from '../../testing/productionBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { allParts } from '../../testing/entryParts.ts';
import { ReadAtOnce } from '../../testing/ReadAtOnce.tsx';
import { findEventSeriesBreaches } from '../../testing/eventResultRules.ts';
import { loadProduction } from './loadProduction.server.ts';
import { ProductionScreen } from './ProductionScreen.tsx';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-20T12:00:00+02:00')));
afterEach(() => void jest.restoreAllMocks());

const NOW = '2026-07-20T12:00:00+02:00';
type Programme = Parameters<typeof programmeProvider>[0];
type HostOptions = NonNullable<Parameters<typeof renderInHost>[1]>['host'];

function contextOf(changes: Partial<ProductionDetail> = {}, programme: Programme = {}, options = {}) {
  const provider = programmeProvider({
    productionDetails: [aProductionDetail(changes)],
    details: [anEventDetail({ id: 71 })],
    ...programme,
  });
  const params = { slug: 'nachtstuecke', id: '7' };
  return loadContext({ provider, url: '/de/produktionen/nachtstuecke/7', params, now: NOW, ...options });
}
async function show(changes: Partial<ProductionDetail> = {}, programme: Programme = {}, host: HostOptions = {}) {
  const { data } = await pageOf(loadProduction, contextOf(changes, programme));
  const page = (
    <ReadAtOnce>
      <ProductionScreen data={data} />
    </ReadAtOnce>
  );
  return renderInHost(page, { messages: { programme: messages.de }, host });
}
const dates = () => within(screen.getByRole('region', { name: 'Termine' }));
const row = (id: number) => {
  const found = dates()
    .getAllByRole('listitem')
    .find((item) => item.dataset.event === String(id));
  if (!found) throw new Error(`There is no date ${id}.`);
  return within(found);
};

describe('the page of a production', () => {
  it('sets its next date above all', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nachtstücke');
    const [large] = screen.getAllByText('20:00 Uhr');
    expect(large?.closest('time')).toHaveTextContent('1 Samstag August 2026 20:00 Uhr');
  });

  it('tells besides what the pages of its dates do', async () => {
    await show(allParts);
    const regions = screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]?.textContent);
    expect(regions).toEqual(expect.arrayContaining(['Zum Stück', 'Sehen und hören', 'Bilder', 'Pressestimmen']));
    expect(screen.getByText('Dauer: etwa 90 Minuten, eine Pause')).toBeInTheDocument();
  });

  it('does not call a cancelled date the next one', async () => {
    await show({
      dates: [anEvent({ id: 70, status: 'cancelled' }), anEvent({ id: 71, date_start: '2026-08-09T19:30:00+02:00' })],
    });
    expect(screen.getAllByText('19:30 Uhr')[0]?.closest('time')).toHaveTextContent('9 Sonntag August 2026');
    expect(row(70).getByText('Abgesagt')).toBeInTheDocument();
  });

  it('lists every date with the state of its tickets, each leading to its page', async () => {
    await show();
    expect(row(72).getByText('Ausverkauft')).toBeInTheDocument();
    expect(row(72).getByRole('link', { name: 'Samstag 8 August 2026 20:00 Uhr' })).toHaveAttribute(
      'href',
      '/de/programm/veranstaltungen/nachtstuecke/72',
    );
    expect(row(72).queryByText('Karten')).not.toBeInTheDocument();
  });

  it('books the next dates right here, with the ticket link while no widget is there', async () => {
    await show();
    expect(row(71).getByText('Karten')).toBeInTheDocument();
    expect(row(71).getByRole('link', { name: 'Karten kaufen', hidden: true })).toHaveAttribute(
      'href',
      'https://shop.example/events/7',
    );
  });

  it('gives the booking widget the date’s own prices', async () => {
    const Component = (props: object) => <output>{JSON.stringify(props)}</output>;
    await show({}, {}, { slot: () => ({ remote: 'booking', version: '1', Component }) });
    expect(JSON.parse(row(71).getByRole('status', { hidden: true }).textContent)).toMatchObject({ eventId: 71, idJet: 4711 });
  });

  it('leads to the date’s page where more than four are on sale, or where a date cannot be read', async () => {
    const many = Array.from({ length: 6 }, (_, index) =>
      anEvent({ id: 71 + index, date_start: `2026-08-0${index + 1}T20:00:00+02:00` }),
    );
    const details = [71, 72, 73, 75, 76].map((id) => anEventDetail({ id }));
    await show({ dates: many }, { details });
    const withWidget = [71, 72, 73, 74, 75, 76].filter((id) =>
      row(id).queryByRole('link', { name: 'Karten kaufen', hidden: true }),
    );
    expect(withWidget).toEqual([71, 72, 73]);
    for (const id of [74, 75, 76]) expect(row(id).getByRole('link', { name: /^Karten, / })).toBeInTheDocument();
  });

  it('lets every date to come be saved, named by its date (R50)', async () => {
    const { data } = await pageOf(loadProduction, contextOf());
    const page = { site: { hasSavedEvents: true } as never };
    renderInHost(
      <ReadAtOnce>
        <ProductionScreen data={data} />
      </ReadAtOnce>,
      { messages: { programme: messages.de }, page },
    );
    expect(row(72).getByRole('button', { name: 'Merken: Samstag, 8. August 2026, 20:00 Uhr' })).not.toBePressed();
  });

  it('says what is over, sells nothing of it any more, and does not call it the next date', async () => {
    const over = anEvent({ id: 70, date_start: '2026-07-19T20:00:00+02:00', ticket_url: null });
    await show({ dates: [over, anEvent({ id: 71 })] });
    expect(row(70).getByText('Vorbei')).toBeInTheDocument();
    expect(row(70).queryByText('Karten')).not.toBeInTheDocument();
    expect(screen.getAllByText('20:00 Uhr')[0]?.closest('time')).toHaveTextContent('1 Samstag August 2026');
  });

  it('tells the page where its tickets are once they are out of view, for the sticky ticket button', async () => {
    const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(tell: (typeof seen)[number]) {
          seen.push(tell);
        }
        observe = () => undefined;
        disconnect = () => undefined;
      },
    });
    const { host, unmount } = await show();
    const heard: Signals['tickets.place'][] = [];
    host.signals.on('tickets.place', (place) => heard.push(place));
    act(() => seen.forEach((tell) => tell([{ isIntersecting: false }])));
    unmount();
    expect(heard).toEqual([{ href: '#dates', isOutOfView: true }, null]);
    expect(document.querySelector('#dates')).toBeNull();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('says since when tickets will be sold', async () => {
    await show({ dates: [anEvent({ id: 74, ticket_status: 'none', ticketSaleFrom: '2026-07-25T10:00:00+02:00' })] });
    expect(row(74).getByText('Vorverkauf ab 25. Juli 2026, 10:00 Uhr')).toBeInTheDocument();
  });

  it('says that nothing is planned, and then offers no calendar file', async () => {
    await show({ dates: [], date_start: null, date_end: null });
    expect(dates().getByText('Zurzeit sind keine Termine geplant.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Alle Termine in den Kalender' })).not.toBeInTheDocument();
  });

  it('shows what else is of its kind and still to be seen, never itself', async () => {
    const productions = [
      aProduction(),
      aProduction({ id: 8, headline: 'Andere' }),
      aProduction({ id: 9, headline: 'Vorbei', date_start: null, date_end: null }),
    ];
    await show({}, { productions });
    const related = within(screen.getByRole('region', { name: 'Auch im Programm' }));
    expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Andere']);
  });

  it('tells the page which date tickets can be bought for', async () => {
    const { host, unmount } = await show();
    const heard: Signals['event.current'][] = [];
    host.signals.on('event.current', (event) => heard.push(event));
    unmount();
    expect(heard).toEqual([{ id: 71, ticketUrl: 'https://shop.example/events/7', isBookable: true }, null]);
  });
});

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

  it('shows of two hundred dates fifty at a time, says which, and leads to the others', async () => {
    const many = Array.from({ length: 203 }, (_, index) => anEvent({ id: 1_000 + index }));
    const at = (search: string) => {
      const url = `/de/produktionen/nachtstuecke/7${search}`;
      return contextOf({ dates: many }, { venues: [aVenue()] }, { url });
    };
    const second = await pageOf(loadProduction, at('?page=2'));
    expect(second.head).toMatchObject({
      title: 'Nachtstücke, Seite 2',
      canonical: '/de/produktionen/nachtstuecke/7?page=2',
      alternates: { en: '/en/productions/nocturnes/7?page=2' },
      structuredData: [],
    });
    renderInHost(
      <ReadAtOnce>
        <ProductionScreen data={second.data} />
      </ReadAtOnce>,
      { messages: { programme: messages.de } },
    );
    expect(dates().getAllByRole('listitem')).toHaveLength(50);
    expect(dates().getByText('51 bis 100 von 203')).toBeInTheDocument();
    const linkTo = (name: string) => dates().getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Frühere Termine')).toBe('/de/produktionen/nachtstuecke/7#dates');
    expect(linkTo('Spätere Termine')).toBe('/de/produktionen/nachtstuecke/7?page=3#dates');

    const last = await pageOf(loadProduction, at('?page=5'));
    expect(last.data.window).toMatchObject({ first: 201, last: 203, count: 203, next: null });
    expect(await loadProduction(at('?page=6'))).toEqual({ kind: 'missing', status: 404 });
    expect(await loadProduction(at('?page=x'))).toEqual({ kind: 'redirect', status: 302, to: '/de/produktionen/nachtstuecke/7' });
    expect((await pageOf(loadProduction, contextOf())).data.window).toBeNull();
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
