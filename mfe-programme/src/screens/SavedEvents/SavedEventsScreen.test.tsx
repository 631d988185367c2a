import { jest } from '@jest/globals';
import { SAVED_EVENTS_KEY } from '@spielplan/shared-contracts/storage';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import type { Host } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SavedEventsView } from '../../domain/savedEvents/savedEventsView.ts';
import { anEvent } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { SavedEventsScreen } from './SavedEventsScreen.tsx';
import { loadSavedEvents } from './loadSavedEvents.server.ts';
import { joinCalendar } from './saveCalendar.ts';

const PATH = '/de/favoriten';
const events = [
  anEvent({ id: 3, headline: 'Nachtstücke', date_start: '2026-08-02T20:00:00+02:00' }),
  anEvent({ id: 5, headline: 'Flusslieder', date_start: '2026-08-05T20:00:00+02:00' }),
  anEvent({ id: 9, headline: 'Gestern', date_start: '2026-07-31T20:00:00+02:00' }),
];

async function viewOf(search = ''): Promise<SavedEventsView> {
  const provider = programmeProvider({ events });
  const context = loadContext({ provider, url: PATH + search, design: { favourites: true } });
  return (await pageOf(loadSavedEvents, context)).data;
}
const answering = async (path: string) =>
  ({ status: 200, screen: { remote: 'programme', id: 'favourites' }, data: await viewOf(path.slice(PATH.length)) }) as PageAnswer;

async function show({ saved, search = '', isOffline = false }: { saved?: number[]; search?: string; isOffline?: boolean }) {
  if (saved) localStorage.setItem(SAVED_EVENTS_KEY, JSON.stringify(saved));
  const asked: string[] = [];
  const loadPage = async (path: string) => {
    asked.push(path);
    if (isOffline) throw new Error('no connection');
    return answering(path);
  };
  const rendered = renderInHost(<SavedEventsScreen data={await viewOf(search)} />, {
    messages: { programme: messages.de },
    page: { site: { hasSavedEvents: true } as never },
    host: { loadPage },
  });
  return { ...rendered, asked };
}
const titles = () =>
  screen
    .queryAllByRole('heading')
    .filter((heading) => heading.closest('[data-event]'))
    .map(({ textContent }) => textContent);
const stored = () => JSON.parse(localStorage.getItem(SAVED_EVENTS_KEY) ?? 'null') as unknown;
const toggle = (title: string) => screen.getByRole('button', { name: `Merken: ${title}` });

beforeEach(() => localStorage.clear());

