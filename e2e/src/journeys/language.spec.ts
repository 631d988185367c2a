import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS, otherThan } from '../fixtures/words.ts';

for (const lang of LANGUAGES) {
  const other = otherThan(lang);

  test(`the language switch keeps the page (${lang} to ${other})`, async ({ page, request }) => {
    const { event } = await findBookableEvent(request, lang);
    const pages = [
      { from: paths.home({ lang }), to: paths.home({ lang: other }) },
      { from: paths.events({ lang }), to: paths.events({ lang: other }) },
      { from: event.urls[lang], to: event.urls[other] },
    ];
    for (const { from, to } of pages) {
      await page.goto(from);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.getByRole('banner').locator('summary', { hasText: WORDS[lang].chooseLanguage }).click();
      await page.getByRole('banner').getByRole('link', { name: WORDS[other].language }).click();
      await expect(page).toHaveURL(to);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    }
  });
}

test('the start of the site is German', async ({ request }) => {
  const response = await request.get('/', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe(paths.home({ lang: 'de' }));
});
