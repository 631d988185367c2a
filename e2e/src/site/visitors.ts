import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Language } from '../fixtures/words.ts';
import { DRAWN_PICTURE, expect } from '../fixtures/test.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';

/** A share that no trial of these journeys reaches: what such a visitor meets is what everybody meets. */
export const OUTSIDE_TRIALS = { name: 'lane', value: '99-0' };

/** Visitors of a site who read its pages until they are called back. */
export interface Readers {
  /** Pages that were read, and what went wrong with any of them. */
  views(): number;
  failures: string[];
  stop(): Promise<void>;
}

const BETWEEN_MS = 200;

/** Sends readers to these pages, in turn; `freshPath` makes an address that nobody has asked for. */
export function sendReaders(origin: string, pages: readonly string[], freshPath: (view: number) => string): Readers {
  const failures: string[] = [];
  let views = 0;
  const over = new AbortController();
  const read = async (path: string) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    const html = await answer.text();
    if (answer.status !== 200 || !/<h1\b/.test(html)) failures.push(`${new Date().toISOString()} ${path}: ${answer.status}`);
  };
  const reading = (async () => {
    for (; !over.signal.aborted; views += 1) {
      const path = views % 3 === 0 ? freshPath(views) : (pages[views % pages.length] ?? '/');
      await read(path).catch((error: unknown) => failures.push(`${path}: ${String(error)}`));
      await sleep(BETWEEN_MS);
    }
  })();
  return { views: () => views, failures, stop: () => (over.abort(), reading) };
}

interface Purchase {
  origin: string;
  /** The page of an event with tickets. */
  path: string;
  lang: Language;
  tickets: 1 | 2;
}

/** A visitor with a browser of their own who puts tickets into the cart, and keeps the page open. */
export async function sendBuyer(browser: Browser, { origin, path, lang, tickets }: Purchase) {
  const context = await browser.newContext({ baseURL: origin, locale: lang });
  await context.addCookies([{ ...OUTSIDE_TRIALS, url: origin }]);
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('consent', JSON.stringify({ revision: 1, expirationTime: 4e12, categories: ['site', 'shop'] }));
  });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    // Still being drawn, as in every journey.
    const isDrawn = response.status() === 503 && DRAWN_PICTURE.test(response.url());
    if (response.status() >= 400 && !isDrawn) failures.push(`${response.url()}: ${response.status()}`);
  });
  const booking = new BookingPanel(page, lang);
  await page.goto(path);
  await booking.add(tickets);
  await page.keyboard.press('Escape');
  const name = tickets === 1 ? booking.words.cartWithOne : booking.words.cartWithTwo;
  await expect(booking.cart).toHaveAccessibleName(name);
  return {
    page,
    booking,
    failures,
    /** Pays for what is in the cart, as the practice shop lets anyone. */
    async pay() {
      // Also before its script runs: the kept page's link leads each to their own.
      await booking.cart.click();
      await expect(page).toHaveURL(/\/webshop\/cart/);
      await expect(page.getByRole('main')).toContainText(`${tickets} ×`);
      await page.locator('form[action*="/cart/pay"] button').click();
      await expect(page).toHaveURL(/\/webshop\/order/);
      await context.close();
    },
  };
}
