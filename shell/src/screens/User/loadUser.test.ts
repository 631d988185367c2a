import { CSRF_COOKIE, type Call, ordersCall } from '@spielplan/shared-contracts/api';
import { defineServerRemote } from '@spielplan/shared-contracts/remote';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { routes } from '../../routes.ts';
import type { RenderContext } from '../../server/pages/PageRequest.ts';
import { dataOf, openSite } from '../../server/testing/openSite.ts';
import { loadUser } from './loadUser.server.ts';
import type { UserView } from './userView.ts';

const NOBODY = {
  has_dashboard_online_access: false,
  is_logged_in: false,
  username: '',
  email: '',
  first_name: '',
  last_name: '',
  login_url: '/webshop/account',
  logout_url: '/pageeditor-api/logout',
  webshop_url: null,
  account_urls: {},
};
const ADA = {
  ...NOBODY,
  is_logged_in: true,
  username: 'ada',
  email: 'ada@haus.example',
  first_name: 'Ada',
  last_name: 'Lang',
  webshop_url: 'https://shop.example/account',
  account_urls: { profile: '/webshop/account/profile', orders: 'https://shop.example/orders', email: '/webshop/account/email' },
};
const COOKIE = `sessionid=good; ${CSRF_COOKIE}=0123456789abcdef0123456789abcdef`;
const shellRoutes = (['userProfile', 'userProfileVariant', 'userSettings', 'userSettingsVariant'] as const).map((name) => ({
  id: 'user',
  patterns: routes[name].patterns,
  load: loadUser(name.startsWith('userProfile') ? 'profile' : 'settings'),
}));

interface Options {
  /** What the provider answers of orders, or throws. */
  orders?: object;
  details?: object;
  anonymous?: object;
  isShopOnline?: boolean;
  hasOffice?: boolean;
}
const OFFICE = defineServerRemote({
  name: 'office',
  messages: { de: {}, en: {} },
  routes: [{ id: 'dashboard', patterns: { de: '/de/dashboard', en: '/en/dashboard' }, session: 'account' }],
  screens: { dashboard: { component: () => null, load: async () => ({ kind: 'missing', status: 404 }) } },
});
function open({ orders, details = {}, anonymous = {}, isShopOnline = true, hasOffice = true }: Options = {}) {
  const readAsEditor = (async ({ id }: Call, { cookie }: { cookie: string }) => {
    if (id !== ordersCall.id) return cookie.includes('sessionid=good') ? { ...ADA, ...details } : NOBODY;
    if (orders instanceof Error || !orders) throw orders ?? new SpielplanError('NOT_FOUND');
    return orders;
  }) as unknown as RenderContext['readAsEditor'];
  return openSite({
    robots: 'index,follow',
    readAsEditor,
    shellRoutes,
    isShopOnline,
    userDetails: { ...NOBODY, ...anonymous },
    remotes: hasOffice ? [OFFICE] : [],
  });
}
const visit = async (path: string, cookie?: string, options?: Options) => {
  const answer = await open(options).pages.answer(`/_data${path}`, cookie !== undefined, { cookie });
  return { answer, page: dataOf(answer), view: dataOf(answer).data as UserView };
};

