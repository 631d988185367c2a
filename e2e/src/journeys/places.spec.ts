import { paths } from '@spielplan/shared-contracts/routes';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, WORDS } from '../fixtures/words.ts';

/** The page with the blocks of all houses, of one, and of what is on. */
const HOUSES = {
  de: { path: '/de/ueber-uns/haeuser', all: 'Alle Häuser am Fluss' },
  en: { path: '/en/about/houses', all: 'All houses along the river' },
};

/** Runs in the page: how far something that is all on view can be scrolled by itself. */
function scrollInside(element: HTMLElement): number {
  element.style.contentVisibility = 'visible';
  element.scrollTo(0, 100);
  return element.scrollTop;
}

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
    expect(await page.getByRole('contentinfo').evaluate(scrollInside)).toBe(0);
    await main.getByRole('link', { name: `${words.onInRoom}: ${room}` }).click();
    await expect(page).toHaveURL(`${paths.events({ lang })}?room=${event.room?.id ?? 0}`);
    await expect(main.getByRole('list', { name: words.selectedFilters })).toContainText(room);
    const events = main.locator('[data-event]');
    await expect(events.first()).toBeVisible();
    await expect(events).toHaveText(Array.from({ length: await events.count() }, () => new RegExp(room)));
  });
  test(`blocks of a page lead to a house and to an event (${lang})`, async ({ page }) => {
    const main = page.getByRole('main');
    const { path, all } = HOUSES[lang];
    await page.goto(path);
    const house = page.getByRole('region', { name: all }).getByRole('heading', { level: 3 }).getByRole('link').first();
    const name = (await house.textContent()) ?? '';
    await house.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goto(paths.home({ lang }));
    const event = main.locator('[data-event]').first();
    const title = (await event.getByRole('heading').first().textContent()) ?? '';
    await event.getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${paths.events({ lang })}/`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });
}
