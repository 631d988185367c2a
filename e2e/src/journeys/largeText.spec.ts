import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findLostText } from '../fixtures/findLostText.ts';
import { paths } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { BROWSER_OPTIONS } from '../site/browserOptions.ts';

// Letters of twice the usual size, as set in the browser of a phone (WCAG 1.4.4).
const ARGS = [...(BROWSER_OPTIONS.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'];
test.use({ launchOptions: { ...BROWSER_OPTIONS, args: ARGS }, hasTouch: true });
test.describe.configure({ mode: 'default' });

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  for (const width of [320, 390]) {
    test(`with letters of twice the size nothing leaves a phone of ${width} px (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      const list = new EventsPage(page, lang);
      await list.open();
      const event = await list.events.first().getByRole('link').first().getAttribute('href');
      for (const path of [
        paths.home({ lang }),
        paths.events({ lang }),
        event!,
        `/${lang}/search?q=wasser`,
        paths.favourites({ lang }),
      ]) {
        await page.goto(path);
        const header = page.getByRole('banner');
        for (const control of [
          header.getByRole('button', { name: words.search }),
          header.locator('.cart-entry'),
          header.locator('button.burger'),
        ]) {
          const box = await control.boundingBox();
          expect([path, box!.x >= 0, box!.x + box!.width <= width]).toEqual([path, true, true]);
        }
        // What is far below is laid out as it comes near, and keeps its size then.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await page.keyboard.press('Home');
        expect([path, await findLostText(page)]).toEqual([path, []]);
      }
    });
  }

  test(`with letters of twice the size the menu and the search open and close (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(paths.home({ lang }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const header = page.getByRole('banner');
    await header.locator('button.burger').tap();
    await expect(page.getByRole('dialog')).toBeInViewport();
    expect(await findLostText(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await header.getByRole('button', { name: words.search }).tap();
    await expect(page.getByRole('combobox', { name: words.searchTerm })).toBeFocused();
    await expectAccessible(page);
  });
}
