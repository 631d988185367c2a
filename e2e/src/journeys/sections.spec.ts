import { paths } from '@spielplan/shared-contracts/routes';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

const INTRO = {
  de: { words: 'Auch auf Papier:', link: 'Zu den Kassen', magazine: 'Magazin' },
  en: { words: 'On paper, too:', link: 'To the box offices', magazine: 'Magazine' },
} as const;

for (const lang of LANGUAGES) {
  const { words, link } = INTRO[lang];

  test(`what editors put above the magazine is there, by address and by link (${lang})`, async ({ page }) => {
    await page.goto(paths.magazine({ lang }));
    const intro = page.getByRole('main').getByText(words);
    await expect(intro).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(intro).toHaveCount(0);
    await page.goBack();
    await expect(intro).toBeVisible();
  });
}

test('an editor who edits a page creates its section, and nobody does by reading it', async ({ page, complaints }) => {
  // That there is no section yet is an answer, too.
  complaints.allow(/^editor: |404/);
  const section = '/de/pageeditor-api/container/by-slug/team-intro';
  await logIn(page, 'de');
  await page.goto(paths.team({ lang: 'de' }));
  await expect(page.getByRole('button', { name: 'Bearbeiten' })).toBeVisible();
  const created = page.waitForResponse((response) => response.url().endsWith(section));
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await created;
  await expect.poll(async () => (await page.request.get(section)).status()).toBe(200);
});
