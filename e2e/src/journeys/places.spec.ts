import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

for (const lang of LANGUAGES) {
  const words = WORDS[lang];

  test(`a production leads from its dates to tickets, and a house to what is on in its rooms (${lang})`, async ({
    page,
    request,
  }) => {
    const { event } = await findBookableEvent(request, lang);
    const main = page.getByRole('main');
    await page.goto(paths.production({ lang, slug: 'x', id: event.production ?? 0 }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    const date = main.locator(`[data-event="${event.id}"]`);
    await date.locator('summary').click();
    await date.getByRole('button', { name: words.chooseTickets }).click();
    const panel = page.getByRole('dialog', { name: new RegExp(`^${words.chooseTickets}`) });
    await expect(panel.getByText(words.justChecked)).toBeVisible();
    await expect(panel.getByRole('spinbutton').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    const [house, room] = [event.venue?.name ?? '', event.room?.name ?? ''];
    await date.getByRole('link').first().click();
    await expect(page).toHaveURL(event.urls[lang]);
    await main.getByRole('region', { name: words.venue }).getByRole('link', { name: house }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(house);
    await main.getByRole('link', { name: `${words.onInRoom}: ${room}` }).click();
    await expect(page).toHaveURL(`${paths.events({ lang })}?room=${event.room?.id ?? 0}`);
    await expect(main.getByRole('list', { name: words.selectedFilters })).toContainText(room);
    const events = main.locator('[data-event]');
    await expect(events.first()).toBeVisible();
    await expect(events).toHaveText(Array.from({ length: await events.count() }, () => new RegExp(room)));
  });
}
