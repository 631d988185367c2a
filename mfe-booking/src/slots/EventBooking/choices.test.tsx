import { CHOICES_KEY } from '@spielplan/shared-contracts/storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { exhibition, NOW, slot } from '../../testing/bookingEvent.ts';
import { clearCookies, held, openFakeShop } from '../../testing/fakeShop.ts';
import { choose, openPanel, renderBooking } from '../../testing/renderBooking.tsx';
import { getChoices } from '../../stores/choices.ts';

const stored = () =>
  getChoices(NOW).map(({ eventId, tickets }) => [
    eventId,
    tickets.map(({ priceName, amount, slotTime }) => [priceName, amount, slotTime]),
  ]);
const open = () => openFakeShop(held(2));

beforeEach(() => {
  clearCookies();
  localStorage.clear();
});

/** Keeps a choice for two full prices while the shop is closed. */
async function chooseTwo() {
  const page = renderBooking({ isShopOnline: false });
  const [parquet] = await screen.findAllByRole('spinbutton', { name: /Vollpreis/ });
  await page.visitor.clear(parquet!);
  await page.visitor.type(parquet!, '2');
  await page.visitor.click(screen.getByRole('button', { name: 'Wunsch speichern' }));
  return page;
}

describe('a choice while the shop is closed (R72)', () => {
  it('is kept in this browser with its event, and forgotten by a press', async () => {
    const { visitor } = await chooseTwo();
    expect(screen.getByText('Ihr Wunsch ist gespeichert.')).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Wunsch löschen' }));
    expect(screen.getByText(/^Ihr Wunsch: 2 × Vollpreis, Parkett/)).toBeVisible();
    expect(stored()).toEqual([[7, [['Vollpreis', 2, null]]]]);
    await visitor.click(screen.getByRole('button', { name: 'Wunsch löschen' }));
    expect([stored(), localStorage.getItem(CHOICES_KEY)]).toEqual([[], null]);
    const [reduced] = await screen.findAllByRole('spinbutton', { name: /Ermäßigt/ });
    expect(reduced).toHaveValue(0);
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(reduced!);
  });

  it('asks for a ticket first, and takes no more than the limit of a price', async () => {
    const { visitor } = renderBooking({ isShopOnline: false });
    const [full] = await screen.findAllByRole('spinbutton', { name: /Vollpreis/ });
    await visitor.click(screen.getByRole('button', { name: 'Wunsch speichern' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Wählen Sie erst eine Karte.');
    await visitor.type(full!, '99');
    expect(full).toHaveValue(10);
    await visitor.type(full!, '{Backspace}{Backspace}-3');
    expect(Number((full as HTMLInputElement).value)).toBeLessThanOrEqual(10);
  });

  it('has a time of admission where tickets are sold by time', async () => {
    const { visitor } = renderBooking({ ...exhibition([slot('12:00:00', 501), slot('13:00:00', 502)]), isShopOnline: false });
    const [full] = await screen.findAllByRole('spinbutton');
    await visitor.clear(full!);
    await visitor.type(full!, '1');
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Einlass' }), '13:00 Uhr');
    await visitor.click(screen.getByRole('button', { name: 'Wunsch speichern' }));
    expect(stored()[0]?.[1]).toEqual([[expect.any(String), 1, '13:00']]);
  });

  it('says so where the browser keeps nothing', async () => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await chooseTwo();
    Storage.prototype.setItem = set;
    expect(screen.getByText('Ihr Browser lässt diese Seite nichts speichern.')).toBeVisible();
  });

  it('is offered again once the shop sells, chosen in the widget, and gone when it is in the cart', async () => {
    const { unmount } = await chooseTwo();
    unmount();
    open();
    const { visitor } = renderBooking();
    expect(await screen.findByText('Sie wollten: 2 × Vollpreis, Parkett.')).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Diese Karten wählen' }));
    const panel = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(panel.getAllByRole('spinbutton')[0]).toHaveValue(2));
    await visitor.click(panel.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(localStorage.getItem(CHOICES_KEY)).toBeNull());
  });

  it('is what somebody had chosen as the shop closed', async () => {
    const { visitor } = renderBooking();
    openFakeShop({ status: 503, body: { error: 'SHOP_OFFLINE', code: 'SP-5003' } });
    await choose(visitor, 'Vollpreis, Parkett');
    await visitor.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(stored()).toEqual([[7, [['Vollpreis', 1, null]]]]));
  });

  it('leads to the page of its event, wherever the visitor is once the answer comes', async () => {
    history.replaceState(null, '', '/de/abend/7');
    const { visitor } = renderBooking();
    openFakeShop({ status: 503, body: { error: 'SHOP_OFFLINE', code: 'SP-5003' } });
    await choose(visitor, 'Vollpreis, Parkett');
    history.replaceState(null, '', '/de/anderswo');
    await visitor.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(getChoices(NOW).map(({ path }) => path)).toEqual(['/de/abend/7']));
  });

  it('leads to the page of its event where it is kept on another one', async () => {
    const { visitor } = renderBooking({ isShopOnline: false, path: '/de/abend/7' });
    const [full] = await screen.findAllByRole('spinbutton', { name: /Vollpreis/ });
    await visitor.type(full!, '2');
    await visitor.click(screen.getByRole('button', { name: 'Wunsch speichern' }));
    expect(getChoices(NOW).map(({ path }) => path)).toEqual(['/de/abend/7']);
  });

  it('leads to the other events that are wanted', async () => {
    const { unmount } = await chooseTwo();
    unmount();
    renderBooking({ eventId: 8, title: 'Anderes', isShopOnline: false });
    const other = await screen.findByRole('link', { name: 'Winterreise' });
    expect(other.closest('li')).toHaveTextContent('2 × Vollpreis, Parkett');
  });

  it.each([
    '[{"eventId":7,',
    '{"eventId":7,}',
    '[{"eventId":7,"title":"x","path":"//evil.example","dateStart":"2099-01-01T20:00:00Z","tickets":[{}]}]',
  ])('is none where something else stands there: %s', async (value) => {
    localStorage.setItem(CHOICES_KEY, value);
    const { visitor } = renderBooking();
    await act(async () => undefined);
    expect(stored()).toEqual([]);
    await openPanel(visitor);
    expect(screen.queryByText(/^Sie wollten/)).not.toBeInTheDocument();
  });

  it('loads nothing of it where the shop is open and nothing is wanted', async () => {
    renderBooking();
    await act(async () => undefined);
    expect(screen.queryByText(/Wunsch/)).not.toBeInTheDocument();
  });
});
