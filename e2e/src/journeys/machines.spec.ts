import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { parseFeed } from '@rowanmanning/feed-parser';
import type { EventSummary } from '@spielplan/shared-contracts/api';
import { findBookableEvent } from '../fixtures/findEvent.ts';
import { findForeignWords, type Structured } from '../fixtures/findForeignWords.ts';
import { findInvalidHtml } from '../fixtures/findInvalidHtml.ts';
import { readCalendar } from '../fixtures/readCalendar.ts';
import { readPageHead, type PageHead } from '../fixtures/readPageHead.ts';
import { readSitemap } from '../fixtures/readSitemap.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES, type Language } from '../fixtures/words.ts';
import { openForeignShop } from '../site/foreignShop.ts';
import { paths } from '../fixtures/paths.ts';

/** Pages that no sitemap names, by language, with the status that each must have. */
const unlisted = (lang: Language): readonly [status: number, path: string][] => [
  [404, paths.notFound({ lang })],
  [404, `${paths.home({ lang })}/gibt/es/nicht`],
  [400, `${paths.home({ lang })}/%E0%A4%A`],
  [200, `${paths.search({ lang })}?q=musik`],
  [200, `${paths.events({ lang })}?genre=1&page=2`],
  [200, paths.offline({ lang })],
  [200, `/webshop?lang=${lang}`],
  [200, `/webshop/cart?lang=${lang}`],
  [200, `/webshop/account?lang=${lang}`],
  [200, `/eventim-template?lang=${lang}`],
  [200, paths.userProfile({ lang })],
  [200, paths.userSettings({ lang })],
  [200, `/html/404.html?lang=${lang}`],
  [200, `/html/502.html?lang=${lang}`],
  [200, `/pageeditor-api/login?lang=${lang}`],
];
const SHOP = {
  de: { tickets: /^2 Karten/, cookies: 'Cookie-Einstellungen' },
  en: { tickets: /^2 tickets/, cookies: 'Cookie settings' },
};
const CART = { de: '<title>Warenkorb – ', en: '<title>Your cart – ' };

test('every kind of page is valid HTML and says what it is, and every address of the sitemap is a page', async ({
  request,
}, testInfo) => {
  const heads: [path: string, head: PageHead][] = [];
  for (const lang of LANGUAGES) {
    const listed = await readSitemap(request, lang, 4);
    const addresses = [...listed.map((path) => [200, path] as const), ...unlisted(lang)];
    for (const [status, path] of addresses) {
      const response = await getInTime(request, path);
      expect.soft(response.status(), path).toBe(status);
      const html = await response.text();
      expect.soft(await findInvalidHtml(html), path).toEqual([]);
      if (listed.includes(path)) heads.push([path, readPageHead(html)]);
    }
  }
  for (const [path, { title, description, structured }] of heads) {
    expect.soft([path, description.length >= 70 && description.length <= 160, description]).toEqual([path, true, description]);
    const isEvent = structured.some((data) => data['@type'] === 'Event');
    if (isEvent) expect.soft(title.slice(0, 60), path).toMatch(/\d{4}( |$)/);
  }
  expect(heads.length).toBeGreaterThan(5);
  expect(repeated(heads.map(([, { description }]) => description))).toEqual([]);
  // Each page has a card of its own, the pages of a list that of the list.
  expect(heads.filter(([path, { image }]) => !image.startsWith(`/_cards${path}.`)).map(([path]) => path)).toEqual([]);
  const structured = heads.flatMap(([path, head]) => head.structured.map((data): Structured => [path, data]));
  expect(structured.length).toBeGreaterThan(heads.length);
  // With one that is spoilt, which has to be the only one that is found.
  const [[, data] = ['', {}]] = structured;
  const all: Structured[] = [...structured, ['spoilt', { ...data, tickets: 3 }]];
  expect(await findForeignWords(all, testInfo.outputPath('structured.ts'))).toEqual([
    expect.stringMatching(/^spoilt: .*tickets/),
  ]);
});

