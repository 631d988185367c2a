import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { ProductionDetail } from '@spielplan/shared-contracts/api';
import type { Signals } from '@spielplan/shared-contracts/signals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { ReadAtOnce } from '../../testing/ReadAtOnce.tsx';
import { ProductionScreen } from './ProductionScreen.tsx';
import { anEvent, anEventDetail } from '../../testing/builders.ts';
import { messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { aProduction } from '../../testing/productionBuilders.ts';
import { allParts } from '../../testing/entryParts.ts';
import { loadProduction } from './loadProduction.server.ts';
import { contextOf, NOW, type Programme } from './testing/productionPage.ts';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse(NOW)));
afterEach(() => void jest.restoreAllMocks());

type HostOptions = NonNullable<Parameters<typeof renderInHost>[1]>['host'];

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
    expect(screen.getByText('Dauer: etwa 1 Stunde 30 Minuten, eine Pause')).toBeInTheDocument();
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

  it('offers no tickets for a date that is sold out', async () => {
    const dates = [anEvent({ id: 71, ticket_status: 'sold_out' }), anEvent({ id: 72, date_start: '2026-08-08T20:00:00+02:00' })];
    await show({ dates }, { details: [anEventDetail({ id: 71, ticket_status: 'sold_out' }), anEventDetail({ id: 72 })] });
    expect(row(71).getByText('Ausverkauft')).toBeInTheDocument();
    expect(row(71).queryByText(/^Karten/)).not.toBeInTheDocument();
    expect(row(72).getAllByText(/^Karten/)).not.toHaveLength(0);
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
});
