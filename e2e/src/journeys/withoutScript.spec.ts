import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

test.use({ javaScriptEnabled: false });
// A browser without scripts still meets the preloads and refuses them.
test.beforeEach(({ complaints }) => complaints.allow(/\.js csp$/));

for (const lang of LANGUAGES) {
  const words = WORDS[lang];
  const list = paths.events({ lang });

  test(`without JavaScript the programme can be filtered and read on (${lang})`, async ({ page, request }) => {
    const { genre, event } = await findBookableEvent(request, lang);
    await page.goto(list);
    await expect(page.getByRole('status').getByText(words.withoutScript)).toBeVisible();
    await expect(page.locator('main [data-event]')).toHaveCount(10);
    await expect(page.getByRole('button', { name: words.genre })).toBeHidden();
    await page.getByRole('link', { name: words.more }).click();
    await expect(page).toHaveURL(`${list}?page=2`);
    await expect(page.locator('main [data-event]')).toHaveCount(10);

    await page.goto(list);
    const genres = page.getByRole('listbox', { name: words.genre });
    await genres.selectOption([String(genre.id), String(genre.id === 1 ? 2 : 1)]);
    await page.getByRole('button', { name: words.apply }).click();
    await expect(page).toHaveURL(/genre=\d&genre=\d/);
    await genres.selectOption(String(genre.id));
    await page.getByRole('button', { name: words.apply }).click();
    await expect(page).toHaveURL(new RegExp(`\\?genre=${genre.id}$`));
    await expect(page.locator(`main [data-event="${event.id}"]`)).toBeVisible();
    await page.locator('main input[name="date"]').fill('2099-01-31');
    await page.getByRole('button', { name: words.apply }).click();
    await expect(page).toHaveURL(new RegExp(`genre=${genre.id}&date=31-01-2099`));
  });

  test(`without JavaScript a day of the productions keeps the other filters (${lang})`, async ({ page }) => {
    await page.goto(`${paths.productions({ lang })}?season=1`);
    await page.locator('main input[type="date"]').fill('2099-01-31');
    await page.getByRole('button', { name: words.apply }).click();
    await expect(page).toHaveURL(`${paths.productions({ lang })}?season=1&date=31-01-2099`);
    await expect(page.locator('main select[name="season"]')).toHaveValue('1');
    await expect(page.locator('main input[type="date"]')).toHaveValue('2099-01-31');
  });

  test(`without JavaScript an event leads to its tickets (${lang})`, async ({ page, request }) => {
    const { event } = await findBookableEvent(request, lang);
    await page.goto(event.urls[lang]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(event.headline);
    await expect(page.getByRole('button', { name: words.chooseTickets })).toBeHidden();
    await expect(page.getByRole('link', { name: words.ticketLink })).toHaveAttribute('href', event.ticket_url ?? '');
  });
}
