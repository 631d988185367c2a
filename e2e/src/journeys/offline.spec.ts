import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';
import { paths } from '../fixtures/paths.ts';

/** Waits until the browser has kept a page; it does so after the page itself has come. */
async function waitUntilKept(page: Page, path: string): Promise<void> {
  const isKept = async (url: string) => (await (await caches.open('pages-1')).match(url)) !== undefined;
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`what was opened stays readable offline, without its booking (${lang})`, async ({
    page,
    context,
    request,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { genre, event } = await findBookableEvent(request, lang);
    const list = new EventsPage(page, lang);
    await list.open();
    await waitUntilKept(page, paths.events({ lang }));
    await list.open(`?genre=${genre.id}`);
    await list.event(event.id).getByRole('link').first().click();
    await expect(page).toHaveURL(event.urls[lang]);
    for (const path of [event.urls[lang], paths.offline({ lang })]) await waitUntilKept(page, path);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(event.headline);
    await expect(page.getByText(words.stored)).toBeVisible();
    await expect(page.getByRole('button', { name: words.chooseTickets })).toBeHidden();

    await page.goto(paths.events({ lang }));
    await expect(list.events.first()).toBeVisible();
    await page.goto(paths.team({ lang }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.youAreOffline);
    await expect(page.getByRole('main').getByRole('link', { name: event.headline })).toBeVisible();

    await context.setOffline(false);
    await page.goto(event.urls[lang]);
    await expect(page.getByRole('button', { name: words.chooseTickets })).toBeVisible();
  });

  test(`the whole season is kept by one press, filtered and searched offline, and removed by one (${lang})`, async ({
    page,
    context,
    request,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const { genre, event } = await findBookableEvent(request, lang);
    const list = new EventsPage(page, lang);
    await list.open();
    await list.openMore();
    await page.getByRole('link', { name: words.takeOffline }).click();
    await page.getByRole('button', { name: words.keepSeason }).click();
    await expect(page.getByText(words.seasonAsOf)).toBeVisible();
    await waitUntilKept(page, paths.offline({ lang }));
    await expectAccessible(page, [320]);

    await context.setOffline(true);
    // Neither this list nor this event was ever opened.
    await page.goto(`${paths.events({ lang })}?genre=${genre.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.youAreOffline);
    await expect(page.getByLabel(words.genre)).toHaveValue(String(genre.id));
    await expect(page.locator(`[data-event="${event.id}"]`)).toBeVisible();
    await page.getByLabel(words.seasonWords).fill('xyzzy');
    await expect(page.locator('[data-event]')).toHaveCount(0);
    await page.goto(event.urls[lang]);
    await expect(page.getByRole('link', { name: event.headline }).first()).toBeVisible();
    await expect(page.getByText(words.seasonAsOf)).toBeVisible();

    await context.setOffline(false);
    await page.goto(paths.offline({ lang }));
    await page.getByRole('button', { name: words.removeSeason }).click();
    await expect(page.getByRole('button', { name: words.keepSeason })).toBeVisible();
    expect(await page.evaluate(() => caches.has('season-1'))).toBe(false);
  });
}
