import { editorCall, pageTreeCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { accountContext } from '@spielplan/shared-contracts/testing';
import { hubPaths, type HubRoute } from '../../routes.ts';
import { hubLoaders } from './hubLoaders.server.ts';

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
const RIGHTS = { edit: true, publish: true, dashboard: false, accounts: false };

function load(name: HubRoute, { editor = {}, url = `${hubPaths[name]({ lang: 'de' })}?lang=de` } = {}) {
  const asked: string[] = [];
  const answer = ({ id }: { id: string }) => {
    asked.push(id);
    if (id === editorCall.id) return { ...EDITOR, ...editor };
    return id === pageTreeCall.id ? new SpielplanError('NOT_FOUND') : PAGES;
  };
  return { loading: hubLoaders[name](accountContext({ url, answer })), asked };
}

it('shows an editor all pages as a tree, with their state', async () => {
  const result = await load('cmsHub').loading;
  expect(result).toMatchObject({
    kind: 'page',
    data: {
      username: 'Rita Redak',
      counts: { all: 5, offline: 1 },
      pages: [
        { title: 'besuch', states: ['menu'], editUrl: '/de/besuch?edit', children: [{ title: 'anfahrt', children: [] }] },
        { title: 'sommerfest', states: ['offline'] },
        { title: 'ring', children: [{ title: 'reif' }] },
      ],
    },
  });
});

it('leads on to the screens that the account may use, and refuses the others with 403', async () => {
  const { loading, asked } = load('hubAccounts', { editor: { rights: RIGHTS } });
  const result = await loading;
  if (result.kind !== 'page') throw new Error(result.kind);
  expect(result.status).toBe(403);
  expect(result.data.kind).toBe('refused');
  expect(asked).toEqual(['editor']);
  const urls = result.data.screens.map(({ url }) => url);
  expect(urls).toContain('/cms-hub/media?lang=de');
  expect(urls).not.toContain('/cms-hub/accounts?lang=de');
});

it.each(LANGUAGES)('speaks the language that the account has chosen, unless the address names one (%s)', async (lang) => {
  const other = lang === 'de' ? 'en' : 'de';
  const editor = { interface_language: other };
  expect(await load('cmsHub', { editor, url: '/cms-hub' }).loading).toMatchObject(
    other === 'de' ? { kind: 'page' } : { kind: 'redirect', to: '/cms-hub?lang=en', isPrivate: true },
  );
  expect(await load('cmsHub', { editor, url: `/cms-hub?lang=${lang}` }).loading).toMatchObject({ kind: 'page' });
});
