import { paths } from '@spielplan/shared-contracts/routes';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`a topic leads to its feed (${lang})`, async ({ page, request }) => {
    await page.goto(paths.magazineTags({ lang }));
    await page.getByRole('main').getByRole('link', { name: /^#/ }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#/);
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    const answer = await request.get(feed ?? '');
    expect(answer.headers()['content-disposition']).toContain('inline');
    expect(await answer.text()).toContain('<title>');
  });

  test(`the way back from an article finds the list as it was left (${lang})`, async ({ page }) => {
    const list = `${paths.magazine({ lang })}?page=2`;
    await page.goto(list);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('main').getByRole('navigation').first().getByRole('link').last().click();
    await expect(page).toHaveURL(list);
  });

  test(`a search answers by group, and a wrong word is told from a right one (${lang})`, async ({ page }) => {
    await page.goto(paths.search({ lang }));
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('jazz');
    await field.press('Enter');
    await expect(page).toHaveURL(`${paths.search({ lang })}?q=jazz`);
    await expect(page.getByRole('main').getByRole('status')).toContainText('jazz');
    await page.getByRole('navigation', { name: words.resultGroups }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(`${paths.search({ lang, category: 'events' })}?q=jazz`);
    await page.getByRole('main').getByRole('searchbox').fill('xyzzyq');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.nothingFound);
  });

  test(`the team leads from a department to somebody and to where they can be seen (${lang})`, async ({ page }) => {
    await page.goto(paths.team({ lang }));
    await page.getByRole('navigation', { name: words.departments }).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/category=2/);
    await page.getByRole('link', { name: 'Ismael Kranich' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ismael Kranich');
    await expect(page.getByRole('region', { name: words.nextDates }).getByRole('link').first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ complaints }) => complaints.allow(/\.js csp$/));

  test('the search is a form, and its groups are links', async ({ page }) => {
    await page.goto(paths.magazine({ lang: 'de' }));
    await page.getByRole('main').getByRole('searchbox').fill('fluss');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(`${paths.search({ lang: 'de' })}?q=fluss`);
    await page.getByRole('navigation', { name: WORDS.de.resultGroups }).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(`${paths.search({ lang: 'de', category: 'others' })}?q=fluss`);
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  });
});
