import { jest } from '@jest/globals';
import { HELD_KEY } from '@spielplan/shared-contracts/storage';
import type { BookingSlotProps, PageAnswer } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { bookingEvent } from '../../testing/bookingEvent.ts';
import { openDialogs } from '../../testing/dialogs.ts';
import { clearCookies, held, openFakeShop, refused, type FakeShop } from '../../testing/fakeShop.ts';
import { cartItem } from '../../testing/heldCart.ts';
import { getCartCookies } from '../../transport/cartCookies.ts';
import { HeaderCart } from '../HeaderCart/HeaderCart.tsx';
import { EventBooking } from './EventBooking.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const until = (minutes: number) => {
  const now = Date.now();
  return { reserved_until: new Date(now + minutes * 60_000).toISOString(), server_time: new Date(now).toISOString() };
};
const announced = () => screen.getAllByRole('status').map((region) => region.textContent);

/** A page with the cart in its header and a widget, as the shell shows it. */
function renderPage(lang: 'de' | 'en' = 'de', event: Partial<BookingSlotProps> = {}) {
  const site = { basketUrl: '/webshop/cart', shopHosts: ['shop.example'] } as PageAnswer['site'];
  return renderInHost(
    <>
      <HeaderCart />
      <EventBooking {...bookingEvent(event)} />
    </>,
    { lang, messages: { booking: lang === 'de' ? de : en }, page: { site } },
  );
}

/** Two tickets are put into the cart, which says so from then on, until it has run out. */
async function reserve(minutes = 3, more: object = {}): Promise<FakeShop> {
  const answer = held(2, { items: [cartItem()], is_renewable: true, ...until(minutes), ...more });
  const shop = openFakeShop(answer);
  shop.cart = answer;
  renderPage();
  press('Karten wählen');
  await wait(0.1);
  press('Eine Karte mehr: Vollpreis, Parkett');
  press('In den Warenkorb');
  await wait(0.5);
  return shop;
}

const runOut = (shop: FakeShop) => (shop.cart = held(0, { has_expired: true }));

beforeAll(async () => {
  openDialogs();
  await Promise.all([
    import('../../components/booking/sessionParts.ts'),
    import('../HeaderCart/details/CartDetails.tsx'),
    import('../../stores/cartParts.ts'),
  ]);
});
beforeEach(() => {
  clearCookies();
  jest.useFakeTimers();
  document.cookie = 'csrftoken=known; path=/';
});
afterEach(() => jest.useRealTimers());

