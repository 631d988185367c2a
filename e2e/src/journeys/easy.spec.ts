import { paths } from '@spielplan/shared-contracts/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

const OWN_WORDS = {
  de: {
    easy: 'Leichte Sprache',
    back: 'In Alltags-Sprache: Besuch',
    sign: 'Gebärdensprache',
    film: 'In Gebärdensprache',
    kind: 'Seite in Leichter Sprache',
    visit: '/de/besuch',
    twin: '/de/leichte-sprache/besuch',
    access: '/de/besuch/barrierefreiheit',
  },
  en: {
    easy: 'Easy language',
    back: 'In everyday language: Visit',
    sign: 'Sign language',
    film: 'In sign language',
    kind: 'Page in easy language',
    visit: '/en/visit',
    twin: '/en/easy-language/visit',
    access: '/en/visit/accessibility',
  },
};

/** How the first sentences of the text are set, in pixels and lines. */
function readType(): { size: number; lineHeight: number; sentencesInLines: boolean } {
  const text = document.querySelector('main p:has(br)')!;
  const { fontSize, lineHeight } = getComputedStyle(text);
  const breaks = text.querySelectorAll('br').length;
  const lines = text.getBoundingClientRect().height / Number.parseFloat(lineHeight);
  return {
    size: Number.parseFloat(fontSize),
    lineHeight: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
    sentencesInLines: lines > breaks,
  };
}

for (const lang of LANGUAGES) {
  const words = OWN_WORDS[lang];
  const toEasy = (page: Page) => page.getByRole('main').getByRole('link', { name: words.easy, exact: true });

  test(`a page is read in easy language, by keyboard, and left again (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(words.visit);
    await tabTo(page, toEasy(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(words.twin);
    await expect(page.locator('main')).toHaveAttribute('lang', `${lang}-simple`);
    const type = await page.evaluate(readType);
    expect(type.size).toBeGreaterThanOrEqual(20);
    expect(type.lineHeight).toBeGreaterThanOrEqual(1.5);
    expect(type.sentencesInLines).toBe(true);
    await expectAccessible(page);
    await page.getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL(words.visit);
    await expect(page.locator('main')).not.toHaveAttribute('lang');
  });

  test(`search finds easy language, and the page looks so when it is reached from there (${lang})`, async ({ page }) => {
    await page.goto(`${paths.search({ lang, category: 'others', page: 1 })}?q=${encodeURIComponent(`${words.easy} Antigone`)}`);
    const hit = page.getByRole('listitem').filter({ hasText: words.kind }).filter({ hasText: 'Antigone' }).first();
    await hit.getByRole('link').first().click();
    await expect(page.locator('main')).toHaveAttribute('lang', `${lang}-simple`);
    await expect.poll(() => page.evaluate(readType)).toMatchObject({ sentencesInLines: true });
    await expect.poll(async () => (await page.evaluate(readType)).size).toBeGreaterThanOrEqual(20);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Antigone/ })
      .first()
      .click();
    await expect(toEasy(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(({ complaints }) => complaints.allow(/\.js csp$/));

    test(`easy language and the film in sign language are reached (${lang})`, async ({ page }) => {
      await page.goto(words.access);
      await page.getByRole('link', { name: words.sign, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.film })).toBeInViewport();
      await expect(page.locator('iframe')).toHaveCount(0);
      await toEasy(page).click();
      await expect(page.locator('main')).toHaveAttribute('lang', `${lang}-simple`);
      expect((await page.evaluate(readType)).size).toBeGreaterThanOrEqual(20);
    });
  });
}
