import { fillShopTemplate, SHOP_MARKERS } from '@spielplan/shared-contracts/api/webshop-layout';
import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { bodyOf, openSite } from '../testing/openSite.ts';
import { makeAbsolute } from '../pages/answer/makeAbsolute.ts';
import { redirectWebshop } from './redirectWebshop.ts';

const leadsTo = (url: string) => {
  const redirect = redirectWebshop(url);
  return redirect && [redirect.status, redirect.headers.location];
};

describe.each(WEBSHOP_PATHS)('old addresses below %s', (shop) => {
  it.each([
    ['eventlist', '/de/programm/veranstaltungen'],
    ['eventlist?lang=en', '/en/program/events'],
    ['webticket/eventlist/', '/de/programm/veranstaltungen'],
    ['webticket/itemgroups', '/webshop/articles'],
    ['webticket/series?language=de', '/webshop/subscriptions'],
  ])('%s leads to %s for good', (path, target) => {
    expect(leadsTo(`${shop}/${path}`)).toEqual([301, target]);
  });
});

it.each([
  ['/eventim.webshop', '/webshop'],
  ['/test.webshop/', '/webshop'],
  ['/testshop/events/7?lang=en&x=ü', '/webshop/events/7?lang=en&x=%C3%BC'],
  ['/testshop//evil.example', '/webshop//evil.example'],
])('%s is another name of the shop and leads to %s', (url, target) => {
  expect(leadsTo(url)).toEqual([302, target]);
});

it.each(['/webshop', '/webshop/cart?lang=en', '/eventim-template/x', '/webshops', '/testshopping', '/de/webshop', '/'])(
  '%s is nobody’s old address',
  (url) => {
    expect(leadsTo(url)).toBeNull();
  },
);

it.each([
  ['/webshop/eventlist', ['en'], '/en/program/events'],
  ['/webshop/eventlist?lang=de', ['en'], '/en/program/events'],
  ['/webshop/eventlist', ['en', 'de'], '/en/program/events'],
  ['/webshop/eventlist?lang=de', ['en', 'de'], '/de/programm/veranstaltungen'],
] as const)('%s in a house that speaks %j leads to %s', (url, languages, target) => {
  expect(redirectWebshop(url, languages)?.headers.location).toBe(target);
});

describe('the template of the webshop layout', () => {
  const site = () =>
    openSite({
      renderApp: async () => ({
        html: `<header><a href="/de">Haus</a><a href="${SHOP_MARKERS.path}?lang=en">English</a><b>${SHOP_MARKERS.badge}</b></header><main>${SHOP_MARKERS.content}</main>`,
        styles: 'b{background:url(/assets/b.svg)}',
      }),
    });

  it.each(['/eventim-template', '/eventim-template/webticket/cart'])(
    '%s has every place that a shop fills, once',
    async (path) => {
      const page = await site().pages.answer(path, false);
      expect(page).toMatchObject({ status: 200, headers: { 'content-language': 'de' } });
      const html = bodyOf(page).replace(/<script type="application\/json".*?<\/script>/s, '');
      for (const marker of Object.values(SHOP_MARKERS)) expect(html.split(marker)).toHaveLength(2);
      expect(html).toContain('<meta name="robots" content="none">');
    },
  );

  it('speaks the language that is asked for', async () => {
    const page = await site().pages.answer('/eventim-template?lang=en', false);
    expect(page).toMatchObject({ headers: { 'content-language': 'en' } });
    expect(bodyOf(page)).toContain('<title>[[shop:title]] – House</title>');
  });

  it('names no address that would be another one elsewhere', async () => {
    const html = bodyOf(await site().pages.answer('/eventim-template', false));
    expect(html).toContain('<a href="https://haus.example/de">');
    expect(html).toContain('url(https://haus.example/assets/b.svg)');
    expect(html.match(/(?:href|src|srcset|action)="\/[^"]*|url\(["']?\/[^)]*/g)).toBeNull();
    expect(html).toContain('"entry":"https://haus.example/remotes/');
  });

  it('says where the site is, for texts and by its policy, which no other page does', async () => {
    const template = await site().pages.answer('/eventim-template', false);
    expect(bodyOf(template)).toContain('"origin":"https://haus.example"');
    expect(bodyOf(template)).toContain('"basketUrl":"https://haus.example/de/programm/veranstaltungen"');
    expect(template.headers['content-security-policy']).toContain("script-src 'self' https://haus.example ");
    const page = await site().pages.answer('/de/stories', false);
    expect(bodyOf(page)).not.toContain('"origin"');
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  it('is a page of the shop once it is filled, whatever the shop writes', async () => {
    const template = bodyOf(await site().pages.answer('/eventim-template', false));
    const page = fillShopTemplate(template, {
      title: 'Warenkorb $&amp;',
      head: '<style></style>',
      content: '<h1>$1 [[shop:title]]</h1>',
      badge: '3',
      end: '<i></i>',
      path: '/webshop/cart',
    });
    expect(page).toContain('<title>Warenkorb $&amp; – Haus</title>');
    expect(page).toContain('<main><h1>$1 [[shop:title]]</h1></main>');
    expect(page).toContain('<b>3</b>');
    expect(page).toContain('<a href="https://haus.example/webshop/cart?lang=en">');
    expect(page).toMatch(/<i><\/i><\/body><\/html>$/);
  });

  it('is 503 and no template while the site is offline', async () => {
    expect(await openSite({ isSiteOnline: false }).pages.answer('/eventim-template', false)).toMatchObject({ status: 503 });
  });
});

it('writes pictures of every width and files of styles in full, and leaves other addresses alone', () => {
  const origin = 'https://haus.example';
  expect(makeAbsolute('<img srcset="/a-1.jpg 1x, /a-2.jpg 2x" src="https://cdn.example/a.jpg">', origin)).toBe(
    '<img srcset="https://haus.example/a-1.jpg 1x, https://haus.example/a-2.jpg 2x" src="https://cdn.example/a.jpg">',
  );
  expect(makeAbsolute('<a href="#main"></a><a href="//cdn.example"></a>', origin)).toBe(
    '<a href="#main"></a><a href="//cdn.example"></a>',
  );
});
