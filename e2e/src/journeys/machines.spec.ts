import type { APIRequestContext } from '@playwright/test';
import { paths } from '@spielplan/shared-contracts/routes';
import { findInvalidHtml } from '../fixtures/findInvalidHtml.ts';
import { expect, test } from '../fixtures/test.ts';
import { LANGUAGES } from '../fixtures/words.ts';

/** Pages that no sitemap names, by language. */
const UNLISTED = (lang: string) => [
  `/${lang}/404`,
  `/${lang}/%E0%A4%A`,
  `/webshop?lang=${lang}`,
  `/webshop/cart?lang=${lang}`,
  `/webshop/account?lang=${lang}`,
  `/eventim-template?lang=${lang}`,
  `/${lang}/user/profile`,
  `/${lang}/user/settings`,
  `/html/404.html?lang=${lang}`,
  `/html/502.html?lang=${lang}`,
  `/pageeditor-api/login?lang=${lang}`,
];

/** The first addresses of every part of the sitemap: one of each kind of page, and some of the page editor's. */
async function listed(request: APIRequestContext, lang: string): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = locations(index);
  expect(parts.length).toBeGreaterThan(5);
  const pages = await Promise.all(parts.map(async (part) => locations(await (await request.get(part)).text())));
  return pages.flatMap((each) => each.filter((path) => new RegExp(`^/${lang}(/|$)`).test(path)).slice(0, 4));
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

for (const lang of LANGUAGES) {
  test(`every kind of page is valid HTML, and every address of the sitemap is a page (${lang})`, async ({ request }) => {
    const paths = await listed(request, lang);
    for (const path of paths) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(await findInvalidHtml(await response.text()), path).toEqual([]);
    }
    for (const path of UNLISTED(lang)) expect(await findInvalidHtml(await (await request.get(path)).text()), path).toEqual([]);
  });
}

test('robots, home screens and shops find what they ask for', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of [...manifest.icons, { src: '/favicon.ico' }, { src: '/apple-touch-icon.png' }]) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
  const cart = await (await request.get('/webshop/cart?lang=en')).text();
  expect(cart).toMatch(/<main [^>]*data-webshop-area[^>]*><h1/);
  expect(cart).toContain('<title>Your cart – ');
  expect(cart).not.toContain('<!--shop:');
});

test('old addresses of the shop lead to where things are now', async ({ request }) => {
  const leads = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location;
  expect(await leads('/eventim.webshop/webticket/eventlist?lang=en')).toBe(paths.events({ lang: 'en' }));
  expect(await leads('/testshop/cart?lang=en')).toBe('/webshop/cart?lang=en');
});
