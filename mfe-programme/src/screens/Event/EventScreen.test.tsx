import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import type { EventDetail } from '@spielplan/shared-contracts/api';
import type { Signals } from '@spielplan/shared-contracts/signals';
import { anEvent, anEventDetail, aPicture } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { allParts } from '../../testing/entryParts.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { ReadAtOnce } from '../../testing/ReadAtOnce.tsx';
import { EventScreen } from './EventScreen.tsx';
import { loadEvent } from './loadEvent.server.ts';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-20T12:00:00+02:00')));
afterEach(() => void jest.restoreAllMocks());

type HostOptions = NonNullable<Parameters<typeof renderInHost>[1]>['host'];

async function show(changes: Partial<EventDetail> = {}, host: HostOptions = {}, { isShopOnline = true } = {}) {
  const provider = programmeProvider({ details: [anEventDetail(changes)] });
  const result = await loadEvent(
    loadContext({ provider, params: { slug: 'nachtstuecke', id: '7' }, now: '2026-07-20T12:00:00+02:00', isShopOnline }),
  );
  if (result.kind !== 'page') throw new Error(`expected a page, got ${result.kind}`);
  const page = (
    <ReadAtOnce>
      <EventScreen data={result.data} />
    </ReadAtOnce>
  );
  return renderInHost(page, { messages: { programme: messages.de }, host });
}
const tickets = () => within(screen.getByRole('region', { name: 'Karten' }));

