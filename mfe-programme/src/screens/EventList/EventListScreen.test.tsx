import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost, sectionOf } from '@spielplan/shared-ui/testing';
import { eventListSessions } from '../../stores/eventListSessions.ts';
import type { EventListView } from '../../domain/eventListView.ts';
import { aTeaser, anEvent } from '../../testing/builders.ts';
import { listLoading, listView } from '../../testing/listAnswers.ts';
import { messages } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { routes } from '../../routes.ts';
import { forgetEnd, watchEnd } from '../../testing/watchEnd.ts';
import { EventListScreen } from './EventListScreen.tsx';

const PATH = '/de/programm/veranstaltungen';
const END = '20:00';

type Programme = Parameters<typeof programmeProvider>[0];
type Options = Parameters<typeof listLoading>[1] & { url?: string; sections?: PageAnswer['sections'] };

async function show(programme: Programme, { url = PATH, sections, ...options }: Options = {}) {
  const provider = programmeProvider(programme);
  const loading = listLoading(provider, options);
  const data = await listView(provider, url, options);
  const lang = options.lang ?? 'de';
  const rendered = renderInHost(<EventListScreen data={data} />, {
    lang,
    url,
    messages: { programme: messages[lang] },
    host: { loadPage: loading.loadPage },
    ...(sections && { page: { sections } }),
  });
  return { ...rendered, provider, loading, data };
}

const shownEvents = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.dataset.event)
    .map((item) => item.dataset.event);
const events = (count: number) => dailyEvents(count, '2026-08-01', anEvent);

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
  window.scrollBy = jest.fn() as never;
});
afterEach(() => {
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

  it('offers to reset filters that leave nothing (decision 21)', async () => {
    const { visited } = await show({ events: events(2) }, { url: `${PATH}?genre=3` });
    expect(screen.getByRole('heading', { name: 'Ihre Auswahl hat leider kein Ergebnis gebracht.' })).toBeInTheDocument();
    expect(screen.queryByText(/keine anstehenden/)).not.toBeInTheDocument();
    const [, inPanel] = screen.getAllByRole('link', { name: 'Filter zurücksetzen' });
    await userEvent.click(inPanel!);
    expect(visited).toEqual([PATH]);
  });

  it('says neither after a failure, but lets the visitor try again (decision 21)', async () => {
    const { loading } = await show({ events: events(12) });
    loading.isDown = true;
    await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Die nächsten Einträge konnten nicht geladen werden.');
    expect(screen.queryByText(/keine anstehenden|kein Ergebnis/)).not.toBeInTheDocument();
    expect(shownEvents()).toHaveLength(10);
    loading.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(12));
    expect(loading.asked.map(({ path }) => path)).toEqual([`${PATH}?page=2`, `${PATH}?page=2`]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('announces politely how much is shown, and keeps the focus when the last page takes the link away (decision 15)', async () => {
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

describe('infinite loading', () => {
  it('loads two pages by itself while the end stays near, then leaves it to the link (decision 15)', async () => {
    const { margins, roots } = watchEnd({ staysNear: true });
    const { loading } = await show({ events: events(45) });
    await waitFor(() => expect(shownEvents()).toHaveLength(30));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(loading.asked.map(({ path }) => path)).toEqual([`${PATH}?page=2`, `${PATH}?page=3`]);
    expect(new Set(margins)).toEqual(new Set(['0px 0px 70% 0px']));
    expect(new Set(roots)).toEqual(new Set([null]));
    await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(40));
  });

  it('does not go on by itself after a failure', async () => {
    const end = watchEnd();
    const { loading } = await show({ events: events(25) });
    loading.isDown = true;
    act(() => end.see?.());
    await screen.findByRole('alert');
    expect(end.see).toBeNull();
    expect(loading.asked).toHaveLength(1);
  });

  it('continues the last day under its heading, and what the reader looks at stays where it is (decision 8)', async () => {
    const day = Array.from({ length: 12 }, (_, index) =>
      anEvent({ id: 100 + index, headline: `Stunde ${index}`, date_start: `2026-08-01T${10 + index}:00:00+02:00` }),
    );
    // Each event is 100 px high, the page is scrolled by 250 px.
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const all = [...document.querySelectorAll('[data-event]')];
      const top = all.indexOf(this) * 100 - 250;
      // A day reaches over the whole window.
      return { top, bottom: this.matches('[data-day]') ? 900 : top + 100 } as DOMRect;
    });
    await show({ events: day });
    await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(12));
    rect.mockRestore();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(shownEvents().slice(0, 3)).toEqual(['111', '110', '109']);
    expect(window.scrollBy).toHaveBeenCalledTimes(1);
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 200, behavior: 'instant' });
  });

  it('renders only what changed when a page comes in, so that a thousand events stay light', async () => {
    const read = new Map<number, number>();
    const watched = (view: EventListView): EventListView => ({
      ...view,
      items: view.items.map((item) =>
        Object.defineProperty({ ...item }, 'title', {
          get: () => (read.set(item.id, (read.get(item.id) ?? 0) + 1), item.title),
        }),
      ),
    });
    const provider = programmeProvider({ events: events(30) });
    const loading = listLoading(provider);
    renderInHost(<EventListScreen data={watched(await listView(provider, PATH))} />, {
      url: PATH,
      messages: { programme: messages.de },
      host: { loadPage: loading.loadPage },
    });
    const before = new Map(read);
    expect(before.size).toBe(10);
    await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(20));
    expect(read).toEqual(before);
  });

  it('lays out only what is near the window once the list is long', async () => {
    const { container } = await show({ events: events(60) });
    const isLong = () => container.querySelector('[data-long]') !== null;
    for (const loaded of [20, 30, 40, 50]) {
      expect(isLong()).toBe(false);
      await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
      await waitFor(() => expect(shownEvents()).toHaveLength(loaded));
    }
    expect(isLong()).toBe(true);
  });

  it('finds the loaded pages again on the way back', async () => {
    const programme = { events: events(25) };
    const first = await show(programme);
    await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(20));
    first.unmount();
    await show(programme);
    expect(shownEvents()).toHaveLength(20);
  });
});

