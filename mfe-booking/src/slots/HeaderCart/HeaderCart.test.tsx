import { jest } from '@jest/globals';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { PageAnswer, SiteChrome } from '@spielplan/shared-contracts/remote';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import de from '../../i18n/de.json' with { type: 'json' };
import { openDialogs } from '../../testing/dialogs.ts';
import { clearCookies } from '../../testing/fakeShop.ts';
import { writeCartCookies } from '../../transport/cartCookies.ts';
import { HeaderCart } from './HeaderCart.tsx';

const CART = 'https://shop.example/cart';
const announced = () => screen.getAllByRole('status').map((region) => region.textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function keep(amount: number, { url = CART, seconds = 900 }: { url?: string; seconds?: number } = {}) {
  const now = Date.now();
  writeCartCookies({ amount, url, until: now + seconds * 1000 }, now);
}

function renderCart(site: Partial<SiteChrome> = {}, lang: Language = 'de') {
  const chrome = { basketUrl: '/webshop/cart', shopHosts: ['shop.example'], ...site } as PageAnswer['site'];
  return renderInHost(<HeaderCart />, { lang, messages: { booking: de }, page: { site: chrome } });
}

beforeAll(openDialogs);
beforeEach(() => {
  clearCookies();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the cart entry of the header', () => {
  it('is a plain link while there is no cart', () => {
    renderCart();
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/webshop/cart');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it.each(['de', 'en'] as const)(
    'leads to the webshop in the page’s language where the house has configured no cart (%s)',
    (lang) => {
      renderCart({ basketUrl: null }, lang);
      expect(screen.getByRole('link')).toHaveAttribute('href', `/webshop?lang=${lang}`);
    },
  );

  it('finds the cart of an earlier page, with its amount and the time left', () => {
    keep(1);
    renderCart();
    expect(screen.getByRole('link', { name: 'Warenkorb 1 Karte' })).toHaveAttribute('href', CART);
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('1 Karte');
    expect(screen.getByRole('timer', { name: 'Verbleibende Reservierungszeit' })).toHaveTextContent('15:00');
  });

  it.each([
    [2, '5', '5 Karten'],
    [0, '1', '1 Karte'],
    [2, '', '2 Karten'],
    [2, '1 von 3', '2 Karten'],
  ])('believes the badge of the shop before the cookie (%d, “%s”)', (cookie, badge, shown) => {
    if (cookie > 0) keep(cookie);
    document.body.insertAdjacentHTML('afterbegin', `<span data-shop-badge="">${badge}</span>`);
    renderCart();
    expect(screen.getByTestId('cart-badge')).toHaveTextContent(shown);
    document.querySelector('[data-shop-badge]')?.remove();
  });

  it('shows at once what has just been added', () => {
    const { host } = renderCart();
    keep(3);
    act(() => host.signals.emit('cart.changed', { amount: 3, url: CART, reservedUntil: null }));
    expect(screen.getByRole('link', { name: 'Warenkorb 3 Karten' })).toBeVisible();
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/cart', 'https://shop.example@elsewhere.example/'])(
    'never leads to %s (R32)',
    (url) => {
      keep(2, { url });
      renderCart();
      expect(screen.getByRole('link', { name: 'Warenkorb 2 Karten' })).toHaveAttribute('href', '/webshop/cart');
    },
  );

  it('trusts the host of the configured cart where the page names no shop hosts', () => {
    keep(2);
    renderCart({ basketUrl: 'https://shop.example/basket', shopHosts: undefined });
    expect(screen.getByRole('link')).toHaveAttribute('href', CART);
  });
});

it('has its amount before it is painted, because the header would move to and fro', async () => {
  jest.useRealTimers();
  keep(2);
  const { promise, resolve } = Promise.withResolvers<{ default: typeof HeaderCart }>();
  const Late = lazy(() => promise);
  const { container } = renderInHost(
    <Suspense fallback={null}>
      <Late />
    </Suspense>,
    { messages: { booking: de } },
  );
  // A browser paints after the microtasks of a change, and runs effects after that.
  const painted: boolean[] = [];
  new MutationObserver(() => painted.push(screen.queryByTestId('cart-badge') !== null)).observe(container, { childList: true });
  resolve({ default: HeaderCart });
  await waitFor(() => expect(screen.getByTestId('cart-badge')).toBeVisible());
  expect(painted).toEqual([true]);
});

describe('the countdown of the header (R33)', () => {
  it('runs, warns politely, and at the end takes the badge away and tells the others', async () => {
    keep(2, { seconds: 122 });
    const { host } = renderCart();
    const amounts: number[] = [];
    host.signals.on('cart.changed', ({ amount }) => amounts.push(amount));
    await wait(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('02:01');
    expect(announced()).toEqual(['', 'Ihre Reservierung endet in weniger als fünf Minuten.']);
    await wait(1000);
    expect(announced()).toContain('Ihre Reservierung endet in weniger als zwei Minuten.');
    await wait(120_500);
    expect(screen.getByRole('link', { name: 'Warenkorb' })).toBeVisible();
    expect(screen.queryByTestId('cart-badge')).not.toBeInTheDocument();
    expect(amounts).toEqual([0]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is in step in two tabs, which share one deadline', async () => {
    keep(2);
    renderCart();
    await wait(400);
    renderCart();
    await wait(600);
    const [one, other] = screen.getAllByRole('timer');
    expect(one).toHaveTextContent('14:59');
    expect(other).toHaveTextContent('14:59');
  });

  it('sees what another tab has added within a second', async () => {
    keep(1);
    renderCart();
    keep(4);
    await wait(1000);
    expect(screen.getByTestId('cart-badge')).toHaveTextContent('4 Karten');
  });

  it.each([
    ['visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ])('is right at once when the tab has slept and is %s', async (_, wake) => {
    keep(2);
    renderCart();
    jest.setSystemTime(Date.now() + 600_000);
    act(() => {
      wake();
    });
    expect(screen.getByRole('timer')).toHaveTextContent('05:00');
  });

  it('stops with the page', () => {
    keep(2);
    const { unmount } = renderCart();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is left out where nobody said how long', () => {
    document.cookie = 'cartAmount=2; path=/';
    renderCart();
    expect(screen.getByRole('link', { name: 'Warenkorb 2 Karten' })).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
