import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { clearCookies, held, openFakeShop } from '../../testing/fakeShop.ts';
import { renderBooking } from '../../testing/renderBooking.tsx';
import { writeCartNote } from '../../transport/cartCookies.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function reserve() {
  const shop = openFakeShop(held(1), held(1));
  const page = renderBooking();
  press('Karten wählen');
  press('Eine Karte mehr: Vollpreis, Parkett');
  press('In den Warenkorb');
  await wait(0.5);
  return { ...page, shop };
}

beforeEach(() => {
  clearCookies();
  jest.useFakeTimers();
  document.cookie = 'csrftoken=known; path=/';
});
afterEach(() => jest.useRealTimers());

describe('a ticket system that never answers (decision 29)', () => {
  it('is given up after 15 seconds, and the visitor is sent to the webshop', async () => {
    const shop = openFakeShop('hang');
    renderBooking();
    press('Karten wählen');
    press('Eine Karte mehr: Vollpreis, Parkett');
    press('In den Warenkorb');
    await wait(14);
    expect(screen.getByRole('heading', { name: 'Ihre Karten werden reserviert …' })).toBeVisible();
    await wait(1);
    expect(screen.getByRole('heading', { name: 'Das hat leider nicht geklappt.' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Zum Webshop' })).toBeVisible();
    expect(shop.posts).toHaveLength(1);
  });
});

describe('the 15 minutes of a reservation (decision 33)', () => {
  it('are counted down, warned about before the end, and reserved again with one click', async () => {
    const { shop } = await reserve();
    expect(screen.getByText(/Reserviert noch 1[45]:\d\d Minuten/)).toBeVisible();
    await wait(12 * 60);
    expect(screen.queryByText(/endet in weniger als zwei Minuten/)).not.toBeInTheDocument();
    await wait(65);
    expect(screen.getByText(/endet in weniger als zwei Minuten/)).toBeVisible();
    await wait(120);
    expect(screen.getByRole('heading', { name: 'Ihre Reservierung ist abgelaufen.' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Zum Warenkorb' })).not.toBeInTheDocument();
    press('Noch einmal reservieren');
    await wait(0.5);
    expect(screen.getByRole('heading', { name: 'Ihre Karten liegen im Warenkorb.' })).toBeVisible();
    expect(shop.posts[1]).toEqual(shop.posts[0]);
  });

  it('go on while the panel is closed; one click opens it and reserves again', async () => {
    const { shop } = await reserve();
    press('Schließen');
    await wait(15 * 60);
    press('Noch einmal reservieren');
    await wait(0.5);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(shop.posts).toHaveLength(2);
  });

  it('end silently when the tickets were bought in another tab', async () => {
    await reserve();
    press('Schließen');
    clearCookies();
    await wait(2);
    expect(screen.queryByText(/Reserviert noch/)).not.toBeInTheDocument();
    await wait(15 * 60);
    expect(screen.queryByText(/abgelaufen/)).not.toBeInTheDocument();
  });

  it('are prolonged by what another tab reserves', async () => {
    await reserve();
    press('Schließen');
    await wait(10 * 60);
    const now = Date.now();
    writeCartNote({ amount: 2, url: null, until: now + 900_000 }, now);
    await wait(10 * 60);
    expect(screen.getByText(/Reserviert noch 0[45]:\d\d Minuten/)).toBeVisible();
    await wait(6 * 60);
    expect(screen.getByText('Ihre Reservierung ist abgelaufen.')).toBeVisible();
  });
});
