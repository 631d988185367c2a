import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { jest } from '@jest/globals';
import type { Host } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import { bookingEvent, exhibition, slot } from '../../testing/bookingEvent.ts';
import { clearCookies, held, left, openFakeShop, refused } from '../../testing/fakeShop.ts';
import { getChoices } from '../../stores/choices.ts';
import { getCartCookies } from '../../transport/cartCookies.ts';
import { heldLine } from '../../testing/heldCart.ts';
import { writeCartRecord } from '../../transport/cartRecord.ts';
import { PlanBooking } from './PlanBooking.tsx';

const CONCERT = bookingEvent();
const FILM = bookingEvent({ eventId: 8, idJet: 9008, title: 'Stummfilm', dateStart: '2026-11-21T18:00:00+01:00' });
const SOLD_OUT = bookingEvent({ eventId: 9, idJet: 9009, title: 'Lange Nacht', ticketStatus: 'sold_out' });
const SHOW = exhibition([slot('12:00:00', 501), slot('13:00:00', 502)], { eventId: 10, idJet: 9010, title: 'Holzschnitte' });

async function show(...events: BookingSlotProps[]) {
  const report = jest.fn<Host['report']>();
  const rendered = renderInHost(<PlanBooking events={events} />, { messages: { booking: de }, host: { report } });
  await screen.findByRole('button', { name: 'Alle in den Warenkorb' });
  return { ...rendered, report, visitor: userEvent.setup() };
}
const eventOf = (title: string) => within(screen.getByRole('heading', { level: 3, name: title }).closest('li')!);
const more = (title: string, label = 'Vollpreis, Parkett') =>
  eventOf(title).getByRole('button', { name: `Eine Karte mehr: ${label}` });
const addAll = () => screen.getByRole('button', { name: 'Alle in den Warenkorb' });
const outcomes = () =>
  screen.getAllByRole('listitem').map((item) => [...item.children].map((part) => part.textContent).join(' | '));

beforeEach(() => {
  clearCookies();
  document.cookie = 'csrftoken=known; path=/';
});

