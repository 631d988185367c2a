import { createHash } from 'node:crypto';
import { editorCall, userDetailsCall } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { TEST_EDITOR } from '../../testing/seededFolder.ts';
import { newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { safeNextPath } from './nextPath.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());
afterEach(() => provider.clock.forward(16));

const LOGIN = '/pageeditor-api/login';

/** Sends the login form as a browser without scripts does. */
async function sendForm(visitor: Visitor, fields: Record<string, string>, path = LOGIN): Promise<Response> {
  const { cookie } = visitor.headers();
  const body = new URLSearchParams({ csrf_token: visitor.cookie('csrftoken') ?? '', ...fields });
  return fetch(provider.url + path, { method: 'POST', redirect: 'manual', headers: { cookie }, body });
}

describe('An editor', () => {
  it('logs in, is known afterwards, sees offline pages, and logs out', async () => {
    const editor = await newVisitor(provider.url);
    const response = await editor.send('POST', LOGIN, TEST_EDITOR);
    expect(editorCall.answer.parse(await response.json())).toMatchObject({ username: 'redaktion', last_name: 'Altwasser' });
    const [session, hint] = response.headers.getSetCookie();
    expect(session).toMatch(/^sessionid=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    expect(hint).toMatch(/^editor_session=1;/);
    expect(hint).not.toMatch(/HttpOnly/);
    expect(editorCall.answer.safeParse(await (await editor.get('/pageeditor-api/user')).json()).success).toBe(true);
    expect(userDetailsCall.answer.parse(await (await editor.get('/api/user-details/')).json())).toMatchObject({
      is_logged_in: true,
      first_name: 'Redaktion',
    });
    expect((await editor.get('/en/pageeditor-api/page/summer-festival')).status).toBe(200);

    expect(await (await editor.send('POST', '/pageeditor-api/logout')).json()).toEqual({ is_logged_in: false });
    expect(editor.cookie('sessionid')).toBeUndefined();
    expect((await editor.get('/en/pageeditor-api/page/summer-festival')).status).toBe(404);
  });

  it('is forgotten by the server too, not only by the browser', async () => {
    const editor = await newVisitor(provider.url);
    await editor.send('POST', LOGIN, TEST_EDITOR);
    const stolen = `sessionid=${editor.cookie('sessionid')}`;
    await editor.send('POST', '/pageeditor-api/logout');
    expect((await fetch(`${provider.url}/pageeditor-api/user`, { headers: { cookie: stolen } })).status).toBe(401);
  });

  it.each<[unknown, boolean]>([
    [undefined, false],
    [{ everywhere: false }, false],
    [{ everywhere: true }, true],
    [{ everywhere: '1' }, true],
  ])('logs out with JSON %j: everywhere %s', async (body, isEverywhere) => {
    const [here, there] = [await newVisitor(provider.url), await newVisitor(provider.url)];
    for (const each of [here, there]) await each.send('POST', LOGIN, TEST_EDITOR);
    expect((await here.send('POST', '/pageeditor-api/logout', body)).status).toBe(200);
    expect((await there.get('/pageeditor-api/user')).status).toBe(isEverywhere ? 401 : 200);
  });

  it('is logged out by the end of the working day', async () => {
    const editor = await newVisitor(provider.url);
    await editor.send('POST', LOGIN, TEST_EDITOR);
    provider.clock.forward(12 * 60 + 1);
    expect((await editor.get('/pageeditor-api/user')).status).toBe(401);
  });

  it('is asked to wait after five wrong passwords, and let in after a quarter of an hour', async () => {
    const editor = await newVisitor(provider.url);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await editor.send('POST', LOGIN, { ...TEST_EDITOR, password: 'falsch' })).status).toBe(401);
    }
    const throttled = await editor.send('POST', LOGIN, TEST_EDITOR);
    expect(throttled.status).toBe(429);
    expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(60);
    provider.clock.forward(16);
    expect((await editor.send('POST', LOGIN, TEST_EDITOR)).status).toBe(200);
  });
});

it('Every page of the provider is cut off from who opened it, and asks the browser for nothing', async () => {
  const pages = [LOGIN, '/pageeditor-api/password?token=x', '/api/docs', '/webshop', '/webshop/cart', '/webshop/profile'];
  const answers = await Promise.all(
    pages.map((path) => fetch(provider.url + path, { redirect: 'manual', headers: { accept: 'text/html' } })),
  );
  answers.push(await sendForm(await newVisitor(provider.url), { username: 'niemand', password: 'falsch' }));
  const shown = answers.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'));
  for (const { headers, url } of atLeastOne(shown)) {
    expect([url, headers.get('cross-origin-opener-policy'), headers.get('permissions-policy')]).toEqual([
      url,
      'same-origin',
      expect.stringContaining('camera=()'),
    ]);
  }
  expect(shown.length).toBeGreaterThan(4);
});

