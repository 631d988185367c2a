import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

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