describe('the tickets of a plan (R68)', () => {
  it('go into the cart with one press, one call per event, and the cart says so', async () => {
    const shop = openFakeShop(held(1), held(3));
    const { visitor } = await show(CONCERT, FILM);
    expect(screen.getByRole('heading', { name: 'Winterreise' })).toHaveFocus();
    await visitor.click(more('Winterreise'));
    for (const label of ['Vollpreis, Rang', 'Vollpreis, Rang']) await visitor.click(more('Stummfilm', label));
    expect(screen.getByText('3 Karten, zusammen 116 €')).toBeVisible();
    await visitor.dblClick(addAll());
    expect(await screen.findByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' })).toHaveFocus();
    expect(shop.posts).toEqual([
      { event_jet_id: 9007, seat_group: 1, sale_type_ids: [1], quantities: [1] },
      { event_jet_id: 9008, seat_group: 2, sale_type_ids: [1], quantities: [2] },
    ]);
    expect(new Set(shop.keys).size).toBe(2);
    expect(getCartCookies(Date.now())).toMatchObject({ amount: 3, url: 'https://shop.example/cart' });
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', 'https://shop.example/cart');
  });

  it('have an outcome each: the held ones are in the cart, "try again" sends the failed ones alone', async () => {
    const shop = openFakeShop(held(1), refused(-214), held(2));
    const { visitor, report } = await show(CONCERT, FILM);
    await visitor.click(more('Winterreise'));
    await visitor.click(more('Stummfilm'));
    await visitor.click(addAll());
    await screen.findByRole('heading', { name: 'Nur ein Teil Ihrer Karten liegt im Warenkorb.' });
    expect(outcomes()).toEqual([
      'Im Warenkorb | Winterreise, Freitag, 20. November 2026, 20:00 Uhr, Kammersaal, Konzerthalle | 1 × Vollpreis, Parkett',
      expect.stringMatching(
        /^Nicht im Warenkorb \| Stummfilm, Samstag, 21. November 2026, 18:00 Uhr, Kammersaal, Konzerthalle \| 1 × Vollpreis, Parkett \| Es wurden nicht genügend/,
      ),
    ]);
    expect(getCartCookies(Date.now())).toMatchObject({ amount: 1 });
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ place: 'slot plan.booking' }));
    await visitor.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' });
    expect(shop.posts.map(({ event_jet_id: id }) => id)).toEqual([9007, 9008, 9008]);
    expect(getCartCookies(Date.now())).toMatchObject({ amount: 2 });
  });

  it('are not offered once more after a reload where they lie in the cart, but on request', async () => {
    openFakeShop();
    const record = {
      lines: [heldLine()],
      until: Date.now() + 600_000,
      isRenewable: false,
      warned: null,
      isExpired: false,
      keys: [],
    };
    writeCartRecord(record);
    const { visitor } = await show(CONCERT, FILM);
    const concert = eventOf('Winterreise');
    expect(concert.getByRole('link', { name: '2 Karten liegen schon im Warenkorb' })).toBeVisible();
    expect(concert.queryByRole('button', { name: /^Eine Karte mehr/ })).toBeNull();
    expect(more('Stummfilm')).toBeVisible();
    await visitor.click(concert.getByRole('button', { name: 'Weitere Karten für Winterreise' }));
    expect(screen.getByRole('heading', { name: 'Winterreise' })).toHaveFocus();
    expect(more('Winterreise')).toBeVisible();
    writeCartRecord(null);
  });

  it('keep the name of a call whose answer was lost, so that it is held once', async () => {
    const shop = openFakeShop('offline', held(1), held(2));
    const { visitor } = await show(CONCERT, FILM);
    await visitor.click(more('Winterreise'));
    await visitor.click(more('Stummfilm'));
    await visitor.click(addAll());
    await screen.findByRole('heading', { name: 'Nur ein Teil Ihrer Karten liegt im Warenkorb.' });
    await visitor.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await screen.findByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' });
    expect(shop.keys[2]).toBe(shop.keys[0]);
    expect(shop.posts.map(({ event_jet_id: id }) => id)).toEqual([9007, 9008, 9007]);
  });

  it('can be changed after a refusal, and what was held is not sent again', async () => {
    const shop = openFakeShop(held(1), refused(-214), held(2));
    const { visitor } = await show(CONCERT, FILM);
    await visitor.click(more('Winterreise'));
    await visitor.click(more('Stummfilm'));
    await visitor.click(addAll());
    await visitor.click(await screen.findByRole('button', { name: 'Auswahl ändern' }));
    expect(screen.getByText('1 Karte, zusammen 48 €')).toBeVisible();
    await visitor.click(eventOf('Stummfilm').getByRole('button', { name: 'Eine Karte weniger: Vollpreis, Parkett' }));
    await visitor.click(more('Stummfilm', 'Vollpreis, Rang'));
    await visitor.click(addAll());
    await screen.findByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' });
    expect(shop.posts.at(-1)).toEqual({ event_jet_id: 9008, seat_group: 2, sale_type_ids: [1], quantities: [1] });
  });

  it('say why there are none, choose a time of admission, and ask for a choice before they are sent', async () => {
    const shop = openFakeShop(held(1));
    const { visitor } = await show(SOLD_OUT, SHOW);
    expect(eventOf('Lange Nacht').getByText(/^Ausverkauft/)).toBeVisible();
    await visitor.click(addAll());
    expect(screen.getByText('Bitte wählen Sie zuerst mindestens eine Karte.')).toBeVisible();
    await visitor.click(eventOf('Holzschnitte').getByRole('button', { name: 'Andere Zeit: Eintritt' }));
    await visitor.click(screen.getByRole('radio', { name: /13:00/ }));
    await visitor.click(eventOf('Holzschnitte').getByRole('button', { name: 'Zurück' }));
    await visitor.click(more('Holzschnitte', 'Vollpreis, Eintritt'));
    await visitor.click(addAll());
    await screen.findByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' });
    expect(shop.posts).toEqual([{ event_jet_id: 9010, seat_group: 1, block_id: 502, sale_type_ids: [1], quantities: [1] }]);
  });

  it('are bought event by event in the webshop where the browser keeps no cookies', async () => {
    openFakeShop();
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    renderInHost(<PlanBooking events={[CONCERT, FILM]} />, { messages: { booking: de } });
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    expect(eventOf('Winterreise').getByRole('link', { name: 'Karten im Webshop kaufen' })).toHaveAttribute(
      'href',
      'https://shop.example/events/9007',
    );
    expect(screen.queryByRole('button', { name: 'Alle in den Warenkorb' })).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('are held although the page was left while they were sent (R31)', async () => {
    openFakeShop(held(1), held(2));
    const { visitor, unmount } = await show(CONCERT, FILM);
    await visitor.click(more('Winterreise'));
    await visitor.click(more('Stummfilm'));
    fireEvent.click(addAll());
    unmount();
    await waitFor(() => expect(getCartCookies(Date.now())).toMatchObject({ amount: 2 }));
  });

  it('chosen as the shop closes are kept with the page of their event, and the panel says so (R72)', async () => {
    const shop = openFakeShop(held(1), { status: 503, body: { error: 'SHOP_OFFLINE', code: 'SP-5003' } });
    const path = '/de/programm/veranstaltungen/stummfilm/8';
    const { visitor } = await show(CONCERT, { ...FILM, path });
    await visitor.click(more('Winterreise'));
    await visitor.click(more('Stummfilm'));
    await visitor.click(addAll());
    await screen.findByRole('heading', { name: 'Nur ein Teil Ihrer Karten liegt im Warenkorb.' });
    const kept = await screen.findByText(/^Der Webshop hat geschlossen\. Ihre Auswahl ist in diesem Browser gespeichert/);
    expect(
      within(kept.parentElement!)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([path]);
    expect(getChoices(CONCERT.now).map((choice) => [choice.eventId, choice.path, choice.tickets[0]?.priceName])).toEqual([
      [8, path, 'Vollpreis'],
    ]);
    expect(shop.posts).toHaveLength(2);
  });

  it('chosen while it is noticed that the shop is closed are kept, too', async () => {
    const shop = openFakeShop();
    shop.availability = 'offline';
    const { visitor } = await show(CONCERT);
    await visitor.click(more('Winterreise'));
    await screen.findByRole('button', { name: 'Neu prüfen' });
    shop.availability = left({ is_shop_online: false });
    await visitor.click(screen.getByRole('button', { name: 'Neu prüfen' }));
    expect(await screen.findByText(/^Der Webshop hat geschlossen/)).toBeVisible();
    expect(getChoices(CONCERT.now)).toHaveLength(1);
  });
});
