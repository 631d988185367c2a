import { CSRF_COOKIE, type Call } from '@spielplan/shared-contracts/api';
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
  details?: object;
  anonymous?: object;
  isShopOnline?: boolean;
}
function open({ details = {}, anonymous = {}, isShopOnline = true }: Options = {}) {
  const readAsEditor = (async (_: Call, { cookie }: { cookie: string }) =>
    cookie.includes('sessionid=good') ? { ...ADA, ...details } : NOBODY) as unknown as RenderContext['readAsEditor'];
  return openSite({ robots: 'index,follow', readAsEditor, shellRoutes, isShopOnline, userDetails: { ...NOBODY, ...anonymous } });
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
    const hrefs = async (details: object) =>
      (await visit('/de/user/profile', COOKIE, { details })).view.account?.screens.map(({ href }) => href);
    expect(await hrefs({})).toEqual(['/de/user/settings']);
    expect(await hrefs({ has_dashboard_online_access: true })).toEqual(['/de/user/settings', '/de/dashboard']);
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