describe('the page of saved events (R50)', () => {
  it('shows what this browser saved, by day, with what is over apart', async () => {
    const { asked } = await show({ saved: [5, 9, 3] });
    await screen.findByRole('heading', { level: 3, name: 'Nachtstücke' });
    expect(asked).toEqual([`${PATH}?events=3_5_9`]);
    expect(titles()).toEqual(['Nachtstücke', 'Flusslieder', 'Gestern']);
    const over = within(screen.getByRole('region', { name: 'Vorbei' }));
    expect(over.getByRole('heading', { level: 4 })).toHaveTextContent('Gestern');
    expect(screen.getByRole('link', { name: 'Alle in den Kalender' })).toHaveAttribute(
      'href',
      '/de/favoriten/favoriten.ics?events=3_5_9',
    );
  });

  it('says how to save something where nothing is saved, and asks the server nothing', async () => {
    const { asked } = await show({});
    expect(screen.getByText('Noch nichts gemerkt.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zum ganzen Programm' })).toHaveAttribute('href', '/de/programm/veranstaltungen');
    expect(
      within(screen.getByRole('region', { name: 'Am Wochenende' })).getByRole('link', { name: 'Nachtstücke' }),
    ).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('takes a removal back, the focus with it', async () => {
    const { asked } = await show({ saved: [5, 3] });
    await screen.findByRole('heading', { level: 3, name: 'Flusslieder' });
    await userEvent.click(toggle('Flusslieder'));
    expect(titles()).toEqual(['Nachtstücke']);
    expect(stored()).toEqual([3]);
    expect(screen.getByText('Nicht mehr gemerkt: Flusslieder')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Nachtstücke', 'Flusslieder']);
    expect(stored()).toEqual([5, 3]);
    expect(toggle('Flusslieder')).toHaveFocus();
    expect(toggle('Flusslieder')).toBePressed();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
    await waitFor(() => expect(asked.filter((path) => path === `${PATH}?events=3_5`).length).toBeGreaterThan(0));
  });

  it('can undo the last removal, too, which leaves nothing', async () => {
    await show({ saved: [3] });
    await screen.findByRole('heading', { level: 3, name: 'Nachtstücke' });
    await userEvent.click(toggle('Nachtstücke'));
    expect(screen.getByText('Noch nichts gemerkt.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(titles()).toEqual(['Nachtstücke']);
  });

  it('removes what is over with one press', async () => {
    await show({ saved: [9, 3] });
    await userEvent.click(await screen.findByRole('button', { name: 'Vergangene entfernen' }));
    expect(stored()).toEqual([3]);
    expect(screen.queryByRole('region', { name: 'Vorbei' })).not.toBeInTheDocument();
  });

  it('says which saved events no longer exist and forgets them when asked to', async () => {
    await show({ saved: [404, 3, 405] });
    expect(await screen.findByText('2 gemerkte Veranstaltungen gibt es nicht mehr.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Aus der Liste nehmen' }));
    expect(stored()).toEqual([3]);
  });

  it('shows how they looked last where there is no connection', async () => {
    const { unmount } = await show({ saved: [3, 5] });
    await screen.findByRole('heading', { level: 3, name: 'Nachtstücke' });
    unmount();
    await show({ saved: [3, 5], isOffline: true });
    expect(titles()).toEqual(['Nachtstücke', 'Flusslieder']);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sie sehen den letzten Stand.Stand: 1. August 2026, 12:00 Uhr');
  });

  it('loses nothing where they cannot be loaded, and tries again', async () => {
    const { asked } = await show({ saved: [3], isOffline: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sie bleiben gespeichert.');
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(stored()).toEqual([3]);
  });

  it('leads to the whole programme offline, with and without saved events', async () => {
    const { unmount } = await show({});
    const link = () => screen.getByRole('link', { name: 'Das ganze Programm offline mitnehmen' });
    expect(link()).toHaveAttribute('href', '/de/offline');
    unmount();
    await show({ saved: [3] });
    expect(link()).toHaveAttribute('href', '/de/offline');
  });

  it('follows another tab', async () => {
    await show({ saved: [3] });
    await screen.findByRole('heading', { level: 3, name: 'Nachtstücke' });
    localStorage.setItem(SAVED_EVENTS_KEY, '[5,3]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SAVED_EVENTS_KEY })));
    expect(await screen.findByRole('heading', { level: 3, name: 'Flusslieder' })).toBeInTheDocument();
  });
});

describe('the plan (R66, R67)', () => {
  const walked = [
    anEvent({ id: 31, headline: 'Matinee', date_start: '2026-08-02T18:00:00+02:00', date_end: '2026-08-02T19:00:00+02:00' }),
    anEvent({
      id: 32,
      headline: 'Abend',
      date_start: '2026-08-02T19:30:00+02:00',
      date_end: '2026-08-02T21:30:00+02:00',
      doors_open: '2026-08-02T19:00:00+02:00',
      venue: { id: 5, name: 'Werkhalle', slug: 'werkhalle' },
    }),
    anEvent({ id: 33, headline: 'Nacht', date_start: '2026-08-02T21:00:00+02:00', venue: null, ticket_url: null }),
  ];
  const here = [aVenue({ id: 2 }), aVenue({ id: 5, address: { ...aVenue().address!, latitude: 49.4204, longitude: 9.7419 } })];
  const planOf = async (search: string) => {
    const provider = programmeProvider({ events: walked, venues: here });
    const { data } = await pageOf(loadSavedEvents, loadContext({ provider, url: PATH + search, design: { favourites: true } }));
    return data;
  };

  it('tells the way, the time and what cannot be done, in the order one goes there', async () => {
    renderInHost(<SavedEventsScreen data={await planOf('?events=31_32_33')} />, { messages: { programme: messages.de } });
    const day = screen.getByRole('region', { name: /2 August/ });
    const rows = within(day).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByRole('heading')?.textContent ?? row.textContent)).toEqual([
      'Matinee',
      '12 Min. Fußweg, 30 Min. bis zum Beginn',
      'Abend',
      'Überschneidung mit „Abend“',
      'Nacht',
    ]);
    expect(rows[2]).toHaveTextContent('bis 21:30 Uhr · Einlass 19:00 Uhr');
    expect(screen.getByText('Ein Termin ist so nicht zu schaffen.')).toBeVisible();
  });

  it('has a link to tickets for each event that is sold, and one press that loads the panel for all', async () => {
    const asked: string[] = [];
    const loadPage = jest.fn<Host['loadPage']>(async (path) => {
      asked.push(path);
      if (asked.length === 1) throw new Error('no connection');
      return { status: 200, screen: { remote: 'programme', id: 'favourites' }, data: { bookings: [{ eventId: 31 }] } } as never;
    });
    const Filling = ({ events: sold }: { events: { eventId: number }[] }) => <b>{`panel of ${sold[0]?.eventId}`}</b>;
    const slot = (name: string) =>
      name === 'plan.booking' ? { remote: 'booking', version: '1', Component: Filling } : undefined;
    renderInHost(<SavedEventsScreen data={await planOf('?events=31_32_33')} />, {
      messages: { programme: messages.de },
      host: { loadPage, slot: slot as Host['slot'] },
    });
    const tickets = within(screen.getByRole('region', { name: 'Karten für diesen Plan' }));
    expect(tickets.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Karten: Matinee', 'Karten: Abend']);
    await userEvent.click(tickets.getByRole('button', { name: 'Karten für alle auf einmal wählen' }));
    await waitFor(() => expect(tickets.getByRole('status')).toHaveTextContent('konnte nicht geladen werden'));
    await userEvent.click(tickets.getByRole('button', { name: 'Karten für alle auf einmal wählen' }));
    expect(await tickets.findByText('panel of 31')).toBeVisible();
    expect(asked).toEqual([`${PATH}?events=31_32&tickets=1`, `${PATH}?events=31_32&tickets=1`]);
  });
});

describe('a list that somebody shared', () => {
  it('is there without asking, and can be taken over whole', async () => {
    const { asked } = await show({ saved: [5], search: '?events=3_5' });
    expect(titles()).toEqual(['Nachtstücke', 'Flusslieder']);
    expect(toggle('Flusslieder')).toBePressed();
    await userEvent.click(screen.getByRole('button', { name: 'Alle merken' }));
    expect(stored()).toEqual([3, 5]);
    expect(screen.getByText('Alle gemerkt.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Meine Favoriten' })).toHaveFocus();
    expect(asked).toEqual([]);
  });
});

describe('the calendar that is put together without a connection', () => {
  it('is the file the server would give', async () => {
    const { calendar } = await viewOf('?events=3_5_9');
    const text = joinCalendar(calendar, [3, 5, 404]);
    expect(text.match(/^UID:.*/gm)).toHaveLength(2);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  });

  it('is saved by the browser itself while it is offline', async () => {
    const made = jest.fn<(blob: Blob) => string>(() => 'blob:https://haus.example/1');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show({ saved: [3] });
    await userEvent.click(await screen.findByRole('link', { name: 'Alle in den Kalender' }));
    expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'text/calendar' });
    expect(saved).toEqual(['favoriten.ics blob:https://haus.example/1']);
    jest.restoreAllMocks();
  });
});
