import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { openDialogs } from '../../testing/dialogs.ts';
import { clearCookies, held, openFakeShop, refused, type FakeShop } from '../../testing/fakeShop.ts';
import { cartItem } from '../../testing/heldCart.ts';
import { getCartCookies, writeCartCookies } from '../../transport/cartCookies.ts';
import { HeaderCart } from './HeaderCart.tsx';

const CART = 'https://shop.example/cart';
const soon = () => new Date(Date.now() + 600_000).toISOString();
const cartOf = (...items: { quantity?: number; seat_group_name?: string }[]) =>
  held(
    items.reduce((sum, { quantity = 2 }) => sum + quantity, 0),
    { items: items.map((item, index) => cartItem({ id: 11 + index, ...item })), reserved_until: soon(), is_renewable: true },
  );

const SITE = { basketUrl: '/webshop/cart', shopHosts: ['shop.example'] };

async function openPanel(shop: FakeShop, lang: 'de' | 'en' = 'de', settings: Partial<PageAnswer['site']> = SITE) {
  const now = Date.now();
  writeCartCookies({ amount: 3, url: CART, until: now + 600_000 }, now);
  document.cookie = 'csrftoken=known; path=/';
  const site = settings as PageAnswer['site'];
  const page = renderInHost(<HeaderCart />, { lang, messages: { booking: lang === 'de' ? de : en }, page: { site } });
  const visitor = userEvent.setup();
  const opener = screen.getByRole('button', {
    name: lang === 'de' ? '3 Karten Reservierte Karten zeigen' : '3 tickets Show reserved tickets',
  });
  await visitor.click(opener);
  const dialog = await screen.findByRole('dialog', { name: /^3 / });
  await waitFor(() => expect(shop.reads).toBeGreaterThan(0));
  return { ...page, visitor, opener, dialog: within(dialog) };
}

beforeAll(openDialogs);
beforeEach(clearCookies);

