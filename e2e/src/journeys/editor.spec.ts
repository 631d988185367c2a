import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { EDITING, LANGUAGES, PREVIEW, TOOLBAR_MENU, WORDS } from '../fixtures/words.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`an editor is greeted by name, has the toolbar on every page, and leaves (${lang})`, async ({
    page,
    complaints,
    request,
  }) => {
    complaints.allow(/^editor:/);
    const editorFiles: string[] = [];
    page.on('request', (request) => /\/remotes\/editor\//.test(request.url()) && editorFiles.push(request.url()));
    await logIn(page, lang);
    expect(editorFiles).not.toEqual([]);
    const banner = page.getByRole('banner');
    const toolbar = page.getByRole('region', { name: words.toolbar });
    const menu = banner.locator('.user-menu summary');
    const logOut = banner.getByRole('button', { name: words.logOut });
    await expect(banner.getByRole('link', { name: words.account })).toHaveAttribute('href', paths.userProfile({ lang }));

    await test.step('the toolbar by keyboard: a switch that says its state', async () => {
      const edit = toolbar.getByRole('button', { name: EDITING[lang] });
      await tabTo(page, edit, 120);
      await page.keyboard.press('Space');
      await expect(edit).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/[?&]edit=/);
      await expect(edit).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(paths.home({ lang }));
    });

    await test.step('a page that is not published, from the list of all pages, and no state that was never saved', async () => {
      await page.goto(`/cms-hub?lang=${lang}`);
      const rows = page.getByRole('row').filter({ has: page.locator('[data-state=offline]') });
      const offline = rows.first().getByRole('link').first();
      const title = (await offline.textContent()) ?? '';
      const address = (await offline.getAttribute('href')) ?? '';
      await offline.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(toolbar).toContainText(PREVIEW[lang]);
      expect(title).not.toBe('');
      const statusOf = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status();
      expect([await statusOf(address), await statusOf(`${address}?v=999999`), await statusOf(`${address}?v=abc`)]).toEqual([
        200, 404, 404,
      ]);
      const visitor = await request.get(address, { maxRedirects: 0 });
      expect(visitor.status()).toBe(404);
      expect((await request.get(`${address}?v=1`, { maxRedirects: 0 })).status()).toBe(301);
    });

    await test.step('the menu under the name by keyboard: a disclosure', async () => {
      await page.goto(`/cms-hub?lang=${lang}`);
      // One row of the list lies half under the bar at the window's edge, wherever the list stands.
      await expectAccessible(page, undefined, ['target-size']);
      await page.goto(paths.magazine({ lang }));
      await expect(toolbar).toBeVisible();
      await tabTo(page, menu, 12);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('link', { name: words.profile })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await expect(banner.locator('.user-menu a[href*="/cms-hub"]')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(logOut).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(logOut).toBeHidden();
      await expect(menu).toBeFocused();
    });

    // Either way out is taken in one of the languages.
    if (lang === 'de') {
      await toolbar.getByRole('button', { name: TOOLBAR_MENU[lang] }).click();
      await toolbar.getByRole('button', { name: words.logOut }).click();
    } else {
      await menu.click();
      await logOut.click();
    }
    await expect(toolbar).toHaveCount(0);
    await expect(banner.locator('.user-menu')).toHaveCount(0);
    await expect(banner.getByRole('link', { name: words.account })).toHaveAttribute('href', /^\/webshop\/account\?/);
  });
}
