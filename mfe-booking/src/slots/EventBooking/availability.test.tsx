import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { bookingEvent, exhibition, NOW, slot } from '../../testing/bookingEvent.ts';
import { clearCookies, held, left, openFakeShop, type ShopAnswer } from '../../testing/fakeShop.ts';
import { choose, openPanel, renderBooking } from '../../testing/renderBooking.tsx';

const opener = () => screen.getByRole('button', { name: 'Karten wählen' });
const panel = async () => within(await screen.findByRole('dialog'));
const announced = () => screen.getAllByRole('status').map((region) => region.textContent);

beforeEach(() => {
  clearCookies();
  document.cookie = 'csrftoken=known; path=/';
});

describe('what is left when the panel opens', () => {
  it('is asked again, and its age is shown', async () => {
    openFakeShop();
    const { visitor } = renderBooking();
    await openPanel(visitor);
    expect(await (await panel()).findByText('Gerade eben geprüft')).toBeVisible();
    expect(announced().join('')).not.toMatch(/ausverkauft|wenige/);
  });

  it('is announced only where it differs from the page', async () => {
    const shop = openFakeShop();
    const groups = [{ seat_group: 1, status: 0, timeslots: [] }];
    shop.availability = left({ seat_groups: groups });
    const { visitor } = renderBooking({}, 'en');
    await visitor.click(screen.getByRole('button', { name: 'Choose tickets' }));
    expect(await (await panel()).findByText('Parkett: now sold out.')).toBeVisible();
    expect(announced()).toContain('Parkett: now sold out.');
    expect(screen.queryByRole('spinbutton', { name: 'Vollpreis, Parkett' })).not.toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: 'Vollpreis, Rang' })).toBeInTheDocument();
  });

  it('moves the time of admission on when the first one has gone', async () => {
    const shop = openFakeShop();
    const timeslots = [{ block_id: 501, status: 0 }];
    shop.availability = left({ seat_groups: [{ seat_group: 1, status: 2, timeslots }] });
    const { visitor } = renderBooking(exhibition([slot('12:00:00', 501), slot('13:00:00', 502)]));
    await openPanel(visitor);
    expect(await (await panel()).findByText('Einlass um 13:00 Uhr')).toBeVisible();
  });

  it.each<[string, ShopAnswer, RegExp, boolean]>([
    ['nothing', left({ ticket_status: 'sold_out' }), /^Ausverkauft/, true],
    ['nothing to buy while the shop is offline', left({ is_shop_online: false }), /^Der Webshop ist gerade offline/, false],
  ])('may be %s, in words and with what helps', async (_, availability, words, hasLink) => {
    const shop = openFakeShop();
    shop.availability = availability;
    const { visitor } = renderBooking();
    await openPanel(visitor);
    const dialog = await panel();
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.queryAllByRole('link', { name: 'Zum Webshop' })).toHaveLength(hasLink ? 1 : 0);
    expect(dialog.queryByRole('button', { name: 'In den Warenkorb' })).not.toBeInTheDocument();
    await visitor.keyboard('{Escape}');
    expect(screen.getByText(words, { ignore: 'script, style, [hidden] *' })).toBeVisible();
  });

  it.each<[string, ShopAnswer]>([
    ['fails', { status: 500, text: 'x' }],
    ['is nonsense', { body: [] }],
    ['is not answered at all', 'offline'],
  ])('stays that of the page where the answer %s, says of when, and can be asked again', async (_, answer) => {
    const shop = openFakeShop();
    shop.availability = answer;
    const { visitor } = renderBooking();
    await openPanel(visitor);
    const dialog = await panel();
    expect(await dialog.findByText('Die Verfügbarkeit ließ sich nicht prüfen; Stand 11:00 Uhr.')).toBeVisible();
    await choose(visitor, 'Vollpreis, Parkett');
    shop.availability = left();
    await visitor.click(dialog.getByRole('button', { name: 'Neu prüfen' }));
    expect(await dialog.findByText('Gerade eben geprüft')).toBeVisible();
    expect(dialog.getByRole('spinbutton', { name: 'Vollpreis, Parkett' })).toHaveValue(1);
  });

  it('can be chosen from before a slow provider has answered', async () => {
    const shop = openFakeShop(held(1));
    shop.availability = 'hang';
    const { visitor } = renderBooking();
    await choose(visitor, 'Vollpreis, Parkett');
    expect(screen.getByText('Verfügbarkeit wird geprüft …')).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(await screen.findByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' })).toHaveFocus();
  });
});

describe('between two steps', () => {
  it('the shop may go offline: a sentence, the selection stays, nothing leads into a closed shop', async () => {
    openFakeShop({ status: 503, body: { error: 'SHOP_OFFLINE', code: 'SP-5003' } }, held(1));
    const { visitor } = renderBooking();
    await choose(visitor, 'Vollpreis, Parkett');
    await visitor.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    const dialog = await panel();
    expect(await dialog.findByText(/Webshop ist gerade offline. Ihre Auswahl bleibt stehen/)).toBeVisible();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    await visitor.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(await dialog.findByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' })).toHaveFocus();
  });

  it('a browser that takes no cookies is told so, and led to the webshop', async () => {
    clearCookies();
    const shop = openFakeShop();
    const fetchNow = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await fetchNow(input, init);
      clearCookies();
      return answer;
    };
    const { visitor } = renderBooking();
    await choose(visitor, 'Vollpreis, Parkett');
    await visitor.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    const dialog = await panel();
    expect(await dialog.findByText(/lässt keine Cookies zu/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Zum Webshop' })).toBeVisible();
    expect(shop.posts).toEqual([]);
  });
});

describe('a page that is left open', () => {
  afterEach(() => jest.useRealTimers());

  it('sells nothing more once the event is over, while the page stands open', async () => {
    jest.useFakeTimers();
    renderBooking({ dateStart: new Date(NOW - 3_600_000).toISOString(), dateEnd: new Date(NOW + 60_000).toISOString() });
    expect(opener()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText(/vorbei/)).toBeVisible();
  });

  it('begins to sell when the sale begins', async () => {
    jest.useFakeTimers();
    renderBooking({ ticketSaleFrom: new Date(NOW + 60_000).toISOString() });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(opener()).toBeVisible();
    expect(screen.queryByText(/Vorverkauf beginnt/)).not.toBeInTheDocument();
  });
});

it('A modal dialog over the page is no outside: neither a press in it nor its Escape closes the panel (R45)', async () => {
  openFakeShop();
  const { visitor } = renderBooking(bookingEvent());
  await openPanel(visitor);
  await screen.findByRole('dialog');
  const dialog = document.createElement('dialog');
  dialog.open = true;
  dialog.innerHTML = '<button>Länger</button>';
  document.body.append(dialog);
  const inside = screen.getByRole('button', { name: 'Länger' });
  await visitor.click(inside);
  await visitor.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: /^Karten wählen: Winterreise/ })).toBeVisible();
  dialog.remove();
});
