import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { eventListSessions } from '../../stores/eventListSessions.ts';
import type { EventListView } from '../../domain/lists/eventListView.ts';
import { anEvent } from '../../testing/builders.ts';
import { listLoading, listView } from '../../testing/listAnswers.ts';
import { messages } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { LIST_PATH as PATH, showEventList as show, shownEvents } from '../../testing/showEventList.tsx';
import { forgetEnd, watchEnd } from '../../testing/watchEnd.ts';
import { EventListScreen } from './EventListScreen.tsx';

const events = (count: number) => dailyEvents(count, '2026-08-01', anEvent);

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
  window.scrollBy = jest.fn() as never;
});
afterEach(() => {
  eventListSessions.forget();
  forgetEnd();
});

describe('infinite loading', () => {
  it('loads two pages by itself while the end stays near, then leaves it to the link (R15)', async () => {
    const { margins, roots } = watchEnd({ staysNear: true });
    const { loading } = await show({ events: events(45) });
    await waitFor(() => expect(shownEvents()).toHaveLength(30));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(loading.asked.map(({ path }) => path)).toEqual([`${PATH}?page=2`, `${PATH}?page=3`]);
    expect(new Set(margins)).toEqual(new Set(['1000000px 0px 70% 0px']));
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

  it('continues the last day under its heading, and what the reader looks at stays where it is (R8)', async () => {
    const day = Array.from({ length: 12 }, (_, index) =>
      anEvent({ id: 100 + index, headline: `Stunde ${index}`, date_start: `2026-08-01T${10 + index}:00:00+02:00` }),
    );
    // Each event is 100 px high, the page is scrolled by 250 px.
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const all = [...document.querySelectorAll('[data-event]')];
      const top = all.indexOf(this) * 100 - 250;
      // A day reaches over the whole window.
      return { top, bottom: this.matches('[data-stretch]') ? 900 : top + 100 } as DOMRect;
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

  it('leaves what has the focus below the list where it is, in browsers that do not anchor it (R8)', async () => {
    const end = watchEnd();
    await show({ events: events(25) });
    const below = document.body.appendChild(document.createElement('button'));
    below.focus();
    // Each event is 100 px high and the last one just above the window, in which the button is.
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const all = [...document.querySelectorAll('[data-event]')];
      const top = (this === below ? all.length + 1 : all.indexOf(this)) * 100 - 1_100;
      return { top, bottom: top + 100 } as DOMRect;
    });
    act(() => end.see?.());
    await waitFor(() => expect(shownEvents()).toHaveLength(20));
    expect(jest.mocked(window.scrollBy).mock.calls).toEqual([[{ top: 1_000, behavior: 'instant' }]]);
    rect.mockRestore();
    below.remove();
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
    // What has been read stands still; what comes next still comes in with motion.
    const passed = [...container.querySelectorAll('[data-stretch]')].map((stretch) => stretch.hasAttribute('data-passed'));
    expect(passed.slice(-8)).toEqual(Array.from({ length: 8 }, () => false));
    expect(passed.slice(0, -8).every(Boolean)).toBe(true);
    expect(passed.length).toBeGreaterThan(8);
  });

  it('moves entries in from the first scroll on, of the window or of a dialog, and not while the page comes up', async () => {
    const { dataset } = document.documentElement;
    await show({ events: events(10) });
    expect(dataset).not.toHaveProperty('motion');
    document.body.dispatchEvent(new Event('scroll'));
    expect(dataset).toHaveProperty('motion');
    delete dataset['motion'];
  });

  it('is as long on the way back as it was left, before any of it is laid out', async () => {
    const provider = programmeProvider({ events: events(30) });
    const view = await listView(provider, PATH);
    const change = await showOneAfterAnother(view, listLoading(provider));
    await userEvent.click(screen.getByRole('link', { name: 'Mehr laden' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(20));
    const stretches = () => [...document.querySelectorAll<HTMLElement>('[data-stretch]')];
    const lengths = () => stretches().map(({ style }) => style.containIntrinsicBlockSize);
    expect(new Set(lengths())).toEqual(new Set(['']));
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return 1_000 + stretches().indexOf(this);
    });
    change(view, '/de/programm/veranstaltungen/abend-3/102');
    height.mockRestore();
    cleanup();
    await showOneAfterAnother(view, listLoading(provider));
    expect(shownEvents()).toHaveLength(20);
    expect(lengths()).toEqual(stretches().map((_, index) => `auto ${1_000 + index}px`));
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

/**
 * The list of `first`, and what shows another list in the same place, as following a filter does.
 */
async function showOneAfterAnother(first: EventListView, { loadPage }: Pick<ReturnType<typeof listLoading>, 'loadPage'>) {
  const { HostContext, NavigationContext, PageContext, HostRouter } = await import('@spielplan/shared-ui/host');
  const navigator = { go: () => undefined, push: () => undefined, replace: () => undefined };
  const { rerender, host } = renderInHost(<EventListScreen data={first} />, {
    messages: { programme: messages.de },
    host: { loadPage },
  });
  const change = (data: EventListView, goingTo: string | null = null) =>
    rerender(
      <HostContext value={host}>
        <NavigationContext value={{ state: goingTo ? 'loading' : 'idle', to: goingTo }}>
          <PageContext value={{ shellVersion: 'test', site: {} } as PageAnswer}>
            <HostRouter location={PATH} navigator={navigator}>
              <EventListScreen data={data} />
            </HostRouter>
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

  it('begins a fresh list; the answer for the one before is dropped (R14)', async () => {
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