/** Asks again as a page that could not be made in time tells its visitors to. */
async function getInTime(request: APIRequestContext, path: string): Promise<APIResponse> {
  const ask = () => request.get(path, { maxRedirects: 0 });
  let response = await ask();
  for (let times = 0; response.status() === 503 && times < 3; times += 1) {
    await pause(Number(response.headers()['retry-after']) * 1_000);
    response = await ask();
  }
  return response;
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

for (const lang of LANGUAGES) {
  test(`pages are shared with a card of 1200 × 630 (${lang})`, async ({ page, request }) => {
    const { event } = await findBookableEvent(request, lang);
    const production = paths.production({ lang, slug: event.slug, id: event.production ?? 0 });
    const [story, person] = [paths.article({ lang, slug: 'x', id: 1 }), paths.person({ lang, slug: 'x', id: 1 })];
    await page.goto(paths.imprint({ lang }));
    for (const path of [paths.home({ lang }), event.urls[lang], story, paths.imprint({ lang }), production, person]) {
      const told = await page.evaluate(readCard, path);
      expect(told, path).toMatchObject({ declared: ['1200', '630'], size: [1200, 630], type: 'image/jpeg' });
      expect(told.bytes, path).toBeLessThan(150_000);
    }
  });

  test(`robots, home screens, calendars and shops find what they ask for (${lang})`, async ({ page, request }) => {
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    const manifest = (await (await request.get(`/manifest.${lang}.webmanifest`)).json()) as {
      lang: string;
      icons: { src: string }[];
    };
    expect(manifest.lang).toBe(lang);
    for (const { src } of [...manifest.icons, { src: '/favicon.ico' }, { src: '/apple-touch-icon.png' }]) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()['content-type'], src).toMatch(/^image\//);
    }
    await page.goto(paths.events({ lang }));
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', `/manifest.${lang}.webmanifest`);

    // What the page announces to calendars is one, with the events that it shows.
    const announced = await page.locator('main a[href^="/"][href$=".ics"]').getAttribute('href');
    const calendar = await request.get(announced ?? '');
    expect(calendar.status()).toBe(200);
    expect(calendar.headers()['content-type']).toMatch(/^text\/calendar; charset=utf-8/);
    const entries = readCalendar(await calendar.text());
    expect(entries.length).toBeGreaterThan(10);
    const { results } = (await (await request.get(`/${lang}/api/events/?page_size=100`)).json()) as { results: EventSummary[] };
    for (const { id, date_start: start, link } of results.slice(0, 40)) {
      const entry = entries.find(({ uid }) => uid.startsWith(`event-${id}@`));
      expect(entry, link).toMatchObject({ start: new Date(start), url: expect.stringContaining(link) });
    }
    const [first] = results;
    const single = await (await request.get(`${first?.link}/event.ics`)).text();
    expect(readCalendar(single)).toMatchObject([{ start: new Date(first?.date_start ?? '') }]);

    // Another reader's view of the magazine: what is new, when it was published, and where it is.
    await page.goto(paths.magazine({ lang }));
    const feed = parseFeed(
      await (await request.get((await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? '')).text(),
    );
    expect(feed.meta).toMatchObject({ type: 'rss', version: '2.0' });
    expect([feed.language, feed.items.length > 5]).toEqual([lang, true]);
    for (const { title, url, published, id } of feed.items)
      expect([title, published instanceof Date, url?.includes(paths.magazine({ lang })), id]).toEqual([
        expect.stringMatching(/\S/),
        true,
        true,
        url,
      ]);
    await page.goto(paths.events({ lang }));

    const cart = await request.get(`/webshop/cart?lang=${lang}`);
    expect(cart.status()).toBe(200);
    const html = await cart.text();
    expect(html).toMatch(/<main [^>]*data-webshop-area[^>]*><h1/);
    expect(html).toContain(CART[lang]);
    expect(html).not.toContain('<!--shop:');

    const leads = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    expect(await leads(`/eventim.webshop/webticket/eventlist?lang=${lang}`)).toEqual([301, paths.events({ lang })]);
    expect(await leads(`/testshop/cart?lang=${lang}`)).toEqual([302, `/webshop/cart?lang=${lang}`]);

    // On a host of its own a shop shows the same layout, and it
    // comes alive there: it counts tickets and asks about cookies.
    const shop = await openForeignShop(request, lang, 2);
    try {
      await page.goto(shop.url);
      await expect(page.getByTestId('cart-badge')).toHaveText(SHOP[lang].tickets);
      await page.getByRole('button', { name: SHOP[lang].cookies }).click();
      await expect(page.getByRole('dialog', { name: SHOP[lang].cookies })).toBeVisible();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    } finally {
      await shop.close();
    }
  });
}

/** Runs in the page: what another one says of its card, and what comes of that. */
async function readCard(path: string) {
  // The rest would ask for its styles, which this page does not allow.
  const tags = (await (await fetch(path)).text()).match(/<meta [^>]*>/g) ?? [];
  const head = new DOMParser().parseFromString(tags.join(''), 'text/html');
  const told = (name: string) => head.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';
  const card = await (await fetch(new URL(told('image')).pathname)).blob();
  const { width, height } = await createImageBitmap(card);
  return { declared: [told('image:width'), told('image:height')], size: [width, height], type: card.type, bytes: card.size };
}