describe('a ticket system that never answers (R29)', () => {
  it('is given up after 15 seconds, and the visitor is sent to the webshop', async () => {
    const shop = openFakeShop('hang');
    renderPage();
    press('Karten wählen');
    await wait(0.1);
    press('Eine Karte mehr: Vollpreis, Parkett');
    press('In den Warenkorb');
    await wait(14);
    expect(screen.getByRole('heading', { name: 'Ihre Karten werden reserviert …' })).toBeVisible();
    await wait(1);
    expect(screen.getByRole('heading', { name: 'Das hat leider nicht geklappt.' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zum Webshop' })).toBeVisible();
    expect(shop.posts).toHaveLength(1);
  });

  it('and has held them in spite of it: the badge says so, and trying again holds them once', async () => {
    const shop = openFakeShop('hang', held(1, until(15)));
    renderPage();
    press('Karten wählen');
    await wait(0.1);
    press('Eine Karte mehr: Vollpreis, Parkett');
    press('In den Warenkorb');
    shop.cart = held(1, until(15));
    await wait(15.5);
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('1 Karte');
    press('Noch einmal versuchen');
    await wait(0.5);
    expect(shop.keys[0]).toBe(shop.keys[1]);
  });
});

describe('the minutes of a reservation (R33)', () => {
  it('are counted down, announced at five and two minutes, and reserved again with one click', async () => {
    const shop = await reserve(6);
    expect(screen.getByText('Die Karten sind 6 Minuten für Sie reserviert.')).toBeVisible();
    expect(screen.getByText(/Noch 0[56]:\d\d Minuten reserviert/)).toBeVisible();
    await wait(30);
    expect(announced()).not.toContain('Ihre Reservierung endet in weniger als fünf Minuten.');
    await wait(45);
    expect(announced()).toContain('Ihre Reservierung endet in weniger als fünf Minuten.');
    await wait(3 * 60);
    expect(announced()).toContain('Ihre Reservierung endet in weniger als zwei Minuten.');
    runOut(shop);
    await wait(2 * 60);
    expect(announced()).toContain('Ihre Reservierung ist abgelaufen.');
    expect(screen.queryByTestId('cart-badge')).not.toBeInTheDocument();
    const again = openFakeShop(held(2, until(15)));
    fireEvent.click(screen.getAllByRole('button', { name: 'Noch einmal reservieren' })[0] as HTMLElement);
    await wait(0.5);
    expect(again.posts).toEqual([{ event_jet_id: 9007, seat_group: 1, sale_type_ids: [1], quantities: [2] }]);
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('2 Karten');
    expect(screen.queryByText('Ihre Reservierung ist abgelaufen.')).not.toBeInTheDocument();
  });

  it('can be renewed with one click in a dialog, which then goes by itself', async () => {
    const shop = await reserve();
    press('Schließen');
    await wait(65);
    const dialog = screen.getByRole('dialog', { name: 'Ihre Reservierung endet in weniger als zwei Minuten.' });
    shop.cart = held(2, { items: [cartItem()], is_renewable: false, ...until(15) });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Länger reservieren' }));
    await wait(0.5);
    expect(shop.others).toEqual(['POST /api/shop-cart/renewal/']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent(/1[45]:/);
  });

  it('offer no renewal where the house gives no more time, and stay silent once they are read', async () => {
    const shop = await reserve(3, { is_renewable: false });
    press('Schließen');
    await wait(65);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Länger reservieren' })).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', 'https://shop.example/cart');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
    await wait(30);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shop.others).toEqual([]);
  });

  it.each(['given back', 'dismissed'])('are not offered again once they were %s in another tab', async (how) => {
    const shop = await reserve(3, {
      items: [cartItem(), cartItem({ id: 12, seat_group: 2, seat_group_name: 'Rang', quantity: 1 })],
    });
    runOut(shop);
    await wait(180);
    const again = openFakeShop(refused(-214), how === 'dismissed' ? refused(-214) : held(1, until(15)));
    const offers = () => screen.queryAllByRole('button', { name: 'Noch einmal reservieren' });
    fireEvent.click(offers()[0] as HTMLElement);
    await wait(0.5);
    expect(offers()).not.toEqual([]);
    again.cart = held(0);
    clearCookiesOnly();
    localStorage.removeItem(HELD_KEY);
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: HELD_KEY })));
    await wait(1);
    expect(offers()).toEqual([]);
  });

  it('say what cannot be had any more, and try that alone again', async () => {
    const shop = await reserve(3, {
      items: [cartItem(), cartItem({ id: 12, seat_group: 2, seat_group_name: 'Rang', quantity: 1 })],
    });
    runOut(shop);
    await wait(180);
    const again = openFakeShop(refused(-214), held(1, until(15)), held(3, until(15)));
    fireEvent.click(screen.getAllByRole('button', { name: 'Noch einmal reservieren' })[0] as HTMLElement);
    await wait(0.5);
    expect(screen.getByText('Ein Teil Ihrer Karten ist nicht mehr erhältlich.')).toBeVisible();
    expect(screen.getAllByText(/nicht genügend/)[0]).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Noch einmal reservieren' })[0] as HTMLElement);
    await wait(0.5);
    expect(again.posts.map(({ seat_group }) => seat_group)).toEqual([1, 2, 1]);
    expect(again.keys[2]).toBe(again.keys[0]);
    expect(screen.queryByText(/nicht mehr zu haben/)).not.toBeInTheDocument();
  });

  it('are offered again after the page was closed, if the ticket system says that they ran out', async () => {
    const shop = await reserve();
    cleanup();
    runOut(shop);
    await wait(180);
    clearCookiesOnly();
    renderPage('en');
    await wait(0.5);
    expect(screen.getByText('Your reservation has expired.', { selector: 'strong' })).toBeVisible();
    press('No longer needed');
    expect(screen.queryByText('Your reservation has expired.')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('end silently when the tickets were bought in another tab', async () => {
    const shop = await reserve();
    press('Schließen');
    shop.cart = held(0, { has_expired: false });
    clearCookiesOnly();
    await wait(2);
    expect(screen.queryByText(/Minuten reserviert/)).not.toBeInTheDocument();
    await wait(180);
    expect(screen.queryByText(/abgelaufen/)).not.toBeInTheDocument();
  });

  it('follow the deadline alone while the ticket system is away', async () => {
    const shop = await reserve();
    press('Schließen');
    shop.cart = { status: 503, text: 'away' };
    await wait(181);
    expect(screen.getByText('Ihre Reservierung ist abgelaufen.', { selector: 'strong' })).toBeVisible();
  });

  it('are the server’s, whatever happens to the clock of the device', async () => {
    const shop = await reserve();
    press('Schließen');
    await wait(20);
    jest.setSystemTime(Date.now() + 3_600_000);
    shop.cart = held(2, { items: [cartItem()], ...until(2.5) });
    await wait(1.5);
    expect(getCartCookies(Date.now()).amount).toBe(2);
    expect(screen.getByRole('timer')).toHaveTextContent(/02:2/);
    expect(screen.queryByText(/abgelaufen/)).not.toBeInTheDocument();
    jest.setSystemTime(Date.now() - 7_200_000);
    shop.cart = held(2, { items: [cartItem()], ...until(2.2) });
    await wait(1.5);
    expect(screen.getByRole('timer')).toHaveTextContent(/02:1/);
  });

  it('are the same where storage is forbidden', async () => {
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const shop = await reserve();
    runOut(shop);
    await wait(181);
    expect(screen.getAllByRole('button', { name: 'Noch einmal reservieren' })[0]).toBeVisible();
    forbidden.mockRestore();
  });
});

function clearCookiesOnly(): void {
  for (const name of ['cartAmount', 'cartUntil', 'cartUrl']) document.cookie = `${name}=; path=/; max-age=0`;
}