describe('the cart panel', () => {
  it('lists what is held, with place, time and price, and leads to the cart', async () => {
    const shop = openFakeShop();
    shop.cart = cartOf({}, { quantity: 1 });
    const { dialog } = await openPanel(shop);
    const [first] = await dialog.findAllByRole('listitem');
    expect(first).toHaveTextContent('Winterreise20. November 2026, 20:00 Uhr2 × Vollpreis · 96 €Parkett, Reihe 4, Plätze 11–12');
    expect(dialog.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', CART);
    expect(dialog.getByText(/Minuten reserviert/)).toBeVisible();
  });

  it('gives a line back, says so, and keeps the focus in the list', async () => {
    const shop = openFakeShop();
    shop.cart = cartOf({}, { quantity: 1 });
    const { dialog, visitor } = await openPanel(shop, 'en');
    const button = await dialog.findByRole('button', { name: /^Remove: 2 × Vollpreis, Parkett, Winterreise/ });
    shop.cart = cartOf({ quantity: 1 });
    await visitor.click(button);
    expect(await dialog.findByText(/^Removed: 2 × Vollpreis, Parkett, Winterreise, 20 November 2026, 20:00, /)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    expect(dialog.getByRole('list')).toHaveFocus();
    expect(shop.others).toEqual(['DELETE /api/shop-cart/11/']);
    expect(getCartCookies(Date.now()).amount).toBe(1);
  });

  it('names each line so that two of one event and price are told apart', async () => {
    const shop = openFakeShop();
    const places = ['Parkett', 'Rollstuhlplätze', 'Begleitplätze'];
    shop.cart = cartOf(...places.map((name) => ({ quantity: 1, seat_group_name: name })));
    const { dialog } = await openPanel(shop);
    const names = (await dialog.findAllByRole('button', { name: /^Zurückgeben/ })).map((button) =>
      button.ariaLabel?.replaceAll(/\s/g, ' '),
    );
    expect(names).toEqual(
      places.map(
        (name) => `Zurückgeben: 1 × Vollpreis, ${name}, Winterreise, 20. November 2026, 20:00 Uhr, Reihe 4, Plätze 11–12`,
      ),
    );
  });

  it('says with the last line that the cart is empty, and leaves the focus at the cart', async () => {
    const shop = openFakeShop();
    shop.cart = cartOf({ quantity: 3 });
    const { dialog, visitor } = await openPanel(shop);
    const button = await dialog.findByRole('button', { name: /^Zurückgeben/ });
    shop.cart = held(0);
    await visitor.click(button);
    await waitFor(() => expect(screen.queryByTestId('cart-badge')).not.toBeInTheDocument());
    expect(screen.queryByText(/abgelaufen/)).not.toBeInTheDocument();
    expect(await dialog.findByText('Der Warenkorb ist leer.')).toBeVisible();
    // Its title does not say the same once more as a number.
    expect(dialog.getByRole('heading', { name: 'Warenkorb' })).toBeVisible();
    expect(dialog.getByText(/^Zurückgegeben: 3/)).toBeVisible();
    await visitor.click(dialog.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: /Warenkorb/ })).toHaveFocus();
  });

  it.each([
    ['fails', { status: 500, text: 'x' }, /hat leider nicht geklappt/],
    ['finds the shop offline', { status: 503, body: { error: 'SHOP_OFFLINE' } }, /Webshop ist gerade offline/],
  ] as const)('says what to do when giving back %s, and loses nothing', async (_, answer, words) => {
    const shop = openFakeShop();
    shop.cart = cartOf({}, { quantity: 1 });
    const { dialog, visitor } = await openPanel(shop);
    const [button] = await dialog.findAllByRole('button', { name: /^Zurückgeben/ });
    shop.cart = answer;
    await visitor.click(button as HTMLElement);
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the truth when the line was given back in another tab', async () => {
    const shop = openFakeShop();
    shop.cart = cartOf({}, { quantity: 1 });
    const { dialog, visitor } = await openPanel(shop);
    const [button] = await dialog.findAllByRole('button', { name: /^Zurückgeben/ });
    const fetchNow = globalThis.fetch;
    const gone = cartOf({ quantity: 1 });
    globalThis.fetch = (input, init) => {
      shop.cart = init?.method === 'DELETE' ? refused(-204) : gone;
      return fetchNow(input, init);
    };
    await visitor.click(button as HTMLElement);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  });

  it('of a ticket system that names nothing leads to the webshop', async () => {
    const shop = openFakeShop();
    shop.cart = held(3);
    const { dialog } = await openPanel(shop);
    expect(await dialog.findByText('Welche Karten das sind, zeigt der Warenkorb im Webshop.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Länger reservieren' })).not.toBeInTheDocument();
  });

  it('follows the ticket system to the host of the cart where a page names no shop hosts', async () => {
    const shop = openFakeShop();
    shop.cart = held(3, { cart_url: 'https://shop.example/carts/7' });
    await openPanel(shop, 'de', { basketUrl: 'https://shop.example/basket' });
    await waitFor(() => expect(getCartCookies(Date.now()).url).toBe('https://shop.example/carts/7'));
  });

  it('hears of another tab at once', async () => {
    const shop = openFakeShop();
    shop.cart = cartOf({}, { quantity: 1 });
    await openPanel(shop);
    const now = Date.now();
    writeCartCookies({ amount: 7, url: CART, until: now + 600_000 }, now);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'spielplan.held' })));
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('7 Karten');
  });

  it('never shows the words of a tab in another language, and keeps both once it has asked in its own', async () => {
    const english = cartItem({
      id: 11,
      quantity: 3,
      title: 'Winter Journey',
      price_name: 'Full price',
      seat_group_name: 'Stalls',
    });
    const shop = openFakeShop();
    shop.cart = held(3, { items: [english], reserved_until: soon() });
    document.documentElement.lang = 'en';
    const tab = await openPanel(shop, 'en');
    expect(await tab.dialog.findByText('Winter Journey')).toBeVisible();
    tab.unmount();
    document.documentElement.lang = 'de';
    shop.cart = refused(-1);
    const other = await openPanel(shop);
    expect((await other.dialog.findAllByRole('listitem'))[0]).toHaveTextContent(
      /^20\. November 2026, 20:00 Uhr3 × Karte · 144 €/,
    );
    expect(other.container).not.toHaveTextContent(/Winter Journey|Full price|Stalls|Row/);
    other.unmount();
    shop.cart = cartOf({ quantity: 3 });
    const asked = shop.reads;
    const again = await openPanel(shop);
    expect(await again.dialog.findByText('Winterreise')).toBeVisible();
    expect(shop.reads).toBeGreaterThan(asked);
    again.unmount();
    shop.cart = refused(-1);
    document.documentElement.lang = 'en';
    const back = await openPanel(shop, 'en');
    expect(await back.dialog.findByText('Winter Journey')).toBeVisible();
    expect(back.container).not.toHaveTextContent(/Winterreise|Vollpreis/);
    document.documentElement.lang = '';
  });
});
