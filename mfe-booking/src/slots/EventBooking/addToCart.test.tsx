import type { Signals } from '@spielplan/shared-contracts/signals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { exhibition, slot } from '../../testing/bookingEvent.ts';
import { clearCookies, held, openFakeShop, refused, type ShopAnswer } from '../../testing/fakeShop.ts';
import { choose, openPanel, renderBooking } from '../../testing/renderBooking.tsx';
import { getCartCookies } from '../../transport/cartCookies.ts';

const PARKETT = 'Vollpreis, Parkett';
const RANG = 'Vollpreis, Rang';

const addButton = () => screen.getByRole('button', { name: 'In den Warenkorb' });
const summary = (name: string) => screen.findByRole('heading', { name });
const outcomes = () =>
  screen.getAllByRole('listitem').map((item) => [...item.children].map((part) => part.textContent).join(' | '));

beforeEach(() => {
  clearCookies();
  document.cookie = 'csrftoken=known; path=/';
});

describe('a purchase that works', () => {
  it('reserves, says for how long, sets the cart cookies and leads to the cart', async () => {
    const shop = openFakeShop(held(3));
    const { visitor, host } = renderBooking();
    const heard: Signals['cart.changed'][] = [];
    host.signals.on('cart.changed', (cart) => heard.push(cart));
    await choose(visitor, PARKETT, PARKETT, PARKETT);
    await visitor.click(addButton());
    expect(await summary('Ihre Karten liegen im Warenkorb.')).toHaveFocus();
    expect(shop.posts).toEqual([{ event_jet_id: 9007, seat_group: 1, sale_type_ids: [1], quantities: [3] }]);
    expect(screen.getByText('Die Karten sind 15 Minuten für Sie reserviert.')).toBeVisible();
    expect(screen.getByText(/Noch 1[45]:\d\d Minuten reserviert/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', 'https://shop.example/cart');
    expect(getCartCookies(Date.now())).toMatchObject({ amount: 3, url: 'https://shop.example/cart' });
    expect(heard).toMatchObject([{ amount: 3, url: 'https://shop.example/cart' }]);
  });

  it('works on a first visit, in English, by keyboard alone (R34)', async () => {
    clearCookies();
    const shop = openFakeShop(held(1));
    const { visitor } = renderBooking({}, 'en');
    await visitor.tab();
    await visitor.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', {
      name: 'Choose tickets: Winterreise Friday, 20 November 2026, 20:00, Kammersaal, Konzerthalle',
    });
    await waitFor(() => expect(panel).toHaveFocus());
    for (let stops = 0; stops < 3; stops += 1) await visitor.tab();
    expect(screen.getByRole('spinbutton', { name: 'Vollpreis, Parkett' })).toHaveFocus();
    await visitor.keyboard('1');
    for (let stops = 0; document.activeElement?.textContent !== 'Add to cart' && stops < 12; stops += 1) await visitor.tab();
    await visitor.keyboard('{Enter}');
    expect(await summary('Your tickets are in the cart.')).toHaveFocus();
    expect(shop).toMatchObject({ reads: 1, tokens: ['fresh'], posts: [{ quantities: [1] }] });
  });

  it('sends one call per time of admission', async () => {
    const shop = openFakeShop(held(1), held(2));
    const { visitor } = renderBooking(exhibition([slot('12:00:00', 503), slot('13:00:00', 504)]));
    await choose(visitor, 'Vollpreis, Eintritt');
    await visitor.click(screen.getByRole('button', { name: 'Andere Zeit: Eintritt' }));
    await visitor.click(screen.getByRole('radio', { name: /13:00/ }));
    await visitor.click(screen.getByRole('button', { name: 'Zurück' }));
    await choose(visitor, 'Vollpreis, Eintritt');
    await visitor.click(addButton());
    await summary('Ihre Karten liegen im Warenkorb.');
    expect(shop.posts.map(({ block_id }) => block_id)).toEqual([503, 504]);
  });

  it('posts once when the button is pressed twice (R30)', async () => {
    const shop = openFakeShop(held(1));
    const { visitor } = renderBooking();
    await choose(visitor, PARKETT);
    await visitor.dblClick(addButton());
    await summary('Ihre Karten liegen im Warenkorb.');
    expect(shop.posts).toHaveLength(1);
  });

  it('says what it is doing while it takes a while', async () => {
    openFakeShop('hang');
    const { visitor } = renderBooking();
    await choose(visitor, PARKETT);
    await visitor.click(addButton());
    expect(await summary('Ihre Karten werden reserviert …')).toHaveFocus();
  });

  it('can go on with more tickets', async () => {
    const shop = openFakeShop(held(1), held(2));
    const { visitor } = renderBooking();
    await choose(visitor, PARKETT);
    await visitor.click(addButton());
    await visitor.click(await screen.findByRole('button', { name: 'Weitere Karten wählen' }));
    expect(screen.getByText('Noch keine Karte gewählt.')).toBeVisible();
    await choose(visitor, RANG);
    await visitor.click(addButton());
    await summary('Ihre Karten liegen im Warenkorb.');
    expect(outcomes()).toEqual(['Im Warenkorb | 1 × Vollpreis, Rang']);
    expect(shop.posts.map(({ seat_group }) => seat_group)).toEqual([1, 2]);
  });
});

