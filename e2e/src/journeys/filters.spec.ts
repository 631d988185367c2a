import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`a day is found in the calendar, and its address is the same list again (${lang})`, async ({ page }) => {
    const list = new EventsPage(page, lang);
    await list.open();
    await list.filter(words.genre).click();
    await expect(page.getByRole('listbox', { name: words.genre })).toBeVisible();
    await expectAccessible(page, undefined, ['target-size']);
    await list.filter(words.date).click();
    const grid = page.getByRole('grid');
    await expect(grid.locator('[data-kind="events"]').first()).toBeVisible();
    await expectAccessible(page, [320, 1280]);

    await page.getByRole('button', { name: words.nextMonth }).click();
    const day = grid.locator('[data-kind="events"]').first();
    const chosen = (await day.getAttribute('data-day')) ?? '';
    await day.click();
    await expect(page).toHaveURL(`${paths.events({ lang })}?date=${chosen.split('-').reverse().join('-')}`);
    await expect(page.locator('main h2 time').first()).toHaveAttribute('datetime', chosen);
    await page.reload();
    await list.isReady();
    await expect(page.locator('main h2 time').first()).toHaveAttribute('datetime', chosen ?? '');

    await list.filter(words.date).focus();
    await page.keyboard.press('Enter');
    await expect(grid.locator('[aria-selected="true"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.events({ lang }));
  });

  test(`a day of the productions is chosen in the calendar and keeps the other filters (${lang})`, async ({ page }) => {
    await page.goto(`${paths.productions({ lang })}?exhibition_type=konzert`);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    // The browser's own field is for those without scripts.
    await expect(page.locator('main input[type="date"]')).toHaveCount(0);
    await page.getByRole('button', { name: new RegExp(`^${words.date}`) }).click();
    const day = page.getByRole('grid').locator('[data-kind="events"]').last();
    const chosen = (await day.getAttribute('data-day')) ?? '';
    await day.click();
    const date = chosen.split('-').reverse().join('-');
    await expect(page).toHaveURL(`${paths.productions({ lang })}?exhibition_type=konzert&date=${date}`);
    await expect(page.getByRole('list', { name: words.selectedFilters }).getByRole('listitem')).toHaveCount(3);
    await expect(page.locator('main .list li').first()).toBeVisible();
  });

  test(`in a small window all filters stand in one dialog (${lang})`, async ({ page, request }) => {
    const { genre } = await findBookableEvent(request, lang);
    await page.setViewportSize({ width: 360, height: 740 });
    const list = new EventsPage(page, lang);
    await list.open();
    await page.getByRole('button', { name: words.allFilters }).click();
    const dialog = page.getByRole('dialog', { name: /./ }).filter({ has: page.getByRole('status') });
    await dialog.getByRole('button', { name: words.genre }).click();
    await expectAccessible(page, [320, 360]);
    await list.option(genre.name).click();
    await expect(page).toHaveURL(`${paths.events({ lang })}?genre=${genre.id}`);
    await dialog.getByRole('button', { name: words.showResults }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: words.selectedFilters })).toContainText(genre.name);

    // A line an event: no label breaks a word of its title, and in wide windows all is in columns.
    await list.open('?view=compact');
    const titles = page.locator('main li[data-event] h3');
    expect(await titles.count()).toBeGreaterThan(5);
    expect(await titles.evaluateAll(findBrokenWords)).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 740 });
    const places = page.locator('main li[data-event] .place');
    const starts = await places.evaluateAll((all) => all.map((place) => Math.round(place.getBoundingClientRect().left)));
    expect(new Set(starts).size).toBe(1);
  });
}

/** Runs in the page: words of at most twenty letters, which a row is made for, that begin on one line and end on another. */
function findBrokenWords(titles: Element[]): string[] {
  const range = document.createRange();
  return titles.flatMap((title) => {
    const text = document.createTreeWalker(title, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [...text.data.matchAll(/(?<!\p{L})\p{L}{1,20}(?!\p{L})/gu)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}
