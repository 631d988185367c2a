import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { expectFocusStaysIn, holdsFocus, tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS, otherThan } from '../fixtures/words.ts';

const WIDGETS = {
  de: {
    about: '/de/ueber-uns',
    season: '/de/ueber-uns/spielzeit',
    festival: '/de/festival-stromabwaerts',
    closeAlert: 'Hinweis schließen',
    visit: 'Besuch',
    prices: 'Kasse und Preise',
    submenu: 'Besuch: Unterseiten',
    inSection: 'Die fünf Häuser',
    cookies: 'Cookie-Einstellungen',
    anchor: 'Neu in den Häusern',
    anchors: 'Auf dieser Seite und weiter',
    question: 'Wie lange vorher?',
    answer: /Opern drei Jahre/,
    pictures: 'Bilder',
    enlarge: /vergrößern$/,
    place: (place: number) => `${place} von 3`,
  },
  en: {
    about: '/en/about',
    season: '/en/about/season',
    festival: '/en/downstream-festival',
    closeAlert: 'Close notice',
    visit: 'Visit',
    prices: 'Box office and prices',
    submenu: 'Visit: subpages',
    inSection: 'The five houses',
    cookies: 'Cookie settings',
    anchor: 'New in the houses',
    anchors: 'On this page and beyond',
    question: 'How far ahead?',
    answer: /Operas three years/,
    pictures: 'Pictures',
    enlarge: /enlarge$/,
    place: (place: number) => `${place} of 3`,
  },
} as const;

// By keyboard alone, after the ARIA authoring practices; axe looks at every state on the way.
for (const lang of LANGUAGES) {
  const words = { ...WORDS[lang], ...WIDGETS[lang] };

  test(`notice, menu, languages, tabs, cookies and the way up work by keyboard (${lang})`, async ({ page }) => {
    await page.goto(words.about);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const banner = page.getByRole('banner');

    await test.step('the notice goes, and the keyboard goes on behind it', async () => {
      const close = page.getByRole('button', { name: words.closeAlert });
      await tabTo(page, close, 5);
      await page.keyboard.press('Enter');
      await expect(close).toHaveCount(0);
      await page.keyboard.press('Tab');
      expect(await holdsFocus(banner)).toBe(true);
    });

    await test.step('the languages: a disclosure', async () => {
      const language = banner.locator('summary', { hasText: words.chooseLanguage });
      const other = banner.getByRole('link', { name: WORDS[otherThan(lang)].language });
      await tabTo(page, language, 6);
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(other).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(other).toBeHidden();
      await expect(language).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(other).toBeVisible();
      await tabTo(page, banner.locator('.logo'), 3);
      await expect(other).toBeHidden();
    });

    await test.step('the submenu: a disclosure beside a link', async () => {
      const opener = banner.getByRole('button', { name: words.submenu });
      const first = banner.getByRole('link', { name: words.prices });
      await tabTo(page, opener, 6);
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await expectAccessible(page, [1280], ['target-size']);
      await page.keyboard.press('Escape');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(opener).toBeFocused();
      await page.keyboard.press('Space');
      await expect(first).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('the tabs of a section: links that say where you are', async () => {
      const tabs = page.locator('nav.page-tabs');
      await expect(tabs.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
      await tabTo(page, tabs.getByRole('link', { name: words.inSection }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(tabs.getByRole('link', { name: words.inSection })).toHaveAttribute('aria-current', 'page');
    });

    await test.step('the cookie settings: a dialog', async () => {
      const opener = page.getByRole('contentinfo').getByRole('button', { name: words.cookies });
      await tabTo(page, opener, 150);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.cookies });
      await expect(dialog).toBeVisible();
      expect(await holdsFocus(dialog)).toBe(true);
      const box = dialog.getByRole('checkbox', { name: 'YouTube' });
      await tabTo(page, box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
      await expectFocusStaysIn(page, dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    await test.step('the way to the top takes the keyboard along', async () => {
      await tabTo(page, page.getByRole('link', { name: words.toTop }));
      await page.keyboard.press('Enter');
      await expect(banner.locator('.logo')).toBeFocused();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test(`the menu of small screens is a dialog, with pages inside pages (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(words.about);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const burger = page.getByRole('banner').getByRole('button', { name: words.openMenu, exact: true });
    const menu = page.getByRole('dialog', { name: words.openMenu });
    await tabTo(page, burger, 20);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    expect(await holdsFocus(menu)).toBe(true);
    const submenu = menu.getByLabel(words.submenu);
    const inside = menu.getByRole('link', { name: words.prices });
    await expect(inside).toBeHidden();
    await tabTo(page, submenu, 10);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(inside).toBeFocused();
    await expectAccessible(page, [320, 640, 1000]);
    await expectFocusStaysIn(page, menu, 24);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, menu.getByRole('link', { name: words.programme, exact: true }), 5);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.events({ lang }));
    await expect(menu).toBeHidden();
  });

  test(`places, questions and pictures of a page work by keyboard (${lang})`, async ({ page }) => {
    await page.goto(words.season);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const main = page.getByRole('main');

    await test.step('a place on the page comes to rest 130 px below the top, and the keyboard goes on there', async () => {
      const place = main.getByRole('heading', { name: words.anchor });
      await tabTo(page, main.getByRole('navigation', { name: words.anchors }).getByRole('link', { name: words.anchor }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#season-houses$/);
      await expect
        .poll(() => page.locator('#season-houses').evaluate((at) => Math.round(at.getBoundingClientRect().top)))
        .toBe(130);
      await page.keyboard.press('Tab');
      const isBehind = await place.evaluate(
        (heading) => (heading.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      );
      expect(isBehind).toBe(true);
    });

    await test.step('a question opens in place and gives its address', async () => {
      const question = main.locator('summary', { hasText: words.question });
      const answer = main.getByText(words.answer);
      await expect(answer).toBeHidden();
      await tabTo(page, question);
      await page.keyboard.press('Enter');
      await expect(answer).toBeVisible();
      expect(page.url()).toMatch(/#.+/);
      await expectAccessible(page);
      await page.keyboard.press('Space');
      await expect(answer).toBeHidden();
      await page.reload();
      await expect(answer).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    });

    await test.step('a picture opens large; arrows, Home and End turn the pages', async () => {
      const picture = main.getByRole('link', { name: words.enlarge }).first();
      const gallery = page.getByRole('dialog', { name: words.pictures });
      const status = gallery.getByRole('status');
      await tabTo(page, picture);
      await page.keyboard.press('Enter');
      await expect(gallery).toBeVisible();
      expect(await holdsFocus(gallery)).toBe(true);
      for (const [key, place] of [
        ['ArrowRight', 2],
        ['End', 3],
        ['ArrowRight', 1],
        ['ArrowLeft', 3],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(status).toHaveText(words.place(place));
      }
      await expectAccessible(page);
      await expectFocusStaysIn(page, gallery, 8);
      await page.keyboard.press('Escape');
      await expect(gallery).toHaveCount(0);
      await expect(picture).toBeFocused();
    });

    await test.step('a band of links has each of them once for the keyboard', async () => {
      await page.goto(words.festival);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const band = main.getByRole('navigation', { name: words.anchors }).first();
      const links = band.getByRole('link');
      const names = await links.allInnerTexts();
      expect(names.length).toBeGreaterThan(2);
      await tabTo(page, links.first());
      const stops: (string | undefined)[] = [];
      while (await holdsFocus(band)) {
        stops.push(await page.evaluate(() => (document.activeElement as HTMLElement).innerText));
        await page.keyboard.press('Tab');
      }
      expect(stops).toEqual(names);
    });
  });
}
