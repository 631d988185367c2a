import { paths } from '@spielplan/shared-contracts/routes';
import { expectAccessible } from '../fixtures/expectAccessible.ts';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';
import { EventsPage } from '../pages/EventsPage.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`saved events have a page that can be undone, read offline and shared (${lang})`, async ({
    page,
    context,
    request,
    complaints,
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|PROVIDER_UNREACHABLE/);
    const { genre, event } = await findBookableEvent(request, lang);
    const list = new EventsPage(page, lang);
    await list.open(`?genre=${genre.id}`);
    await list.event(event.id).getByRole('button').click();
    const entry = page.getByRole('link', { name: words.favourites }).first();
    await expect(entry).toContainText('(1)');
    await entry.click();
    await expect(page).toHaveURL(paths.favourites({ lang }));
    await expect(list.event(event.id)).toBeVisible();
    await expectAccessible(page);

    const shared = await page.getByRole('link', { name: words.calendarOfAll }).getAttribute('href');
    const file = await (await request.get(shared ?? '')).text();
    expect(file).toMatch(new RegExp(`UID:event-${event.id}@`));
    await list.event(event.id).getByRole('button').click();
    await expect(list.events).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(list.event(event.id)).toBeVisible();

    const isKept = async (url: string) => (await (await caches.open('pages-1')).match(url)) !== undefined;
    const given = `${paths.favourites({ lang })}?events=${event.id}`;
    await page.goto(given);
    for (const path of [given, paths.favourites({ lang }), event.urls[lang]])
      await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(words.stored)).toBeVisible();
    await expect(list.event(event.id).getByRole('link')).toHaveText(event.headline);
    await page.goto(paths.favourites({ lang }));
    await expect(list.event(event.id).getByRole('link')).toHaveText(event.headline);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words.calendarOfAll }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    await list.event(event.id).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(event.headline);
    await context.setOffline(false);
  });
}
