import { editorCall, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { defineServerRemote } from '@spielplan/shared-contracts/remote';
import { foundPage } from '../testing/createTestContext.ts';
import { bodyOf, dataOf, openSite } from '../testing/openSite.ts';
import { bodyClassOf } from './answer/bodyClassOf.ts';
import type { RenderContext } from './PageRequest.ts';

const LIST = '/de/programm/veranstaltungen';

describe('the class of the body', () => {
  it.each([
    [{}, '/de/besuch', 'cms'],
    [{ bodyClass: 'non-cms' }, '/de/programm/veranstaltungen/abend/7', 'non-cms'],
    [{ bodyClass: 'none' }, '/de/team', null],
    [{}, '/de/404', null],
  ] as const)('of a route with %j at %s is %s', (route, path, expected) => {
    expect(bodyClassOf(route, path, 'de')).toBe(expected);
  });

  it('is what the route says, and stands on the body', async () => {
    const { pages } = openSite();
    expect(bodyOf(await pages.answer(`${LIST}/abend/7`, false))).toContain('<body class="non-cms">');
    expect(bodyOf(await pages.answer(LIST, false))).toContain('<body class="cms">');
    expect(bodyOf(await pages.answer('/de/nirgends', false))).toContain('<body class="">');
    expect(bodyOf(await pages.answer('/eventim-template/shop', false))).toContain('<body class="">');
    const template = dataOf(await pages.answer('/_data/eventim-template', false));
    const { en } = template.languages as { en: string };
    expect(dataOf(await pages.answer(`/_data${en}`, false))).toMatchObject({
      lang: 'en',
      status: 200,
      screen: { id: 'webshop' },
    });
  });
});

describe('addresses', () => {
  it.each(['/fr', '/ja/programme', '/la', '/DE', '/deutsch', '/x'])('%s is no language of ours: 404', async (path) => {
    expect(await openSite().pages.answer(path, false)).toMatchObject({ status: 404 });
  });

  it.each([
    ['/de?overlay=true', '/de/programm/veranstaltungen'],
    ['/en/visit?x=1&overlay=true&room=3', '/en/program/events?x=1&room=3'],
    [`${LIST}?tag=2&overlay=true`, `${LIST}?tag=2`],
  ])('%s leads to %s, since an overlay is opened by a press', async (path, location) => {
    expect(await openSite().pages.answer(path, false)).toMatchObject({ status: 302, headers: { location } });
  });

  it.each([
    ['/de/programm', '/de/programm/veranstaltungen'],
    ['/en/program?utm_x=1', '/en/program/events?utm_x=1'],
  ])('%s is only a part of an address, and leads to %s', async (path, location) => {
    expect(await openSite().pages.answer(path, false)).toMatchObject({ status: 301, headers: { location } });
  });

  it.each(['/de/prog', '/de/programme', '/en/programm'])('%s is no part of any address: 404', async (path) => {
    expect(await openSite().pages.answer(path, false)).toMatchObject({ status: 404 });
  });

  it('from print, with capitals, lead on to the one that is known (R38)', async () => {
    const { pages } = openSite();
    const answer = await pages.answer('/de/Programm/Veranstaltungen?seite=2', false);
    expect([answer.status, answer.headers.location]).toEqual([301, `${LIST}?seite=2`]);
    expect(await pages.answer('/de/Nirgends', false)).toMatchObject({ status: 404 });
  });

  it('of a list whose data is away never lead on for good', async () => {
    const { pages } = openSite({ load: () => Promise.reject(new SpielplanError('NOT_FOUND')) });
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 404 });
  });

  it('an overlay that is not open changes nothing', async () => {
    expect(await openSite().pages.answer('/de?overlay=false', false)).toMatchObject({ status: 200 });
  });
});

