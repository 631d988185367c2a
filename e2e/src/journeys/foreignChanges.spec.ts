import type { Page } from '@playwright/test';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { paths } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';

/** What translations and extensions do to a page before its scripts take it over. */
const CHANGES = {
  'a translation wraps each text': wrapTexts,
  'an extension marks controls and adds elements to head and body': addElements,
  'a blocker takes elements away': removeElements,
} as const;
/** Words in the names of files that lists of blockers look for. */
const LISTED = /consent|cookie|gdpr|banner|track|analytic|advert|\bads?\b|pixel|tag-?manager|social|share/i;

for (const lang of LANGUAGES) {
  const form = paths.form({ lang, slug: lang === 'de' ? 'kontakt' : 'contact', id: 1 });

  for (const [name, change] of Object.entries(CHANGES)) {
    test(`${name}: what was typed stays, the page works and leads on (${lang})`, async ({ page, complaints }) => {
      complaints.allow(/hydration|React error|404/);
      const letGo = await holdScripts(page);
      await page.goto(form, { waitUntil: 'commit' });
      const boxes = page.locator('main form').locator('input[type=text], input[type=email], textarea');
      await boxes.nth(2).fill('ute@altwasser.example');
      await page.evaluate(change);
      await boxes.nth(0).fill('Ute Ufer');
      await boxes.last().fill('Guten Tag');
      await page.locator('main form input[type=checkbox]').first().check();
      expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
      letGo();
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      await expect(boxes.nth(0)).toHaveValue('Ute Ufer');
      await expect(boxes.nth(2)).toHaveValue('ute@altwasser.example');
      await expect(boxes.last()).toHaveValue('Guten Tag');
      await expect(page.locator('main form input[type=checkbox]').first()).toBeChecked();
      await page.getByRole('banner').locator('.logo').click();
      await expect(page).toHaveURL(paths.home({ lang }));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/unbekannter Fehler|unknown error/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(boxes.nth(0)).toHaveValue('Ute Ufer');
    });
  }

  test(`a translation keeps up with quantities and their sum (${lang})`, async ({ page, request, complaints }) => {
    complaints.allow(/hydration|React error|404/);
    const { event } = await findBookableEvent(request, lang);
    await page.goto(event.urls[lang]);
    const booking = new BookingPanel(page, lang);
    await booking.open();
    const more = booking.dialog.getByRole('button', { name: lang === 'de' ? /^Eine Karte mehr/ : /^One ticket more/ }).first();
    await more.click();
    await page.evaluate(wrapTexts);
    await more.click();
    await more.click();
    await expect(booking.dialog.getByText(/3 ×/)).toBeVisible();
    await expect(booking.dialog.getByText(/3 (Karten|tickets)/)).toBeVisible();
    await expect(booking.dialog.getByText(/[12] ×|1 Karte,|2 Karten,|1 ticket,|2 tickets,/)).toHaveCount(0);
  });

  test(`no file that a page asks for is named like what blockers look for (${lang})`, async ({ page, request }) => {
    const asked = new Set<string>();
    page.on('request', (sent) => asked.add(new URL(sent.url()).pathname));
    const { event } = await findBookableEvent(request, lang);
    for (const path of [paths.home({ lang }), paths.events({ lang }), event.urls[lang], form]) {
      await page.goto(path);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    }
    await page
      .getByRole('button', { name: lang === 'de' ? 'Cookie-Einstellungen' : 'Cookie settings' })
      .last()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const files = [...asked].filter((path) => /\.(?:js|css)$/.test(path));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((path) => LISTED.test(path))).toEqual([]);
  });
}

/** Holds all scripts back; the answer lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Runs in the page: as browsers translate, each text stands in two elements of its own afterwards. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, option')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(text.data);
  }
  document.documentElement.classList.add('translated-ltr');
}

/** Runs in the page. */
function addElements(): void {
  for (const control of document.querySelectorAll('html, body, input, textarea, button, a')) {
    control.setAttribute('data-lt-installed', 'true');
    control.setAttribute('fdprocessedid', 'x1');
  }
  for (const place of [document.head, document.body]) {
    place.prepend(document.createElement('style'));
    place.append(document.createElement('style'));
  }
  const added = document.createElement('div');
  added.textContent = '';
  document.body.prepend(added);
  document.querySelector('main')?.prepend(document.createElement('x-extension'));
  for (const input of document.querySelectorAll('input, textarea')) input.after(document.createElement('x-icon'));
}

/** Runs in the page. */
function removeElements(): void {
  document.querySelector('.top-alert')?.remove();
  document.querySelector('main h1')?.nextElementSibling?.remove();
  document.querySelector('.site-footer')?.firstElementChild?.remove();
  document.querySelector('.consent-banner')?.remove();
}
