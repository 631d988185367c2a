import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS, otherThan } from '../fixtures/words.ts';

const ABOUT = { de: '/de/ueber-uns', en: '/en/about' };
const BEGUN = { de: 'kon', en: 'con' };

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`the search takes the focus also before its first frame is drawn (${lang})`, async ({ page }) => {
    await page.goto(ABOUT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const button = page.getByRole('banner').getByRole('button', { name: words.search });
    const hasFocus = await button.evaluate(async (element: HTMLElement) => {
      const input = element.closest('form')!.querySelector('input')!;
      element.click();
      for (let turn = 0; turn < 100 && element.ariaExpanded !== 'true'; turn += 1) await Promise.resolve();
      input.focus();
      return document.activeElement === input;
    });
    expect(hasFocus).toBe(true);
  });

  test(`the search suggests, is walked by keyboard and leads to the results (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/404/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(ABOUT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect(requests.filter((url) => /search/.test(url))).toEqual([]);
    const button = page.getByRole('banner').getByRole('button', { name: words.search });
    await tabTo(page, button);
    const inMenu = page.locator('.main-menu').getByRole('button');
    await expect(inMenu).not.toHaveCount(0);
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox', { name: words.searchTerm });
    await expect(box).toBeFocused();
    // The box lies on the menu, of which nothing looks out beside it.
    await expect(inMenu).toHaveCount(0);
    await page.keyboard.type(BEGUN[lang]);
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeFocused();
    const term = page.getByRole('group', { name: words.searchTerms }).getByRole('option').first();
    const chosen = (await term.locator('span').textContent())?.trim();
    await term.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === paths.search({ lang }) && url.searchParams.get('q') === chosen);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the header searches and changes the language (${lang})`, async ({ page, complaints }) => {
      complaints.allow(/\.js csp$|404/);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(ABOUT[lang]);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: words.account })).toBeVisible();
      await banner.getByRole('textbox', { name: words.searchTerm }).fill('Fluss');
      await banner.getByRole('button', { name: words.search }).click();
      await expect(page).toHaveURL(`${paths.search({ lang })}?q=Fluss`);
      await page.goto(ABOUT[lang]);
      await banner.getByRole('link', { name: WORDS[otherThan(lang)].language }).click();
      await expect(page).toHaveURL(ABOUT[otherThan(lang)]);
    });
  });
}
