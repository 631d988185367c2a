import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { settingsSchema } from '@spielplan/shared-contracts/api';
import { parseConfiguration } from './configuration.ts';
import { createShell, type Shell } from './createShell.ts';
import { CACHE_CONTROL, ENDPOINTS } from './endpoints.ts';
import { recordLog } from './testing/recordLog.ts';
import { TINY_RENDER_BUNDLE } from './testing/renderBundle.ts';
import { startServer } from './testing/startServer.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import { layTinyRemote, writeFeed } from './testing/tinyRemote.ts';

const home = await temporaryFolder();
const SESSION = 'sessionid=ada';
const OF_PROVIDER = 'private, max-age=7';
const settings = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});
const person = { email: 'ada@haus.example', username: 'ada', first_name: 'Ada', last_name: 'Lang' };
const answers: readonly (readonly [RegExp, unknown])[] = [
  [/settings/, settings],
  [/nav/, { menu: [], secondary_menu: [], footer: [] }],
  [/pageeditor-api\/user/, { ...person, id: 1, admin_menus: [] }],
  [/user-details/, { ...person, is_logged_in: true, login_url: '/de/login', logout_url: '/de/logout' }],
];
const provider = await startServer((request, response) => {
  const [, body = []] = answers.find(([path]) => path.test(request.url ?? '')) ?? [];
  response.setHeader('cache-control', OF_PROVIDER);
  response.end(JSON.stringify(body));
});
let shell: Shell;
let origin: string;

beforeAll(async () => {
  const build = `${home.path}/build/shell`;
  const releases = `${home.path}/remotes`;
  await mkdir(`${build}/server`, { recursive: true });
  await mkdir(`${build}/browser/fonts`, { recursive: true });
  await writeFile(`${build}/build.json`, JSON.stringify({ scripts: ['shell.0123456789.js'] }));
  await writeFile(`${build}/server/render.cjs`, TINY_RENDER_BUNDLE);
  for (const file of ['shell.0123456789.js', 'sw.js', 'favicon.ico']) await writeFile(`${build}/browser/${file}`, file);
  await mkdir(releases);
  await writeFeed(releases, [await layTinyRemote(releases, { version: 'a1' })]);
  const configuration = parseConfiguration({
    SPIELPLAN_STATE: home.path,
    PROVIDER_URL: provider.origin,
    UNSIGNED_RELEASES: 'on',
    PAGE_THREADS: 'off',
    RELEASE_POLL: '60000',
  });
  shell = await createShell(configuration, recordLog());
  await new Promise<void>((resolve) => shell.server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(shell.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  shell.close();
  shell.server.close();
  await provider.close();
  await home.remove();
});

/** Requests that each endpoint answers here, and the status of the answer. */
const REQUESTS: Readonly<Record<string, readonly (readonly [path: string, status: number, cookie?: string])[]>> = {
  'old addresses of the webshop': [['/webshop/eventlist', 301]],
  provider: [['/de/api/cart/', 200]],
  'reports of failures': [['/_failures', 204]],
  'end of a preview': [['/_preview/leave', 303]],
  'posted forms': [['/de/forms/kontakt/7', 503]],
  'blocks that are not saved': [['/_blocks', 403]],
  assets: [
    ['/assets/shell.0123456789.js', 200],
    ['/assets/favicon.ico', 200],
  ],
  'service worker': [['/sw.js', 200]],
  'icons at the root': [['/favicon.ico', 200]],
  'share cards': [['/_cards/de.0a1b2c3d.jpg', 200]],
  'codes on printed pages': [['/_qr/de.svg', 200]],
  'way to a cart': [['/_cart?lang=de', 302]],
  'files of remotes': [['/remotes/programme/a1/remoteEntry.js', 200]],
  health: [['/health/live', 200]],
  'tables of messages': [['/_messages/de/programme/a1', 200]],
  'sealed documents': [['/_frame/preview', 200]],
  'kinds of blocks': [
    ['/_blocks/kinds', 200, SESSION],
    ['/_blocks/kinds', 401],
  ],
  'script of a trial': [['/_lane.js', 200]],
  'previews of builds': [['/_preview/abc', 403]],
  'page of releases': [['/cms-hub/releases', 200, SESSION]],
  'error pages for balancers': [['/html/500.html', 200]],
  'files for machines': [['/robots.txt', 200]],
  pages: [
    ['/de', 200],
    ['/de/programm/veranstaltungen', 200],
    ['/de/programm/veranstaltungen', 200, SESSION],
    [`/de?preview=${'a'.repeat(43)}`, 503],
  ],
};

it('asks every endpoint', () => {
  expect(Object.keys(REQUESTS)).toEqual(ENDPOINTS.map(({ name }) => name));
});

it.each(ENDPOINTS.flatMap(({ name, methods, cache }) => (REQUESTS[name] ?? []).map((each) => ({ name, methods, cache, each }))))(
  'a running shell says of $name what their row says: $cache ($each)',
  async ({ methods, cache, each: [path, status, cookie] }) => {
    const answer = await fetch(origin + path, {
      method: methods === 'post' ? 'POST' : 'GET',
      redirect: 'manual',
      headers: cookie === undefined ? {} : { cookie },
    });
    const said = answer.headers.get('cache-control');
    expect([answer.status, said]).toEqual([status, expect.stringMatching(CACHE_CONTROL[cache])]);
    if (cache === 'provider') expect(said).toBe(OF_PROVIDER);
    // What a session or a preview link gets is kept by nobody, whatever the row allows.
    if (cookie !== undefined || path.includes('preview=')) expect(said).toMatch(CACHE_CONTROL.never);
  },
);
