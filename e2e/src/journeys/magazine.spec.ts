import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { paths } from '../fixtures/paths.ts';

// The story about the woman who makes the rain; any slug leads to the canonical one.
const STORY = 1;
const TERM = { de: 'musik', en: 'music' };

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

  test(`the way back from a story finds the list as it was left (${lang})`, async ({ page }) => {
    const list = `${paths.magazine({ lang })}?page=2`;
    await page.goto(list);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('main').getByRole('navigation').first().getByRole('link').last().click();
    await expect(page).toHaveURL(list);
  });

  test(`a story shows its content blocks, and leads to a date it tells of (${lang})`, async ({ page }) => {
    await page.goto(paths.article({ lang, slug: 'x', id: STORY }));
    const story = page.getByRole('article').first();
    await expect(story.getByRole('blockquote')).toBeVisible();
    await expect(story.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('region', { name: words.onTheProgramme }).getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(paths.events({ lang })));
  });

  test(`a search answers by group, and a wrong word is told from a right one (${lang})`, async ({ page }) => {
    await page.goto(paths.search({ lang }));
    const field = page.getByRole('main').locator('input[name=q]');
    await field.fill('jazz');
    await field.press('Enter');
    await expect(page).toHaveURL(`${paths.search({ lang })}?q=jazz`);
    await expect(page.getByRole('main').getByText(words.resultsFor('jazz'))).toBeVisible();
    const events = page.getByRole('navigation', { name: words.resultGroups }).getByRole('link').nth(1);
    await events.click();
    await expect(page).toHaveURL(`${paths.search({ lang, category: 'events' })}?q=jazz`);
    // The address is there a moment before the page, whose field still belongs to the one before.
    await expect(events).toHaveAttribute('aria-current', 'page');
    await field.fill('xyzzyq');
    await field.press('Enter');
    await expect(page).toHaveURL(`${paths.search({ lang, category: 'events', page: 1 })}?q=xyzzyq`);
    await expect(page.getByRole('main').getByText(words.nothingFound)).toBeVisible();
  });

  test(`the search's own field completes a term, by keyboard too (${lang})`, async ({ page }) => {
    await page.goto(paths.search({ lang }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await tabTo(page, page.getByRole('main').locator('input[name=q]'));
    await page.keyboard.type('kranich');
    const option = page.getByRole('main').getByRole('option', { name: `Ismael Kranich, ${words.person}` });
    await expect(option).toBeVisible();
    await expectAccessible(page, undefined, ['target-size']);
    await page.keyboard.press('ArrowDown');
    await expect(option).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${paths.team({ lang })}/`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ismael Kranich');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(({ complaints }) => complaints.allow(/\.js csp$/));

    test(`magazine, story, search and team are read by links and a form (${lang})`, async ({ page }) => {
      await page.goto(paths.magazine({ lang }));
      await page.getByRole('main').getByRole('link', { name: words.moreStories }).click();
      await expect(page).toHaveURL(`${paths.magazine({ lang })}?page=2`);
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
      await expect(page.getByRole('article').first().getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.goto(paths.magazine({ lang }));
      await page.getByRole('main').getByRole('searchbox').fill(TERM[lang]);
      await page.getByRole('main').getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(`${paths.search({ lang })}?q=${TERM[lang]}`);
      await page.getByRole('navigation', { name: words.resultGroups }).getByRole('link').nth(2).click();
      await expect(page).toHaveURL(`${paths.search({ lang, category: 'others' })}?q=${TERM[lang]}`);
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      await page.goto(paths.team({ lang }));
      await page.getByRole('navigation', { name: words.departments }).getByRole('link').nth(2).click();
      await expect(page).toHaveURL(/category=2/);
      await page.getByRole('link', { name: 'Ismael Kranich' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ismael Kranich');
      await page.getByRole('region', { name: words.nextDates }).getByRole('link').first().click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(`${paths.events({ lang })}/`));
    });
  });
}