describe('/cms-hub without the office', () => {
  const readAsEditor = (async (_: Call, { cookie }: { cookie: string }) => {
    if (cookie.includes('sessionid=late')) throw new SpielplanError('PROVIDER_TIMEOUT');
    return { is_logged_in: cookie.includes('sessionid=good') };
  }) as RenderContext['readAsEditor'];
  const linksOf = async (path: string, cookie?: string) => {
    const answer = await openSite({ readAsEditor }).pages.answer(`/_data${path}`, cookie !== undefined, { cookie });
    const { links } = dataOf(answer).data as { links: { href: string }[] };
    return { answer, links: links.map(({ href }) => href) };
  };
  const LOGIN = (lang: string) => `/pageeditor-api/login?lang=${lang}&next=%2Fcms-hub%3Flang%3D${lang}`;
  const RELEASES = (lang: string) => `/cms-hub/releases?lang=${lang}`;

  it.each(LANGUAGES)('says so with 503 and leads to the login, and who is logged in to the releases (%s)', async (lang) => {
    const path = `/cms-hub?lang=${lang}`;
    const visitor = await linksOf(path);
    expect(visitor.answer.status).toBe(503);
    expect(dataOf(visitor.answer)).toMatchObject({ status: 503, screen: { remote: 'shell', id: 'office' } });
    expect(visitor.answer.headers['cache-control']).toContain('no-store');
    expect(visitor.links).toEqual([LOGIN(lang), `/${lang}`]);
    expect((await linksOf(path, 'sessionid=old')).links).toEqual([LOGIN(lang), `/${lang}`]);
    expect((await linksOf(path, 'sessionid=good')).links).toEqual([RELEASES(lang), `/${lang}`]);
    // Whoever is to bring the office back must not need the provider for it.
    expect((await linksOf(path, 'sessionid=late')).links).toEqual([LOGIN(lang), RELEASES(lang), `/${lang}`]);
  });

  it('stands below it, too, on a closed site as well, and never in memory', async () => {
    for (const isSiteOnline of [true, false]) {
      const { pages } = openSite({ readAsEditor, isSiteOnline });
      for (const path of ['/cms-hub', '/cms-hub/media', '/cms-hub/my-account']) {
        const answer = await pages.answer(path, false);
        expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '30']);
      }
      expect(pages.state().kept).toBe(0);
    }
    expect((await openSite({ readAsEditor }).pages.answer('/cms-hub/nirgends', false)).status).toBe(404);
    expect((await openSite({ readAsEditor }).pages.answer('/de/dashboard', false)).status).toBe(503);
  });

  it('is not there where the office is', async () => {
    const office = defineServerRemote({
      name: 'office',
      messages: { de: {}, en: {} },
      routes: [{ id: 'cmsHub', patterns: { de: '/cms-hub', en: '/cms-hub' }, session: 'account' }],
      screens: { cmsHub: { component: () => null, load: async () => foundPage({ data: 'office' }) } },
    });
    const { pages } = openSite({ readAsEditor, remotes: [office], sessionRemotes: ['office'] });
    expect(dataOf(await pages.answer('/_data/cms-hub', true, { cookie: 'sessionid=good' })).data).toBe('office');
    expect(await pages.answer('/cms-hub', false)).toMatchObject({ status: 302 });
    // Nor is an office trusted with the account that the operator has not named.
    const distrusted = openSite({ readAsEditor, remotes: [office], sessionRemotes: [] });
    expect((await distrusted.pages.answer('/cms-hub', true, { cookie: 'sessionid=good' })).status).toBe(503);
  });
});

it('editors’ views are there for the editor who closed the site; visitors get 503', async () => {
  const readAsEditor = (async (call: Call, { cookie }: { cookie: string }) => {
    if (!cookie.includes('sessionid=good')) throw new SpielplanError('NOT_LOGGED_IN');
    return call.id === editorCall.id ? { id: 1, username: 'redaktion' } : [];
  }) as RenderContext['readAsEditor'];
  const { pages } = openSite({ readAsEditor, isSiteOnline: false });
  expect((await pages.answer('/de?edit=1', true, { cookie: 'sessionid=good' })).status).toBe(200);
  for (const [path, cookie] of [
    ['/de', 'sessionid=good'],
    ['/de?edit=1', 'sessionid=old'],
    ['/de?v=3', undefined],
  ] as const)
    expect([path, (await pages.answer(path, cookie !== undefined, { cookie })).status]).toEqual([path, 503]);
});

it('a block that nobody owns is reported once, and again when it has been changed', async () => {
  let revision = 1;
  const { pages, log } = openSite({ hasCache: false, blockOnHome: () => ({ model: 'hologram', id: 9, revision }) });
  await pages.answer('/de', false);
  await pages.answer('/de', false);
  await pages.answer('/en', false);
  expect(log.of('block.unknown')).toEqual([expect.objectContaining({ model: 'hologram', id: 9, revision: 1 })]);
  revision = 2;
  await pages.answer('/de', false);
  expect(log.of('block.unknown')).toHaveLength(2);
});