describe('Guessing', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const attempt = async (username: string, address: string, password = 'falsch-geraten') => {
    const stranger = await newVisitor(provider.url);
    return (await stranger.send('POST', LOGIN, { username, password }, from(address))).status;
  };

  it('at one name is slowed from whatever many networks it comes, and shows nothing of who exists (R75)', async () => {
    for (const username of ['redaktion', 'gibt-es-nicht']) {
      const statuses: number[] = [];
      for (let network = 1; network <= 40; network += 1) statuses.push(await attempt(username, `198.51.${network}.7`));
      expect([username, statuses.filter((status) => status === 401).length]).toEqual([username, 25]);
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
      provider.clock.forward(16);
    }
  });

  it('locks nobody out of a device that has logged in before, neither by name nor by network', async () => {
    const owner = await newVisitor(provider.url);
    expect((await owner.send('POST', LOGIN, TEST_EDITOR, from('203.0.113.9'))).status).toBe(200);
    await owner.send('POST', '/pageeditor-api/logout');
    for (let network = 1; network <= 30; network += 1) await attempt('redaktion', `198.51.${network}.7`);
    for (let name = 0; name < 25; name += 1) await attempt(`jemand-${name}`, '203.0.113.9');
    expect(await attempt('redaktion', '203.0.113.9', TEST_EDITOR.password)).toBe(429);
    expect((await owner.send('POST', LOGIN, TEST_EDITOR, from('203.0.113.9'))).status).toBe(200);
    // The device is one of this name alone, and has no more guesses than any other.
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1)
      statuses.push((await owner.send('POST', LOGIN, { ...TEST_EDITOR, password: 'x' }, from('203.0.113.9'))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await owner.send('POST', LOGIN, { username: 'leitung', password: 'x' }, from('203.0.113.9'))).status).toBe(429);
  });

  it('from the many networks of one customer of version 6 is counted together', async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 70; network += 1)
      statuses.push(await attempt(`name-${network}`, `2001:db8:7:${network.toString(16)}::1`));
    expect(statuses.filter((status) => status === 401).length).toBe(60);
    expect(await attempt('name-other', '2001:db8:8:1::1')).toBe(401);
  });
});

describe('The login form', () => {
  it('is there in both languages, without a script', async () => {
    const german = await (await fetch(`${provider.url}${LOGIN}?lang=de`)).text();
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Benutzername');
    expect(german).not.toContain('<script');
    expect(await (await fetch(`${provider.url}${LOGIN}?lang=en`)).text()).toContain('Username');
    expect(await (await fetch(`${provider.url}${LOGIN}`, { headers: { 'accept-language': 'en-GB,en;q=0.9' } })).text()).toContain(
      'Username',
    );
  });

  it('allows its own style and nothing else', async () => {
    const response = await fetch(`${provider.url}${LOGIN}`);
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  });

  it('leads to the page one came from', async () => {
    const visitor = await newVisitor(provider.url);
    const response = await sendForm(visitor, { ...TEST_EDITOR, next: '/de/besuch?edit=1' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/de/besuch?edit=1');
  });

  it.each([
    ['/de/besuch?edit=1', '/pageeditor-api/login?lang=en&#38;next=%2Fde%2Fbesuch%3Fedit%3D1'],
    ['/de', '/pageeditor-api/login?lang=en"'],
  ])('in the other language leads to %s, too, unless that is only the start page of this one', async (next, href) => {
    const page = await (await fetch(`${provider.url}${LOGIN}?${new URLSearchParams({ lang: 'de', next }).toString()}`)).text();
    expect(page).toContain(`href="${href}`);
  });

  it('comes back with a message after a wrong password, and never with the password', async () => {
    const visitor = await newVisitor(provider.url);
    const response = await sendForm(
      visitor,
      { username: '<b>redaktion', password: 'geheim-und-falsch', next: '/de' },
      `${LOGIN}?lang=de`,
    );
    const page = await response.text();
    expect(response.status).toBe(401);
    expect(page).toContain('Benutzername oder Passwort stimmen nicht.');
    expect(page).not.toContain('geheim-und-falsch');
    expect(page).not.toContain('<b>');
  });

  it('is refused without its token', async () => {
    const visitor = await newVisitor(provider.url);
    expect((await sendForm(visitor, { ...TEST_EDITOR, csrf_token: 'f'.repeat(32) })).status).toBe(403);
  });

  it.each([
    '//example.com',
    '/\\example.com',
    'https://example.com',
    'javascript:alert(1)',
    '/\t/example.com',
    '/..//example.com',
    '',
  ])('never leads to another site: %j', async (next) => {
    const visitor = await newVisitor(provider.url);
    const response = await sendForm(visitor, { ...TEST_EDITOR, next }, `${LOGIN}?lang=de`);
    expect(response.headers.get('location')).toBe('/de');
  });
});

it.each([
  ['/en/about', '/en/about'],
  ['/de/besuch?x=1#unten', '/de/besuch?x=1#unten'],
  ['/de/./besuch', '/de/besuch'],
  [undefined, '/de'],
  [['/en'], '/de'],
  ['besuch', '/de'],
])('after login %j leads to %s', (next, expected) => {
  expect(safeNextPath(next, '/de')).toBe(expected);
});