describe('the page of an event', () => {
  it('says when, what and where', async () => {
    await show({ date_start: '2026-07-31T22:30:00Z', date_end: '2026-08-01T01:00:00Z' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nachtstücke');
    expect(screen.getByText('00:30 Uhr').closest('time')).toHaveTextContent('1 Samstag August 2026 00:30 Uhr');
    expect(screen.getByText('bis 03:00 Uhr')).toBeInTheDocument();
    expect(screen.getByText('Orchestersaal, Konzerthalle Mühlinsel')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Ort' })).getByText('97900 Altwasser')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Mitwirkende' })).getByText('Mara Lindqvist')).toBeInTheDocument();
  });

  it('is over by the clock while it stands open: it says so, and the sticky button has nothing to sell', async () => {
    const told: unknown[] = [];
    const signals = {
      emit: (_: string, value: unknown) => void told.push(value),
      on: () => () => undefined,
    } as unknown as Signals;
    await show({ ticket_status: 'few' }, { signals } as never);
    expect(screen.getByText('Restkarten')).toBeVisible();
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-08-02T02:00:00+02:00'));
    await act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));
    // The server is asked for its time first.
    expect(await screen.findByText('Vorbei')).toBeVisible();
    expect(screen.queryByText('Restkarten')).toBeNull();
    expect(told.at(-1)).toMatchObject({ isBookable: false });
  });

  it('says of a moved event when it was to be', async () => {
    await show({ previous_date_start: '2026-07-25T18:00:00Z' });
    expect(screen.getByText('Verlegt vom 25. Juli 2026, 20:00 Uhr')).toBeInTheDocument();
    expect(screen.getByText('Neuer Termin')).toBeInTheDocument();
    expect(tickets().getByRole('link', { name: 'Karten kaufen' })).toBeInTheDocument();
  });

  it('invents no end (R20)', async () => {
    await show();
    expect(screen.queryByText(/^bis /)).not.toBeInTheDocument();
  });

  it('leads to the calendar file and to the further dates', async () => {
    await show({
      other_dates: [
        anEvent({
          id: 8,
          link: '/de/programm/veranstaltungen/nachtstuecke/8',
          date_start: '2026-08-02T18:00:00Z',
          status: 'cancelled',
        }),
      ],
    });
    expect(screen.getByRole('link', { name: 'In den Kalender' })).toHaveAttribute(
      'href',
      '/de/programm/veranstaltungen/nachtstuecke/7/event.ics',
    );
    const dates = within(screen.getByRole('region', { name: 'Weitere Termine' }));
    expect(dates.getByRole('link', { name: 'Sonntag, 2. August 2026, 20:00\u00a0Uhr' })).toHaveAttribute(
      'href',
      '/de/programm/veranstaltungen/nachtstuecke/8',
    );
    expect(dates.getByText('Abgesagt')).toBeInTheDocument();
  });

  it('leads to its house, the ways there and in, its series and its production', async () => {
    await show({
      series: { id: 4, name: 'Flussgespräche', slug: 'flussgespraeche' },
      other_dates: [anEvent({ id: 8 })],
    });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Konzerthalle Mühlinsel')).toBe('/de/venues/konzerthalle-muehlinsel/2');
    expect(hrefOf('Anfahrt')).toBe('/de/venues/konzerthalle-muehlinsel/2#arrival');
    expect(hrefOf('Barrierefreiheit')).toBe('/de/venues/konzerthalle-muehlinsel/2#access');
    expect(hrefOf('Reihe: Flussgespräche')).toBe('/de/series/flussgespraeche/4');
    expect(hrefOf('Alle Termine und mehr zur Produktion')).toBe('/de/produktionen/nachtstuecke/1');
  });

  it('offers the ticket link while no booking widget is there', async () => {
    await show();
    expect(tickets().getByRole('link', { name: 'Karten kaufen' })).toHaveAttribute('href', 'https://shop.example/events/7');
  });

  it('says who can come, which places are kept for whom, and whom to ask', async () => {
    const places = {
      id: 9,
      seat_group: 9,
      status: 0,
      text: 'Rollstuhlplätze',
      prices: [],
      timeslots: [],
      kept_for: 'wheelchair',
    };
    await show({ access: ['step_free'], seat_groups: [places as never] });
    const access = within(screen.getByRole('region', { name: 'Barrierefreiheit' }));
    expect(access.getByText('stufenlos')).toHaveAttribute('data-a');
    expect(access.getByText(/für diesen Termin hier nicht buchbar/)).toBeInTheDocument();
  });

  it('does not promise a wheelchair space where companion seats alone are left', async () => {
    const groups = ['wheelchair', 'companion'].map((keptFor, index) => ({
      id: index + 8,
      seat_group: index + 8,
      status: index * 2,
      text: keptFor,
      prices: [],
      timeslots: [],
      kept_for: keptFor,
    }));
    await show({ seat_groups: groups as never });
    const access = within(screen.getByRole('region', { name: 'Barrierefreiheit' }));
    expect(access.getByText(/nur noch Begleitplätze/)).toBeInTheDocument();
    expect(access.queryByText(/buchen Sie mit/)).not.toBeInTheDocument();
  });

  it('says how one gets tickets while the shop is closed (R72)', async () => {
    await show({}, {}, { isShopOnline: false });
    expect(tickets().getByText('Der Webshop ist gerade geschlossen.')).toBeInTheDocument();
  });

  it('gives its place to the booking widget', async () => {
    await show(
      {},
      {
        slot: () => ({ remote: 'booking', version: '1', Component: (props: object) => <output>{JSON.stringify(props)}</output> }),
      },
    );
    expect(JSON.parse(tickets().getByRole('status').textContent)).toMatchObject({
      eventId: 7,
      idJet: 4711,
      title: 'Nachtstücke',
    });
  });

  it.each([
    [{ date_start: '2026-07-19T20:00:00+02:00', ticket_status: 'none' as const, ticket_url: null }, /ist vorbei/],
    [{ ticket_status: 'sold_out' as const, prices: [], ticket_url: null }, /ist ausverkauft/],
    [{ status: 'cancelled' as const, ticketSaleFrom: '2026-07-25T10:00:00+02:00' }, /abgesagt/],
    [{ status: 'cancelled' as const }, /abgesagt\. Bereits gekaufte Karten/],
    [{ status: 'postponed' as const }, /verschoben\. Bereits gekaufte Karten/],
    [{ ticket_status: 'free' as const, prices: [], ticket_url: null }, /Der Eintritt ist frei/],
    [{ ticket_status: 'none' as const, prices: [], ticket_url: null }, /keine Karten/],
    [
      { ticket_status: 'none' as const, prices: [], ticket_url: null, ticketSaleFrom: '2026-07-25T10:00:00+02:00' },
      /Vorverkauf ab 25\. Juli 2026, 10:00 Uhr/,
    ],
  ])('says in words how one gets in: %j', async (changes, words) => {
    await show(changes);
    expect(tickets().getByText(words)).toBeInTheDocument();
    expect(tickets().queryByRole('link')).not.toBeInTheDocument();
  });

  it('tells its length with its intervals, the order of the evening, what to know before, and what can be taken home', async () => {
    await show(allParts);
    expect(screen.getByText('Dauer: etwa 1 Stunde 30 Minuten, eine Pause')).toBeInTheDocument();
    const about = within(screen.getByRole('region', { name: 'Zum Programm' }));
    const [order] = about.getAllByRole('list');
    expect(
      within(order!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Metacosmos 14 Min.für großes Orchester', 'Die Moldau 13 Min.']);
    expect(about.getByText('Hinweise zum Inhalt').closest('details')).not.toHaveAttribute('open');
    expect(about.getByText('Ein lauter Knall')).toBeInTheDocument();
    expect(about.getByRole('link', { name: /Programmheft \(PDF, 1,2.MB\)/ })).toHaveAttribute('href', '/media/house/heft.pdf');
    expect(within(screen.getByRole('region', { name: 'Pressestimmen' })).getByRole('figure')).toHaveTextContent(
      '„Selten war ein Nein so leise.“Flusskurier',
    );
    const gallery = within(screen.getByRole('region', { name: 'Bilder' }));
    expect(gallery.getByRole('img', { name: 'Zwei Figuren vor einem Tor' }).closest('figure')).toHaveTextContent(
      'Foto: Ines Halbach',
    );
  });

  it('asks nothing of another service before a press, which leads its player into an empty frame (R44)', async () => {
    await show(allParts);
    const media = within(screen.getByRole('region', { name: 'Sehen und hören' }));
    const frame = media.getByTitle('Trailer');
    expect(frame).not.toHaveAttribute('src');
    const load = media.getByRole('link', { name: 'Laden: Trailer' });
    expect(load).toHaveAttribute('href', 'https://player.vimeo.com/video/700000041?dnt=1');
    expect(load).toHaveAttribute('target', frame.getAttribute('name'));
    expect(media.getByText(/erfährt Vimeo Ihre IP-Adresse/)).toBeVisible();
    expect(frame).not.toHaveAttribute('sandbox');
    act(() => load.click());
    expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame).toHaveFocus();
    expect(media.getByTitle('Podcast')).not.toHaveAttribute('sandbox');
    expect(media.getByRole('link', { name: 'Bei Podigee öffnen' })).toHaveAttribute(
      'href',
      'https://flusslauf.podigee.io/17-antigone',
    );
    expect(media.getByLabelText('Pausenglocke')).toHaveAttribute('preload', 'none');
  });

  it('shows who takes part with a portrait that leads to their page, and the others by role', async () => {
    const image = { ...aPicture, base: '/media/posters/person-3' };
    await show({
      credits: [
        {
          role: 'Mit',
          names: ['Ada Veldkamp', 'Jo Maaß', 'Ein Chor'],
          persons: [
            { name: 'Ada Veldkamp', link: '/de/team/ada-veldkamp/3', image },
            { name: 'Jo Maaß', link: '/de/team/jo-maass/4', image: null },
          ],
        },
        { role: 'Licht', names: ['Ada Veldkamp'], persons: [{ name: 'Ada Veldkamp', link: '/de/team/ada-veldkamp/3', image }] },
      ],
    });
    const cast = within(screen.getByRole('region', { name: 'Mitwirkende' }));
    expect(cast.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ada VeldkampMit, Licht']);
    expect(cast.getByRole('link', { name: 'Ada Veldkamp' })).toHaveAttribute('href', '/de/team/ada-veldkamp/3');
    expect(cast.getByRole('link', { name: 'Jo Maaß' })).toHaveAttribute('href', '/de/team/jo-maass/4');
    expect(cast.getByText('Ein Chor')).toBeInTheDocument();
    expect(cast.queryByText('Licht')).toBeNull();
  });

  it('shows nothing of what the house does not tell', async () => {
    await show({ description: '', credits: [] });
    const regions = screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]?.textContent);
    expect(regions).toEqual(['Karten', 'Ort']);
  });

  it('tells the page which event is on screen, and takes it back when it leaves', async () => {
    const { host, unmount } = await show();
    const heard: Signals['event.current'][] = [];
    host.signals.on('event.current', (event) => heard.push(event));
    unmount();
    expect(heard).toEqual([{ id: 7, ticketUrl: 'https://shop.example/events/7', isBookable: true }, null]);
  });
});
