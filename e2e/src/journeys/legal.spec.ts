import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

const LEGAL = {
  de: {
    contents: 'Inhalt',
    cookies: 'Dienste und Cookies',
    tables: ['Notwendig', 'Statistik und Werbung', 'Medien'],
    changed: /^Stand: /,
  },
  en: {
    contents: 'Contents',
    cookies: 'Services and cookies',
    tables: ['Necessary', 'Statistics and advertising', 'Media'],
    changed: /^Last changed on /,
  },
} as const;

for (const lang of LANGUAGES) {
  const words = LEGAL[lang];

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`legal texts are read, looked up and printed (${lang})`, async ({ page, complaints }) => {
      complaints.allow(/\.js csp$/);
      for (const path of [paths.terms({ lang }), paths.imprint({ lang })]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(words.changed)).toBeVisible();
      }
      await page.goto(paths.privacy({ lang }));
      await page.getByRole('navigation', { name: words.contents }).getByRole('link', { name: words.cookies }).click();
      await expect(page.getByRole('heading', { level: 2, name: words.cookies })).toBeInViewport();
      for (const name of words.tables) await expect(page.getByRole('table', { name })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: words.contents })).toBeHidden();
      await expect(page.getByRole('table', { name: words.tables[2] })).toBeVisible();
    });
  });
}
