import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { BROWSER_OPTIONS } from '../site/browserOptions.ts';

const VISIT = { de: '/de/besuch', en: '/en/visit' };

// Scrollbars as on most desks: without them nothing could
// move when one goes. Keys jump, as where animations are off.
const ARGS = [...(BROWSER_OPTIONS.args ?? []), '--disable-smooth-scrolling'];
test.use({ launchOptions: { ...BROWSER_OPTIONS, args: ARGS, ignoreDefaultArgs: ['--hide-scrollbars'] } });
// Such a browser takes a worker of its own: one for all of them.
test.describe.configure({ mode: 'default' });

/** The pixels that a scrollbar takes from the page. */
function readScrollbar(page: Page): Promise<number> {
  return page.evaluate(() => innerWidth - document.documentElement.clientWidth);
}

/** Where some things of the page stand: in the frame, and in the page itself. */
async function readPlaces(page: Page): Promise<unknown[]> {
  const places = [
    page.locator('.logo'),
    page.locator('.site-header .burger').first(),
    page.getByRole('main').locator('h1, p').first(),
  ];
  return Promise.all(places.map((place) => place.evaluate((element) => element.getBoundingClientRect().toJSON() as unknown)));
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`behind an open menu and an open overlay the page neither scrolls nor moves (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(VISIT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect(await readScrollbar(page)).toBeGreaterThan(5);
    await page.evaluate(() => scrollTo(0, 120));
    const before = await readPlaces(page);
    const expectStill = async () => {
      await page.mouse.move(100, 300);
      await page.mouse.wheel(0, 300);
      expect(await readPlaces(page)).toEqual(before);
      expect(await page.evaluate(() => scrollY)).toBe(120);
    };
    // A click of Playwright's scrolls what is sticky to where it would lie without that.
    await page.getByRole('banner').getByRole('button', { name: words.openMenu, exact: true }).dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStill();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await readPlaces(page)).toEqual(before);

    await page.getByRole('link', { name: words.overlay }).dispatchEvent('click');
    await expect(page.getByRole('dialog').locator('[data-event]').first()).toBeVisible();
    expect(await readPlaces(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await readPlaces(page)).toEqual(before);
    expect(await readScrollbar(page)).toBeGreaterThan(5);

    // On the narrowest window, where each pixel is wanted.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const narrow = await readPlaces(page);
    await page.getByRole('banner').getByRole('button', { name: words.openMenu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await readPlaces(page)).toEqual(narrow);
  });

  test(`the header shrinks by 30 px once a quarter of the window has passed (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(VISIT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const header = page.getByRole('banner');
    const html = page.locator('html');
    const logo = header.locator('.logo');
    const whole = (await logo.boundingBox())?.width ?? 0;
    const atRest = await header.evaluate((element) => element.getBoundingClientRect().bottom - scrollY);
    await page.evaluate(() => scrollTo({ top: 190, behavior: 'instant' }));
    await expect(html).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }));
    await expect(html).toHaveAttribute('data-scrolled');
    expect((await header.boundingBox())?.y).toBe(-30);
    expect(atRest).toBeGreaterThan(0);
    await expect.poll(async () => Math.round((((await logo.boundingBox())?.width ?? 0) / whole) * 10)).toBe(7);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(html).not.toHaveAttribute('data-scrolled');
    await expect.poll(async () => Math.round((await logo.boundingBox())?.width ?? 0)).toBe(Math.round(whole));
  });
}

for (const lang of LANGUAGES)
  test(`the End key at a long list loads on (${lang})`, async ({ page }) => {
    const list = new EventsPage(page, lang);
    await page.setViewportSize({ width: 1280, height: 800 });
    // An animated scroll would meet the end of the list on its way; a jump leaves it above the window.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await list.open();
    const first = await list.events.count();
    await page.keyboard.press('End');
    await expect.poll(() => list.events.count()).toBeGreaterThan(first);
  });

for (const lang of LANGUAGES)
  test(`dragging the scrollbar past the end of a long list loads on (${lang})`, async ({ page }) => {
    const list = new EventsPage(page, lang);
    await page.setViewportSize({ width: 1280, height: 800 });
    await list.open();
    const first = await list.events.count();
    expect(await readScrollbar(page)).toBeGreaterThan(5);
    await page.mouse.move(1276, 30);
    await page.mouse.down();
    // A hand takes some frames; what comes faster than the scrollbar draws is lost on the way.
    for (let y = 60; y <= 795; y += 35) {
      await page.mouse.move(1276, y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.mouse.up();
    await expect.poll(() => list.events.count()).toBeGreaterThan(first);
  });