describe('a purchase that fails (R29)', () => {
  const hint = 'Bitte kaufen Sie diese Karten im Webshop.';
  it.each<[string, ShopAnswer, string]>([
    ['-214', refused(-214), `Es wurden nicht genügend (zusammenhängende) Plätze gefunden. ${hint}`],
    ['-214 with status 200', refused(-214, 200), `Es wurden nicht genügend (zusammenhängende) Plätze gefunden. ${hint}`],
    ['-204', refused(-204), `Es besteht keine Reservierung. ${hint}`],
    ['-1', refused(-1), `Fehler -1. ${hint}`],
    ['"x"', refused('x'), hint],
    ['HTTP 500', { status: 500, text: 'Internal Server Error' }, hint],
    ['no network', 'offline', hint],
  ])('%s', async (_, answer, words) => {
    const shop = openFakeShop(answer);
    const { visitor, report } = renderBooking();
    await choose(visitor, PARKETT);
    await visitor.click(addButton());
    expect(await summary('Das hat leider nicht geklappt.')).toHaveFocus();
    // Without an answer nobody knows.
    const label = typeof answer === 'object' && answer.body ? 'Nicht im Warenkorb' : 'Nicht bestätigt';
    expect(outcomes()).toEqual([`${label} | 1 × ${PARKETT} | ${words}`]);
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Zum Webshop' })).toHaveAttribute('href', 'https://shop.example/events/9007');
    expect(screen.queryByText(/15 Minuten/)).not.toBeInTheDocument();
    expect(document.cookie).not.toContain('cartAmount');
    expect(shop.posts).toHaveLength(1);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('whose answer was lost says what is in the cart in spite of it, and so does the badge', async () => {
    const shop = openFakeShop({ status: 502, text: 'Bad Gateway' }, { status: 502, text: 'Bad Gateway' });
    shop.cart = held(2);
    const { visitor } = renderBooking();
    await choose(visitor, PARKETT, PARKETT, RANG);
    await visitor.click(addButton());
    await summary('Das hat leider nicht geklappt.');
    expect(await screen.findByText('Im Warenkorb liegen zurzeit 2 Karten.')).toBeVisible();
    expect(getCartCookies(Date.now()).amount).toBe(2);
    // Read before each hold request while nothing is held (record 0051), and
    // once when all has been sent: no older answer overtakes a newer one.
    expect([shop.posts.length, shop.reads]).toEqual([2, 3]);
  });

  it('keeps the tickets selected to be changed', async () => {
    openFakeShop(refused(-214));
    const { visitor } = renderBooking();
    await choose(visitor, PARKETT, PARKETT);
    await visitor.click(addButton());
    await visitor.click(await screen.findByRole('button', { name: 'Auswahl ändern' }));
    expect(screen.getByRole('spinbutton', { name: PARKETT })).toHaveValue(2);
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.example/cart'])('never leads to %s (R32)', async (cart_url) => {
    openFakeShop({ body: { tickets_quantity: 1, cart_url } });
    const { visitor, report } = renderBooking();
    await choose(visitor, PARKETT);
    await visitor.click(addButton());
    await summary('Ihre Karten liegen im Warenkorb.');
    expect(screen.queryByRole('link', { name: 'Zum Warenkorb' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByRole('link')).toHaveAttribute('href', 'https://shop.example/events/9007');
    expect(getCartCookies(Date.now())).toMatchObject({ amount: 1, url: null });
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('a purchase that works in part (R30)', () => {
  it('names the outcome of each group, and sends only the failed one again', async () => {
    const shop = openFakeShop(refused(-214), held(1), held(2));
    const { visitor } = renderBooking();
    await choose(visitor, RANG, PARKETT);
    await visitor.click(addButton());
    await summary('Nur ein Teil Ihrer Karten liegt im Warenkorb.');
    expect(outcomes()).toEqual([
      expect.stringContaining('Nicht im Warenkorb | 1 × Vollpreis, Rang | Es wurden'),
      `Im Warenkorb | 1 × ${PARKETT}`,
    ]);
    expect(getCartCookies(Date.now()).amount).toBe(1);
    await visitor.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await summary('Ihre Karten liegen im Warenkorb.');
    expect(shop.posts.map(({ seat_group }) => seat_group)).toEqual([2, 1, 2]);
    expect(outcomes()).toEqual(['Im Warenkorb | 1 × Vollpreis, Rang', `Im Warenkorb | 1 × ${PARKETT}`]);
  });

  it('presses "try again" twice and posts once', async () => {
    const shop = openFakeShop(held(1), refused(-214), held(2));
    const { visitor } = renderBooking();
    await choose(visitor, PARKETT, RANG);
    await visitor.click(addButton());
    await visitor.dblClick(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    await summary('Ihre Karten liegen im Warenkorb.');
    expect(shop.posts.map(({ seat_group }) => seat_group)).toEqual([1, 2, 2]);
  });
});

describe('closing while tickets are being reserved (R31)', () => {
  it('still sets the cookies when the success arrives', async () => {
    openFakeShop('hang');
    const { visitor, host } = renderBooking();
    const posted = holdPost();
    await choose(visitor, PARKETT);
    await visitor.click(addButton());
    await visitor.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    let amount = 0;
    host.signals.on('cart.changed', (cart) => (amount = cart.amount));
    const answer = await posted;
    await act(async () => answer(new Response(JSON.stringify({ tickets_quantity: 1, cart_url: 'https://shop.example/cart' }))));
    await waitFor(() => expect(amount).toBe(1));
    expect(getCartCookies(Date.now())).toMatchObject({ amount: 1, url: 'https://shop.example/cart' });
    await openPanel(visitor);
    expect(screen.getByText('Noch keine Karte gewählt.')).toBeVisible();
  });

  it('sets them too when the visitor has left the page', async () => {
    openFakeShop();
    const { visitor, unmount } = renderBooking();
    const posted = holdPost();
    await choose(visitor, PARKETT);
    await visitor.click(addButton());
    unmount();
    (await posted)(new Response(JSON.stringify({ tickets_quantity: 1, cart_url: 'https://shop.example/cart' })));
    await waitFor(() => expect(getCartCookies(Date.now()).amount).toBe(1));
  });
});

/** The answer to the next post comes when the test gives it; resolves once there is a post. */
function holdPost(): Promise<(response: Response) => void> {
  const { fetch } = globalThis;
  return new Promise((post) => {
    globalThis.fetch = (input, init) => (init?.method === 'POST' ? new Promise(post) : fetch(input, init));
  });
}
