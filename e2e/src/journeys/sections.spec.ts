import { paths } from '@spielplan/shared-contracts/routes';
import { logIn } from '../fixtures/logIn.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

const INTRO = {
  de: { words: 'Auch auf Papier:', link: 'Zu den Kassen', magazine: 'Magazin' },
  en: { words: 'On paper, too:', link: 'To the box offices', magazine: 'Magazine' },
} as const;

/** Pages that list partners, one of whom has a long word for a name. */
const PARTNERS = {
  de: { page: '/de/ueber-uns', name: /^Gerbergenossenschaft/ },
  en: { page: '/en/about', name: /^Tanners/ },
} as const;

for (const lang of LANGUAGES) {
  test(`a partner's name stays in its column at every width (${lang})`, async ({ page }) => {
    const partner = page.getByRole('listitem').filter({ hasText: PARTNERS[lang].name });
    await page.goto(PARTNERS[lang].page);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await partner.evaluate(howFarNamesStandOut), `at ${width}`).toBeLessThanOrEqual(0.5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(width);
    }
  });

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
  // Visitors have it with the first publishing.
  await expect.poll(async () => (await page.request.get(`${section}?edit=1`)).status()).toBe(200);
});

/** Runs in the page: by how many pixels the text of a list's item stands out of its cell. */
function howFarNamesStandOut(item: Element): number {
  const range = document.createRange();
  range.selectNodeContents(item);
  const cell = item.getBoundingClientRect();
  return Math.max(...Array.from(range.getClientRects(), ({ left, right }) => Math.max(right - cell.right, cell.left - left)));
}
