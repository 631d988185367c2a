import { editorCall, pageTreeCall, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
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

describe('/cms-hub', () => {
  const page = (id: number, title: string, more: object = {}) => ({
    id,
    parent: null,
    title,
    urls: { de: `/de/${title}`, en: `/en/${title}` },
    is_online: true,
    in_menu: false,
    in_footer: false,
    is_landing_page: false,
    settings_url: `/de/${title}?edit`,
    modified: null,
    username: null,
    ...more,
  });
  const PAGES = [
    page(2, 'anfahrt', { parent: 1 }),
    page(1, 'besuch', { in_menu: true, modified: '2026-11-20T17:05:00+01:00', username: 'redaktion' }),
    page(3, 'sommerfest', { is_online: false }),
    page(4, 'ring', { parent: 5 }),
    page(5, 'reif', { parent: 4 }),
  ];
  const EDITOR = { id: 1, email: '', username: 'redaktion', first_name: 'Rita', last_name: 'Redak', admin_menus: [] };
  const readAsEditor = (async (call: Call, { cookie }: { cookie: string }) => {
    if (!cookie.includes('sessionid=good')) throw new SpielplanError('NOT_LOGGED_IN');
    if (call.id === pageTreeCall.id) throw new SpielplanError('NOT_FOUND');
    return call.id === editorCall.id ? EDITOR : PAGES;
  }) as RenderContext['readAsEditor'];

  it.each(LANGUAGES)('sends visitors to the login, and back (%s)', async (lang) => {
    const answer = await openSite({ readAsEditor }).pages.answer(`/cms-hub?lang=${lang}`, false);
    expect(answer).toMatchObject({
      status: 302,
      headers: {
        location: `/pageeditor-api/login?lang=${lang}&next=%2Fcms-hub%3Flang%3D${lang}`,
        'cache-control': 'private, no-store',
      },
    });
  });

  it('is there for the editor who closed the site, and so are editors’ views; visitors get 503', async () => {
    const { pages } = openSite({ readAsEditor, isSiteOnline: false });
    const as = { cookie: 'sessionid=good' };
    expect(await pages.answer('/cms-hub', true, as)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store' },
    });
    expect(await pages.answer('/cms-hub', false)).toMatchObject({ status: 302 });
    expect((await pages.answer('/de?edit=1', true, as)).status).toBe(200);
    for (const [path, cookie] of [
      ['/de', 'sessionid=good'],
      ['/de?edit=1', 'sessionid=old'],
      ['/de?v=3', undefined],
    ] as const)
      expect([path, (await pages.answer(path, cookie !== undefined, { cookie })).status]).toEqual([path, 503]);
  });

  it('sends whose session has ended there, too', async () => {
    const answer = await openSite({ readAsEditor }).pages.answer('/cms-hub', true, { cookie: 'sessionid=old' });
    expect(answer).toMatchObject({ status: 302, headers: { 'cache-control': 'private, no-store' } });
  });

  it('shows an editor all pages as a tree, with their state, and nobody keeps that', async () => {
    const answer = await openSite({ readAsEditor }).pages.answer('/_data/cms-hub', true, { cookie: 'sessionid=good' });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(dataOf(answer).data).toMatchObject({
      username: 'Rita Redak',
      counts: { all: 5, offline: 1 },
      pages: [
        { title: 'besuch', states: ['menu'], editUrl: '/de/besuch?edit', children: [{ title: 'anfahrt', children: [] }] },
        { title: 'sommerfest', states: ['offline'] },
        { title: 'ring', children: [{ title: 'reif' }] },
      ],
    });
  });

  it('shows one editor nothing that was made for another', async () => {
    const { pages } = openSite({ readAsEditor });
    const [mine, theirs] = await Promise.all([
      pages.answer('/cms-hub', true, { cookie: 'sessionid=good' }),
      pages.answer('/cms-hub', true, { cookie: 'sessionid=old' }),
    ]);
    expect([mine.status, theirs.status]).toEqual([200, 302]);
  });
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
