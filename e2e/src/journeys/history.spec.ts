import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`back and forward keep the filter (${lang})`, async ({ page, request }) => {
    const { genre, event } = await findBookableEvent(request, lang);
    const list = new EventsPage(page, lang);
    await list.open();
    await list.choose(words.genre, genre.name);
    await expect(page).toHaveURL(/genre=/);
    await list.event(event.id).getByRole('link').first().click();
    await expect(page).toHaveURL(event.urls[lang]);

    await page.goBack();
    await expect(page).toHaveURL(`${paths.events({ lang })}?genre=${genre.id}`);
    await expect(list.filter(words.genre)).toContainText(genre.name);
    await expect(list.event(event.id)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(paths.events({ lang }));
    await expect(list.filter(words.genre)).not.toContainText(genre.name);
    await page.goForward();
    await expect(list.filter(words.genre)).toContainText(genre.name);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(event.headline);
  });

  test(`back brings the loaded pages and the place in the list again (${lang})`, async ({ page }) => {
    const list = new EventsPage(page, lang);
    await list.open();
    await expect(list.events).toHaveCount(10);
    await list.events.last().scrollIntoViewIfNeeded();
    await expect(list.events).not.toHaveCount(10);
    const chosen = list.events.nth(12).getByRole('link').first();
    const title = await chosen.innerText();
    await chosen.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);

    await page.goBack();
    await expect(list.events.nth(12)).toBeInViewport();
    await expect(list.events.nth(12)).toContainText(title);
  });
}
