import type { APIRequestContext } from '@playwright/test';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, type Language } from '../fixtures/words.ts';
import { paths } from '../fixtures/paths.ts';

/** Seeded entries of the redirect list, the first leading on to another one. */
const OLD = {
  de: { first: '/de/termine', second: '/de/spielplan', season: '/de/ueber-uns/spielzeit', festival: '/de/festival' },
  en: { first: '/en/dates', second: '/en/whats-on', season: '/en/about/season', festival: '/en/festival' },
} as const;
const NEW_FESTIVAL = { de: '/de/festival-stromabwaerts', en: '/en/downstream-festival' };

async function leadsTo(request: APIRequestContext, path: string): Promise<[status: number, location: string | undefined]> {
  const response = await request.get(path, { maxRedirects: 0 });
  return [response.status(), response.headers().location];
}

/** Addresses with the right id and a wrong slug. */
const misspelt = (lang: Language, eventId: number) => [
  paths.event({ lang, slug: 'falsch', id: eventId }),
  paths.production({ lang, slug: 'falsch', id: 4 }),
  paths.venue({ lang, slug: 'falsch', id: 2 }),
  paths.series({ lang, slug: 'falsch', id: 4 }),
  paths.article({ lang, slug: 'falsch', id: 1 }),
  paths.person({ lang, slug: 'falsch', id: 3 }),
  paths.magazineTag({ lang, tag: 'falsch', id: 1 }),
  paths.magazineCategory({ lang, category: 'falsch', id: 1 }),
  paths.form({ lang, slug: 'falsch', id: 1 }),
];

for (const lang of LANGUAGES) {
  const old = OLD[lang];

  test(`old addresses lead on for good, also from a page that is open (${lang})`, async ({ page, request }) => {
    // In one hop, though the list leads on from the second.
    expect(await leadsTo(request, old.first)).toEqual([301, paths.events({ lang })]);
    expect(await leadsTo(request, `${old.second}/`)).toEqual([301, paths.events({ lang })]);
    await page.goto(old.first);
    await expect(page).toHaveURL(paths.events({ lang }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.evaluate((href) => {
      Object.assign(window, { isSameDocument: true });
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Festival' });
      document.querySelector('main')!.prepend(link);
      link.click();
    }, old.festival);
    await expect(page).toHaveURL(NEW_FESTIVAL[lang]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test(`a wrong slug leads to the right one, and a version is for editors (${lang})`, async ({ request }) => {
    const { event } = await findBookableEvent(request, lang);
    for (const path of misspelt(lang, event.id)) {
      const [status, location = ''] = await leadsTo(request, path);
      expect(status, path).toBe(301);
      expect(location, path).not.toContain('falsch');
      expect((await request.get(location, { maxRedirects: 0 })).status(), location).toBe(200);
    }
    const response = await request.get(`${old.season}?v=3&utm_source=brief`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers()).toMatchObject({
      location: `${old.season}?utm_source=brief`,
      'cache-control': 'private, no-store',
    });
  });

  test(`what no page reads of an address stays with its visitor (${lang})`, async ({ page, request }) => {
    const mark = `anna-${lang}`;
    await page.goto(`${paths.events({ lang })}?utm_x=${mark}`);
    const link = page.locator(`a[href="${paths.magazine({ lang })}?utm_x=${mark}"]`);
    await expect(link.first()).toBeAttached();
    await page.locator('main [data-event] a').first().click();
    await expect(page).toHaveURL(new RegExp(`/\\d+\\?utm_x=${mark}$`));
    await page.goBack();
    await expect(page).toHaveURL(`${paths.events({ lang })}?utm_x=${mark}`);
    expect(await (await request.get(`${paths.events({ lang })}?utm_x=bert`)).text()).not.toContain(mark);
  });

  test(`a place on a page comes to rest 130 px below the top, on arrival and from another page (${lang})`, async ({ page }) => {
    const top = () => page.locator('#season-river').evaluate((place) => Math.round(place.getBoundingClientRect().top));
    await page.goto(`${old.season}#season-river`);
    await expect.poll(top).toBe(130);
    // Later, too: what loads above must not have moved it.
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await expect.poll(top).toBe(130);
    await page.goto(paths.events({ lang }));
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Spielzeit' });
      document.querySelector('main')!.prepend(link);
      link.click();
    }, `${old.season}#season-river`);
    await expect(page).toHaveURL(/#season-river$/);
    await expect.poll(top).toBe(130);
  });
}
