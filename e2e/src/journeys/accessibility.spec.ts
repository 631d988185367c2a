import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { BookingPanel } from '../pages/BookingPanel.ts';
import { EventsPage } from '../pages/EventsPage.ts';

const WIDTHS = [320, 1280];

for (const lang of LANGUAGES) {
  const words = WORDS[lang];
  const screens = [
    ['home', paths.home({ lang })],
    ['programme', paths.events({ lang })],
    ['programme without a result', `${paths.events({ lang })}?room=1&genre=1&tag=1&series=1`],
    ['magazine', paths.magazine({ lang })],
    ['imprint', paths.imprint({ lang })],
    ['error page', `${paths.home({ lang })}/gibt/es/nicht`],
  ] as const;

  for (const [name, path] of screens) {
    test(`axe finds nothing on the screen "${name}" (${lang})`, async ({ page, complaints }) => {
      complaints.allow(/404/);
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  test(`axe finds nothing while a filter is open (${lang})`, async ({ page }) => {
    const list = new EventsPage(page, lang);
    await list.open();
    await list.filter(words.genre).click();
    await expect(page.getByRole('listbox', { name: words.genre })).toBeVisible();
    await expectAccessible(page);
  });

  test(`axe finds nothing on an event and in its booking panel (${lang})`, async ({ page, request }) => {
    const { event } = await findBookableEvent(request, lang);
    await page.goto(event.urls[lang]);
    await expectAccessible(page);
    const booking = new BookingPanel(page, lang);
    await booking.opener.click();
    await expect(booking.dialog).toBeVisible();
    await expectAccessible(page);
    await booking.dialog.getByRole('button', { name: words.oneMore }).first().click();
    await booking.dialog.getByRole('button', { name: words.addToCart }).click();
    await expect(booking.dialog.getByRole('heading', { name: words.inCart })).toBeVisible();
    await expectAccessible(page);
  });

  test(`axe finds nothing on an article (${lang})`, async ({ page }) => {
    await page.goto(paths.magazine({ lang }));
    await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/stories\/.+\/\d+$/);
    await expectAccessible(page);
  });
}

/** WCAG 2.2 AA by machine, on a phone and on a desk, and nothing wider than a phone of 320 px (WCAG 1.4.10). */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}