/** The list of `first`, and what shows another list in the same place, as following a filter does. */
async function showOneAfterAnother(first: EventListView, { loadPage }: Pick<ReturnType<typeof listLoading>, 'loadPage'>) {
  const { HostContext, NavigationContext, PageContext, Router } = await import('@spielplan/shared-ui/host');
  const navigator = { createHref: String, go: () => undefined, push: () => undefined, replace: () => undefined };
  const { rerender, host } = renderInHost(<EventListScreen data={first} />, {
    messages: { programme: messages.de },
    host: { loadPage },
  });
  const change = (data: EventListView, goingTo: string | null = null) =>
    rerender(
      <HostContext value={host}>
        <NavigationContext value={{ state: goingTo ? 'loading' : 'idle', to: goingTo }}>
          <PageContext value={{ shellVersion: 'test', site: {} } as PageAnswer}>
            <Router location={PATH} navigator={navigator}>
              <EventListScreen data={data} />
            </Router>
          </PageContext>
        </NavigationContext>
      </HostContext>,
    );
  change(first);
  return change;
}

describe('a changed filter', () => {
  it('is answered politely and once by how much is left, nothing included', async () => {
    const provider = programmeProvider({ events: events(12) });
    const loading = listLoading(provider);
    const change = await showOneAfterAnother(await listView(provider, PATH), loading);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('12 Veranstaltungen');
    change(await listView(provider, `${PATH}?genre=3`));
    expect(screen.getAllByRole('status')).toEqual([status]);
    expect(status).toHaveTextContent('Keine Veranstaltung');
    change(await listView(provider, `${PATH}?genre=1`));
    expect(screen.getAllByRole('status')).toEqual([status]);
    expect(status).toHaveTextContent('12 Veranstaltungen');
  });

  it('keeps the place of the list that is on its way by a skeleton, which nobody hears, until it is there', async () => {
    const provider = programmeProvider({ events: events(3) });
    const view = await listView(provider, PATH);
    const change = await showOneAfterAnother(view, listLoading(provider));
    const list = () => screen.getByText('Abend 1').closest('.list');
    const skeleton = () => list()?.querySelector('.skeleton');
    expect(skeleton()).toBeNull();
    change(view, `${PATH}?genre=3`);
    expect(list()).toHaveAttribute('aria-busy', 'true');
    expect(skeleton()).toHaveAttribute('aria-hidden', 'true');
    expect(skeleton()?.children).toHaveLength(4);
    // Another page of the site is no other list.
    change(view, '/de/stories');
    expect(skeleton()).toBeNull();
    change(view);
    expect(list()).not.toHaveAttribute('aria-busy');
    expect(skeleton()).toBeNull();
  });

  it('begins a fresh list; the answer for the one before is dropped (decision 14)', async () => {
    const provider = programmeProvider({
      events: events(25).map((event, index) => (index < 12 ? event : { ...event, genre: { id: 3, name: 'Oper', slug: 'oper' } })),
    });
    const loading = listLoading(provider);
    const [a, b] = [await listView(provider, `${PATH}?genre=1`), await listView(provider, `${PATH}?genre=3`)];
    loading.isHeld = true;
    const change = await showOneAfterAnother(a, loading);
    await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
    change(b);
    await act(async () => loading.release());
    expect(shownEvents()).toEqual(Array.from({ length: 10 }, (_, index) => String(112 + index)));
  });
});

it('editors have a place above the programme, on its page', async () => {
  const sections = { 'events-intro': sectionOf('Vorverkauf ab Montag') };
  await show({ events: events(1) }, { sections });
  const filters = screen.getByRole('status');
  expect(screen.getByText('Vorverkauf ab Montag').compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(routes.find(({ id }) => id === 'events')?.sections).toEqual(Object.keys(sections));
});