describe('the profile and the settings', () => {
  it.each([
    ['/de/user/profile', 'profile', '/de/user/profile'],
    ['/de/user/profil', 'profile', '/de/user/profile'],
    ['/en/user/profile-en', 'profile', '/en/user/profile'],
    ['/de/user/settings', 'settings', '/de/user/settings'],
    ['/de/user/einstellungen', 'settings', '/de/user/settings'],
    ['/en/user/settings', 'settings', '/en/user/settings'],
  ])('%s is the %s, whose one address is %s', async (path, kind, canonical) => {
    const { answer, page, view } = await visit(path);
    expect([answer.status, view.kind]).toEqual([200, kind]);
    const { tags } = page.head as { tags: string };
    expect(tags).toContain(`<link rel="canonical" href="https://haus.example${canonical}">`);
    expect(tags).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    ['/de/user/profile', '/en/user/profile'],
    ['/de/user/profil', '/en/user/profile-en'],
    ['/en/user/profile-en', '/de/user/profil'],
    ['/de/user/einstellungen', '/en/user/settings'],
    ['/en/user/settings', '/de/user/settings'],
  ])('%s is %s in the other language', async (path, other) => {
    expect(Object.values((await visit(path)).page.languages as object)).toContain(other);
  });

  it('are one page for all who are not logged in, with the way to the account’s login and back', async () => {
    const { pages } = open();
    const first = await pages.answer('/de/user/profile', false);
    expect(first.headers['cache-control']).toMatch(/^public/);
    expect(pages.fromCache('/de/user/profile')).toBe(first);
    const { view } = await visit('/de/user/profile');
    expect(view).toMatchObject({ account: null, loginHref: '/webshop/account?lang=de&next=%2Fde%2Fuser%2Fprofile' });
  });

  it('show an account to itself and to nobody else', async () => {
    const { answer, view } = await visit('/de/user/profile', COOKIE);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(view.account?.facts.map(({ value }) => value)).toEqual(['Ada Lang', 'ada', 'ada@haus.example']);
    expect(view.account?.places.map(({ href }) => href)).toEqual([
      '/webshop/account/profile?lang=de',
      'https://shop.example/orders',
    ]);
    expect(view.account?.logOut).toEqual({
      action: '/pageeditor-api/logout',
      csrfToken: '0123456789abcdef0123456789abcdef',
      next: '/de',
    });
    const settings = await visit('/en/user/settings', COOKIE);
    expect(settings.view.account?.places.map(({ href }) => href)).toEqual(['/webshop/account/email?lang=en']);
  });

  it('are the anonymous page for whose session has ended, but that copy is kept by nobody', async () => {
    const { answer, view } = await visit('/de/user/profile', 'sessionid=old');
    expect([view.account, answer.headers['cache-control']]).toEqual([null, 'private, no-store']);
    expect(view.loginHref).toMatch(/^\/webshop\/account\?/);
  });

  it('offer to log out everywhere in the settings, where the provider can', async () => {
    const everywhere = async (path: string, details: object) =>
      (await visit(path, COOKIE, { details })).view.account?.logOutEverywhere;
    expect(await everywhere('/de/user/settings', { logs_out_everywhere: true })).toMatchObject({
      isEverywhere: true,
      next: '/de',
    });
    expect(await everywhere('/de/user/profile', { logs_out_everywhere: true })).toBeNull();
    expect(await everywhere('/de/user/settings', {})).toBeNull();
  });

  it('lead to the dashboard only who may see it', async () => {
    const hrefs = async (details: object, hasOffice = true) =>
      (await visit('/de/user/profile', COOKIE, { details, hasOffice })).view.account?.screens.map(({ href }) => href);
    expect(await hrefs({})).toEqual(['/de/user/settings']);
    expect(await hrefs({ has_dashboard_online_access: true })).toEqual(['/de/user/settings', '/de/dashboard']);
    // Nobody answers it while the office is away.
    expect(await hrefs({ has_dashboard_online_access: true }, false)).toEqual(['/de/user/settings']);
  });

  describe('the orders', () => {
    const ORDER = {
      id: 17,
      number: 'KA-100017',
      ordered_at: '2026-07-31T22:30:00Z',
      total: '36.00',
      url: '/webshop/orders/KA-100017?lang=en',
      items: [{ title: 'Fluss', date_start: '2026-08-01T20:00:00+02:00', quantity: 3 }],
    };
    const paged = (results: object[], count = results.length) => ({ count, next: null, previous: null, results });
    const ordersOf = async (options: Options, path = '/en/user/profile') =>
      (await visit(path, COOKIE, options)).view.account?.orders;

    it('stand in the profile with number, day, price and events, and lead to their tickets', async () => {
      const line = {
        number: 'KA-100017',
        href: '/webshop/orders/KA-100017?lang=en',
        about: '1 August 2026 · 36 €',
        items: ['3 × Fluss, 1 August 2026, 20:00'],
      };
      expect(await ordersOf({ orders: paged([ORDER]) })).toEqual({ kind: 'list', orders: [line], rest: null });
      const many = Array.from({ length: 5 }, (_, id) => ({ ...ORDER, id: id + 1 }));
      expect(await ordersOf({ orders: paged(many, 9) })).toMatchObject({ rest: 'user.orders.rest' });
      expect(await ordersOf({ orders: paged([ORDER]) }, '/en/user/settings')).toBeNull();
    });

    it.each([
      ['an account that has bought nothing', { orders: paged([]) }, { kind: 'none' }],
      ['a provider that fails', { orders: new SpielplanError('PROVIDER_UNREACHABLE') }, { kind: 'failed' }],
      ['a provider without the call', {}, null],
      ['an account that may not', { orders: new SpielplanError('FORBIDDEN') }, null],
    ])('of %s', async (_, options, expected) => {
      expect(await ordersOf(options)).toEqual(expected);
    });

    it('lead nowhere while the shop is offline, and never to a script', async () => {
      const first = async (options: Options) => {
        const view = await ordersOf(options);
        return view?.kind === 'list' ? view.orders[0]?.href : undefined;
      };
      expect(await first({ orders: paged([ORDER]), isShopOnline: false })).toBeNull();
      expect(await first({ orders: paged([{ ...ORDER, url: 'javascript:alert(1)' }]) })).toBeNull();
      expect(await first({ orders: paged([{ ...ORDER, url: null }]) })).toBeNull();
    });
  });

  it('offer a shop that names no places as a whole', async () => {
    const { view } = await visit('/de/user/profile', COOKIE, { details: { account_urls: {} } });
    expect(view.account?.places.map(({ href }) => href)).toEqual(['https://shop.example/account']);
  });

  it('offer neither login nor account while the webshop is offline', async () => {
    expect((await visit('/de/user/profile', undefined, { isShopOnline: false })).view.loginHref).toBeNull();
    const { view } = await visit('/de/user/profile', COOKIE, { isShopOnline: false });
    expect([view.account?.places, view.account?.logOut !== null]).toEqual([[], true]);
  });

  it.each(['//evil.example', '/\\evil.example', 'https:evil.example', 'javascript:alert(1)', '/\t/evil.example', 'evil.example'])(
    'lead nowhere that a browser reads otherwise: %j',
    async (evil) => {
      const { view } = await visit('/de/user/profile', COOKIE, {
        details: { account_urls: { profile: evil }, webshop_url: evil, logout_url: evil },
      });
      expect([view.account?.places, view.account?.logOut]).toEqual([[], null]);
      expect((await visit('/de/user/profile', undefined, { anonymous: { login_url: evil } })).view.loginHref).toBeNull();
    },
  );

  it('lead to the login of another house as it is, without a path of ours', async () => {
    const { view } = await visit('/de/user/profile', undefined, { anonymous: { login_url: 'https://shop.example/login' } });
    expect(view.loginHref).toBe('https://shop.example/login');
  });
});

it('the header’s login is that of the user details, and a page waits for it once', async () => {
  const { pages } = open();
  expect((dataOf(await pages.answer('/_data/de', false)).site as { loginUrl: string }).loginUrl).toBe('/webshop/account');
  const away = openSite({ isProviderAway: (call) => call === 'userDetails' });
  const page = await away.pages.answer('/_data/de', false);
  expect([page.status, 'loginUrl' in (dataOf(page).site as object)]).toEqual([200, false]);
});
