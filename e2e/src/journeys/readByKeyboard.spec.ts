import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';

/** The data of any page of a list but the first. */
const NEXT_PAGE = /[?&]page=\d/;
const MEMBER = 'Ismael Kranich';
/**
 * Pages with the blocks of the magazine: its newest
 * stories, and a rotating highlight of some categories.
 */
const BLOCKS = {
  de: {
    newest: '/de/mediathek',
    newestTitle: 'Neu im Magazin',
    highlights: '/de/festival-stromabwaerts',
    highlightTitle: 'Vorher lesen',
  },
  en: {
    newest: '/en/watch-and-listen',
    newestTitle: 'New in the magazine',
    highlights: '/en/downstream-festival',
    highlightTitle: 'Read before you go',
  },
};

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`by keyboard the magazine leads to a story, back, and on where a page fails first (${lang})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/503|status of 503/);
    await page.route(NEXT_PAGE, (route) => route.fulfill({ status: 503, body: 'Not now' }));
    await page.goto(paths.magazine({ lang }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const main = page.getByRole('main');
    const stories = main.getByRole('heading', { level: 2 });
    const first = stories.first().getByRole('link');
    const title = await first.textContent();
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await tabTo(page, main.getByRole('navigation').first().getByRole('link').last());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.magazine({ lang }));

    // Where the next page cannot be had, that is said with a way to try again.
    const retry = main.getByRole('button', { name: words.tryAgain });
    const progress = main.locator('nav [role="status"]');
    await progress.scrollIntoViewIfNeeded();
    await expect(retry).toBeVisible();
    await expectAccessible(page, [320, 1280]);
    await page.unroute(NEXT_PAGE);
    const before = await stories.count();
    await tabTo(page, retry, 120);
    await page.keyboard.press('Enter');
    await expect.poll(() => stories.count()).toBeGreaterThan(before);
    await expect(progress).toBeFocused();
  });

  test(`by keyboard the programme goes on in its place, and nothing that has the focus leaves the window (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const list = new EventsPage(page, lang);
    await list.open();
    const more = page.getByRole('main').getByRole('link', { name: words.more });
    await page.keyboard.press('Tab');
    // Two pages come by themselves while it is in sight.
    await expect(async () => {
      await more.focus();
      expect(await list.events.count()).toBe(30);
    }).toPass();
    await expect(more).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(list.events).toHaveCount(40);
    await expect(more).toBeFocused();
    const out: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      const name = await page.evaluate(async () => {
        // What comes near is laid out by the third frame, and what it pushes out is back with the fourth.
        for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
        const { top, bottom } = document.activeElement!.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? null : document.activeElement!.textContent;
      });
      if (name !== null) out.push(name);
      await page.keyboard.press('Shift+Tab');
    }
    expect(out).toEqual([]);
  });

  test(`by keyboard the team leads to somebody (${lang})`, async ({ page }) => {
    await page.goto(paths.team({ lang }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await tabTo(page, page.getByRole('navigation', { name: words.departments }).getByRole('link').nth(2));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/category=2/);
    await tabTo(page, page.getByRole('main').getByRole('link', { name: MEMBER }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MEMBER);
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.getByRole('region', { name: words.nextDates }).getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${paths.events({ lang })}/`));
  });

  test(`pages of the house lead to its newest stories and its highlights (${lang})`, async ({ page }) => {
    const { newest, newestTitle, highlights, highlightTitle } = BLOCKS[lang];
    for (const [path, name] of [
      [newest, newestTitle],
      [highlights, highlightTitle],
    ] as const) {
      await page.goto(path);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const block = page.getByRole('region', { name });
      if (path === newest) await expect(block.getByRole('listitem')).toHaveCount(4);
      const link = block.getByRole('heading', { level: 3 }).getByRole('link').first();
      const title = await link.textContent();
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(`${paths.magazine({ lang })}/`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    }
  });
}
