import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, otherThan, WORDS } from '../fixtures/words.ts';

const ABOUT = { de: '/de/ueber-uns', en: '/en/about' };
const BEGUN = { de: 'kon', en: 'con' };

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`the search suggests, is walked by keyboard and leads to the results (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/404/);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(ABOUT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect(requests.filter((url) => /search/.test(url))).toEqual([]);
    const button = page.getByRole('banner').getByRole('button', { name: words.search });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox', { name: words.searchTerm });
    await expect(box).toBeFocused();
    await page.keyboard.type(BEGUN[lang]);
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toBeVisible();
    await expectAccessible(page, [320, 640, 1280]);
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toBeFocused();
    const chosen = (await options.first().locator('span').textContent())?.trim();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === paths.search({ lang }) && url.searchParams.get('q') === chosen);
  });

  test(`the header's layers open by mouse, and Escape closes the topmost alone (${lang})`, async ({ page }) => {
    await page.goto(ABOUT[lang]);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const banner = page.getByRole('banner');
    const language = banner.locator('summary', { hasText: words.chooseLanguage });
    const other = banner.getByRole('link', { name: WORDS[otherThan(lang)].language });
    await language.click();
    await expect(other).toBeVisible();
    await expectAccessible(page, [320, 1280]);
    await page.keyboard.press('Escape');
    await expect(other).toBeHidden();
    await expect(language).toBeFocused();

    await page.setViewportSize({ width: 320, height: 640 });
    const logo = await banner.locator('.logo').boundingBox();
    await banner.getByRole('button', { name: words.openMenu, exact: true }).click();
    const menu = page.getByRole('dialog', { name: words.openMenu });
    await expect(menu.getByRole('link', { name: words.account })).toBeVisible();
    expect(await banner.locator('.logo').boundingBox()).toEqual(logo);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test(`the tabs of a section lead through it (${lang})`, async ({ page }) => {
    await page.goto(ABOUT[lang]);
    const tabs = page.getByRole('main').getByRole('navigation').nth(1);
    await expect(tabs.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link').nth(1).click();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(tabs.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  });

  test(`somebody who is logged in is greeted by name (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/^editor:/);
    await logIn(page, lang);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: words.account })).toHaveAttribute('href', paths.userProfile({ lang }));
    await banner.locator('.user-menu summary').click();
    await expect(banner.getByRole('link', { name: words.profile })).toBeVisible();
    await expectAccessible(page, [1280]);
    await banner.getByRole('button', { name: words.logOut }).click();
    await expect(banner.locator('.user-menu')).toHaveCount(0);
    await expect(banner.getByRole('link', { name: words.account })).toHaveAttribute('href', /^\/webshop\/account\?/);
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
