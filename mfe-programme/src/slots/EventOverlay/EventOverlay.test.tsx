import type { EventSummary } from '@spielplan/shared-contracts/api';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { anEvent } from '../../testing/builders.ts';
import { listLoading } from '../../testing/listAnswers.ts';
import { messages } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { forgetEnd, watchEnd } from '../../testing/watchEnd.ts';
import { EventOverlay } from './EventOverlay.tsx';

const PAGE = '/de/stories';

interface Options {
  count?: number;
  events?: EventSummary[];
  ticketUrl?: string | null;
  isDown?: boolean;
  lang?: 'de' | 'en';
}

function show({
  count = 12,
  events = dailyEvents(count, '2026-08-01', anEvent),
  ticketUrl = 'https://shop.example',
  isDown = false,
  lang = 'de',
}: Options = {}) {
  const provider = programmeProvider({ events });
  const loading = listLoading(provider, { lang });
  loading.isDown = isDown;
  const rendered = renderInHost(
    <dialog open>
      <EventOverlay headline="Programm und Karten" ticketUrl={ticketUrl} />
    </dialog>,
    { lang, url: PAGE, messages: { programme: messages[lang] }, host: { loadPage: loading.loadPage } },
  );
  return { ...rendered, loading, visitor: userEvent.setup() };
}
const shownEvents = () => screen.queryAllByRole('listitem').filter((item) => item.dataset.event);

beforeEach(() => {
  window.scrollTo = jest.fn() as never;
  window.scrollBy = jest.fn() as never;
});
afterEach(forgetEnd);

describe('the programme in the overlay', () => {
  it('says that it is loading, then shows the next events and where tickets are', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Das Programm wird geladen');
    await waitFor(() => expect(shownEvents()).toHaveLength(10));
    const overlay = within(screen.getByRole('region', { name: 'Programm und Karten' }));
    expect(overlay.getByRole('link', { name: 'Karten kaufen' })).toHaveAttribute('href', 'https://shop.example');
  });

  it('has no ticket button while there is nothing to buy', async () => {
    show({ ticketUrl: null });
    await waitFor(() => expect(shownEvents()).toHaveLength(10));
    expect(screen.queryByRole('link', { name: 'Karten kaufen' })).not.toBeInTheDocument();
  });

  it('filters, takes filters back and never touches the address of the page', async () => {
    const { visitor, visited, loading } = show();
    await visitor.click(await screen.findByRole('button', { name: /^Genre/ }));
    await visitor.click(screen.getByRole('option', { name: 'Oper' }));
    expect(await screen.findByText('Ihre Auswahl hat leider kein Ergebnis gebracht.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Keine Veranstaltung');
    await visitor.click(screen.getByRole('link', { name: 'Filter entfernen: Genre Oper' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(10));
    expect(loading.asked.map(({ path }) => path)).toEqual([
      '/de/programm/veranstaltungen',
      '/de/programm/veranstaltungen?genre=3',
      '/de/programm/veranstaltungen',
    ]);
    expect(visited).toEqual([]);
  });

  it('loads the next page in place', async () => {
    const { visitor, visited } = show();
    await visitor.click(await screen.findByRole('link', { name: 'Mehr laden' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(12));
    expect(screen.getAllByRole('status')).toContain(screen.getByText('12 von 12'));
    expect(visited).toEqual([]);
  });

  it('loads two pages by itself while its end is near in the dialog, then leaves it to the link (R15)', async () => {
    const { roots, margins } = watchEnd({ staysNear: true });
    const { loading } = show({ count: 45 });
    await waitFor(() => expect(shownEvents()).toHaveLength(30));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(loading.asked).toHaveLength(3);
    expect(new Set(roots)).toEqual(new Set([screen.getByRole('dialog')]));
    expect(new Set(margins)).toEqual(new Set(['1000000px 0px 70% 0px']));
    expect(screen.getByRole('link', { name: 'Mehr laden' })).toBeInTheDocument();
  });

  it('keeps what the reader looks at where it is in the dialog (R8)', async () => {
    const events = Array.from({ length: 12 }, (_, index) =>
      anEvent({ id: 100 + index, headline: `Stunde ${index}`, date_start: `2026-08-01T${10 + index}:00:00+02:00` }),
    );
    const scrollBy = jest.fn();
    HTMLDialogElement.prototype.scrollBy = scrollBy;
    const { visitor } = show({ events });
    const more = await screen.findByRole('link', { name: 'Mehr laden' });
    // Each event is 100 px high, the dialog begins at 40 px and is scrolled by 250 px.
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('dialog')) return { top: 40, bottom: 640 } as DOMRect;
      const top = [...document.querySelectorAll('[data-event]')].indexOf(this) * 100 - 210;
      return { top, bottom: this.matches('[data-stretch]') ? 900 : top + 100 } as DOMRect;
    });
    await visitor.click(more);
    await waitFor(() => expect(shownEvents()).toHaveLength(12));
    rect.mockRestore();
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'scrollBy');
    expect(scrollBy.mock.calls).toEqual([[{ top: 200, behavior: 'instant' }]]);
    expect(window.scrollBy).not.toHaveBeenCalled();
  });

  it('says that nothing is coming', async () => {
    show({ count: 0 });
    expect(await screen.findByText('Leider gibt es keine anstehenden Veranstaltungen.')).toBeInTheDocument();
  });

  it('offers to try again when the programme cannot be loaded, and claims nothing else (R21)', async () => {
    const { visitor, loading } = show({ isDown: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Das Programm konnte nicht geladen werden.');
    expect(screen.queryByText(/keine anstehenden/)).not.toBeInTheDocument();
    loading.isDown = false;
    await visitor.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(shownEvents()).toHaveLength(10));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows only the list that was asked for last (R14)', async () => {
    const { visitor, loading } = show();
    await waitFor(() => expect(shownEvents()).toHaveLength(10));
    loading.isHeld = true;
    await visitor.click(screen.getByRole('button', { name: /^Genre/ }));
    await visitor.click(screen.getByRole('option', { name: 'Oper' }));
    loading.isHeld = false;
    await visitor.click(screen.getByRole('button', { name: /^Genre/ }));
    await visitor.click(screen.getByRole('option', { name: 'Orchester' }));
    const chosen = await screen.findByRole('link', { name: 'Filter entfernen: Genre Orchester' });
    await act(async () => {
      loading.release();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(chosen).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Filter entfernen: Genre Oper' })).not.toBeInTheDocument();
  });

  it('speaks English', async () => {
    show({ lang: 'en' });
    await waitFor(() => expect(shownEvents()).toHaveLength(10));
    expect(screen.getByRole('link', { name: 'Buy tickets' })).toBeInTheDocument();
  });
});
