import { ACCESS_NEEDS_KEY } from '@spielplan/shared-contracts/storage';
import type { Host } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { needsStore } from '../../stores/needsStore.ts';
import { anEvent } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { SavedEventsScreen } from './SavedEventsScreen.tsx';
import { loadSavedEvents } from './loadSavedEvents.server.ts';

const PATH = '/de/favoriten';

beforeEach(() => localStorage.clear());

describe('what a plan leads to', () => {
  const many = Array.from({ length: 22 }, (_, index) =>
    anEvent({
      id: index + 1,
      headline: `Abend ${index + 1}`,
      date_start: `2026-08-${String(index + 2).padStart(2, '0')}T20:00:00+02:00`,
    }),
  );
  const search = `?events=${many.map(({ id }) => id).join('_')}`;
  const Panel = ({ events: sold }: { events: { eventId: number }[] }) => <b>{`panel of ${sold.length}`}</b>;
  const slot = ((name: string) =>
    name === 'plan.booking' ? { remote: 'booking', version: '1', Component: Panel } : undefined) as Host['slot'];
  const bookings = (ids: number[]) =>
    (async () => ({
      status: 200,
      screen: { remote: 'programme', id: 'favourites' },
      data: { bookings: ids.map((eventId) => ({ eventId })) },
    })) as never as Host['loadPage'];
  const planOf = async (isShopOnline: boolean) => {
    const context = loadContext({
      provider: programmeProvider({ events: many }),
      url: PATH + search,
      design: { favourites: true },
      isShopOnline,
    });
    return (await pageOf(loadSavedEvents, context)).data;
  };

  it('has a link to the tickets of each event that the panel does not take (R68)', async () => {
    const ids = many.map(({ id }) => id).filter((id) => id <= 20 && id !== 7);
    renderInHost(<SavedEventsScreen data={await planOf(true)} />, {
      messages: { programme: messages.de },
      host: { loadPage: bookings(ids), slot },
    });
    const tickets = within(screen.getByRole('region', { name: 'Karten für diesen Plan' }));
    await userEvent.click(tickets.getByRole('button', { name: 'Karten für alle auf einmal wählen' }));
    expect(await tickets.findByText('panel of 19')).toBeVisible();
    expect(tickets.getByText('Karten für diese Termine gibt es einzeln:')).toBeVisible();
    expect(tickets.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Karten: Abend 7',
      'Karten: Abend 21',
      'Karten: Abend 22',
    ]);
  });

  it('says what still works while the shop is closed, and leads to the pages that keep wishes (R72)', async () => {
    renderInHost(<SavedEventsScreen data={await planOf(false)} />, { messages: { programme: messages.de } });
    const tickets = within(screen.getByRole('region', { name: 'Karten für diesen Plan' }));
    expect(tickets.getByText('Der Webshop ist gerade geschlossen.')).toBeVisible();
    expect(tickets.queryByRole('button')).not.toBeInTheDocument();
    expect(tickets.getByRole('link', { name: 'Karten: Abend 1' })).toHaveAttribute('href', many[0]!.link);
  });

  it('marks what fits the visitor’s needs, and stays in the order of the day (R66, R71)', async () => {
    let rules = '';
    Object.assign(document, { adoptedStyleSheets: [] });
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync(text: string) {
          rules = text;
        }
      },
    });
    localStorage.setItem(ACCESS_NEEDS_KEY, JSON.stringify({ needs: ['step_free'], isFirst: true }));
    const early = anEvent({ id: 61, headline: 'Früh', date_start: '2026-08-02T11:00:00+02:00' });
    const late = anEvent({ id: 62, headline: 'Spät', date_start: '2026-08-02T20:00:00+02:00', access: ['step_free'] });
    const context = loadContext({
      provider: programmeProvider({ events: [early, late] }),
      url: `${PATH}?events=61_62`,
      design: { favourites: true },
    });
    renderInHost(<SavedEventsScreen data={(await pageOf(loadSavedEvents, context)).data} />, {
      messages: { programme: messages.de },
    });
    await waitFor(() => expect(rules).toContain('content:"✓ Passt für Sie"'));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Früh', 'Spät']);
    needsStore.setState(null, true);
  });
});
