import { paths } from '@spielplan/shared-contracts/routes';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

// The complaints of every journey fail it; here all pages are visited for that alone.
for (const lang of LANGUAGES) {
  const pages = [
    paths.home({ lang }),
    paths.events({ lang }),
    paths.magazine({ lang }),
    paths.terms({ lang }),
    paths.privacy({ lang }),
    paths.imprint({ lang }),
  ];

  test(`no page complains, and none loads a byte of the editor (${lang})`, async ({ page }) => {
    for (const path of pages) {
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status(), path).toBe(200);
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    }
  });
}

for (const lang of LANGUAGES) {
  test(`an editor who is logged in gets the toolbar, and no page complains (${lang})`, async ({ page, complaints }) => {
    complaints.allow(/^editor:/);
    const editorFiles: string[] = [];
    page.on('request', (request) => /\/remotes\/editor\//.test(request.url()) && editorFiles.push(request.url()));
    await logIn(page, lang);
    expect(editorFiles).not.toEqual([]);
    const bar = page.getByRole('region', { name: WORDS[lang].toolbar });
    for (const path of [paths.events({ lang }), paths.magazine({ lang })]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(bar).toBeVisible();
    }
    await bar.getByRole('button', { name: WORDS[lang].logOut }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.locator('.user-menu')).toHaveCount(0);
  });
}
