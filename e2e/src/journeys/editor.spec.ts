import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { EDITING, LANGUAGES, WORDS } from '../fixtures/words.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`an editor is greeted by name, has the toolbar on every page, and leaves (${lang})`, async ({ page, complaints }) => {
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

    await test.step('the menu under the name by keyboard: a disclosure', async () => {
      await page.goto(`/cms-hub?lang=${lang}`);
      await expectAccessible(page);
      await page.goto(paths.magazine({ lang }));
      await expect(toolbar).toBeVisible();
      await tabTo(page, menu, 12);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(banner.getByRole('link', { name: words.profile })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await expect(logOut).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(logOut).toBeHidden();
      await expect(menu).toBeFocused();
    });

    // Either way out is taken in one of the languages.
    if (lang === 'de') await toolbar.getByRole('button', { name: words.logOut }).click();
    else {
      await menu.click();
      await logOut.click();
    }
    await expect(toolbar).toHaveCount(0);
    await expect(banner.locator('.user-menu')).toHaveCount(0);
    await expect(banner.getByRole('link', { name: words.account })).toHaveAttribute('href', /^\/webshop\/account\?/);
  });
}
