import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

const READ = {
  de: { menu: 'Ausstellungen', range: /\d{4} bis \d/ },
  en: { menu: 'Exhibitions', range: /\d{4} to \d/ },
};

for (const lang of LANGUAGES) {
  test(`the menu leads to the exhibitions, and each of them to its own page (${lang})`, async ({ page }) => {
    await page.goto(paths.home({ lang }));
    await page.getByRole('banner').getByRole('link', { name: READ[lang].menu, exact: true }).first().click();
    await expect(page).toHaveURL(paths.exhibitions({ lang }));
    await expect(page.getByRole('heading', { level: 1, name: READ[lang].menu, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${READ[lang].menu}`));
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: READ[lang].range }).first();
    await expectAccessible(page);
    const name = await card.getByRole('heading').textContent();
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? 'a name');
    await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.productions({ lang })}/`));
  });
}
