import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sectionOf } from '@spielplan/shared-ui/testing';
import { eventListSessions } from '../../stores/eventListSessions.ts';
import { aTeaser, anEvent } from '../../testing/builders.ts';
import { dailyEvents } from '../../testing/programme.ts';
import { LIST_PATH as PATH, showEventList as show, shownEvents } from '../../testing/showEventList.tsx';
import { routes } from '../../routes.ts';
import { forgetEnd } from '../../testing/watchEnd.ts';

const END = '20:00';
const events = (count: number) => dailyEvents(count, '2026-08-01', anEvent);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-20T12:00:00+02:00'));
  window.scrollTo = jest.fn() as never;
  window.scrollBy = jest.fn() as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  eventListSessions.forget();
  forgetEnd();
});

describe('the events page', () => {
  it('shows each day once with its date and its events', async () => {
    await show({ events: events(3) });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Heute, Samstag 1 August 2026',
      'Morgen, Sonntag 2 August 2026',
      'Montag 3 August 2026',
    ]);
    const day = screen.getByRole('region', { name: /Montag 3 August/ });
    expect(within(day).getByRole('link', { name: 'Abend 3' })).toHaveAttribute('href', `${PATH}/nachtstuecke/102`);
    expect(within(day).getByText(END)).toBeInTheDocument();
    expect(within(day).getByText('Orchestersaal, Konzerthalle Mühlinsel')).toBeInTheDocument();
  });

  it('marks every event with its id and no teaser', async () => {
    await show({ events: events(2), teasers: [aTeaser()] });
    expect(shownEvents()).toEqual(['100', '101']);
    expect(screen.getByRole('link', { name: 'Sechs Abende, ein Preis' })).toBeInTheDocument();
  });

  it.each([
    ['Ausverkauft', { ticket_status: 'sold_out' as const }],
    ['Restkarten', { ticket_status: 'few' as const }],
    ['Eintritt frei', { ticket_status: 'free' as const }],
    ['Abgesagt', { status: 'cancelled' as const }],
    ['Verschoben', { status: 'postponed' as const }],
  ])('says "%s" in words', async (words, changes) => {
    await show({ events: [anEvent(changes)] });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each(['style1', 'style2', 'style3'] as const)('says series and state in words on every card of %s', async (event_style) => {
    const series = { id: 1, name: 'Flussgespräche', slug: 'flussgespraeche' };
    const states = [
      { ticket_status: 'sold_out' as const },
      { ticket_status: 'few' as const },
      { status: 'cancelled' as const },
      { status: 'postponed' as const },
    ];
    await show(
      { events: states.map((state, index) => anEvent({ id: index + 1, series, ...state })) },
      { design: { event_style } },
    );
    const cards = screen.getAllByRole('listitem').filter((item) => item.dataset.event);
    const words = ['Ausverkauft', 'Restkarten', 'Abgesagt', 'Verschoben'];
    cards.forEach((card, index) => {
      expect(card).toHaveTextContent(words[index]!);
      expect(card).toHaveTextContent('Reihe: Flussgespräche');
    });
  });

  it.each(['style1', 'style2', 'style3'] as const)('shows the same events in %s', async (event_style) => {
    await show({ events: events(2) }, { design: { event_style } });
    expect(shownEvents()).toEqual(['100', '101']);
  });

  it('loads only the first picture at once', async () => {
    const { container } = await show({ events: events(3) });
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
  });

  it('speaks English', async () => {
    await show({ events: events(12) }, { lang: 'en', url: '/en/program/events' });
    expect(screen.getByRole('group', { name: 'Filter events' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('12 events');
    expect(screen.getByText('10 of 12')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Load more' })).toHaveAttribute('href', '/en/program/events?page=2');
  });
});

describe('the end of the list', () => {
  it('says that nothing is coming', async () => {
    await show({ events: [] });
    expect(screen.getByText('Leider gibt es keine anstehenden Veranstaltungen.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Keine Veranstaltung');
  });

  it('offers to reset filters that leave nothing (R21)', async () => {
    const { visited } = await show({ events: events(2) }, { url: `${PATH}?genre=3` });
    expect(screen.getByRole('heading', { name: 'Ihre Auswahl hat leider kein Ergebnis gebracht.' })).toBeInTheDocument();
    expect(screen.queryByText(/keine anstehenden/)).not.toBeInTheDocument();
    const [, inPanel] = screen.getAllByRole('link', { name: 'Filter zurücksetzen' });
    await userEvent.click(inPanel!);
    expect(visited).toEqual([PATH]);
  });

  it('says neither after a failure, but lets the visitor try again (R21)', async () => {
    const { loading } = await show({ events: events(12) });
    loading.isDown = true;
    await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Weitere Einträge konnten nicht geladen werden.');
    expect(screen.queryByText(/keine anstehenden|kein Ergebnis/)).not.toBeInTheDocument();
    expect(shownEvents()).toHaveLength(10);
    loading.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(12));
    expect(loading.asked.map(({ path }) => path)).toEqual([`${PATH}?page=2`, `${PATH}?page=2`]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('announces politely how much is shown, and keeps the focus when the last page takes the link away (R15)', async () => {
    await show({ events: events(12) });
    expect(screen.getByText('10 von 12')).toBeInTheDocument();
    screen.getByRole('link', { name: 'Mehr laden' }).focus();
    await userEvent.keyboard('{Enter}');
    const progress = await screen.findByText('12 von 12');
    expect(screen.getAllByRole('status')).toContain(progress);
    expect(screen.queryByRole('link', { name: 'Mehr laden' })).not.toBeInTheDocument();
    await waitFor(() => expect(progress).toHaveFocus());
  });

  it('counts from the start on a page opened by its own address, and leads back', async () => {
    await show({ events: events(25) }, { url: `${PATH}?page=2` });
    expect(screen.getByText('20 von 25')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Frühere Termine' })).toHaveAttribute('href', PATH);
  });
});

it('editors have a place above the programme, on its page', async () => {
  const sections = { 'events-intro': sectionOf('Vorverkauf ab Montag') };
  await show({ events: events(1) }, { sections });
  const filters = screen.getByRole('status');
  expect(screen.getByText('Vorverkauf ab Montag').compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(routes.events.sections).toEqual(Object.keys(sections));
});
