import { CSRF_COOKIE, CSRF_HEADER } from '@spielplan/shared-contracts/api';
import { TEST_EDITOR } from '../../testing/seededFolder.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { createSigning, type SigningKey } from './signing/signing.ts';

let provider: TestProvider;
let secured: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
  secured = await startTestProvider();
  // A start behind https wants passwords of its own, which take seconds to make.
  secured.context.configuration.publicOrigin = 'https://altwasser.example';
}, START_TIMEOUT_MS);
afterAll(async () => {
  await provider.close();
  await secured.close();
});

const LOG = '/api/dashboard-error-log/';
const LOGIN = '/pageeditor-api/login';

/** Sends an unsafe call as somebody, with whatever else. */
const send = (headers: Record<string, string>, url = provider.url) =>
  fetch(url + LOG, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"url":"/x"}' });

describe('The form token', () => {
  it('is worth nothing where the provider did not make it, even if cookie and header agree', async () => {
    const made = 'a'.repeat(32);
    expect((await send({ cookie: `${CSRF_COOKIE}=${made}`, [CSRF_HEADER]: made })).status).toBe(403);
    const visitor = await newVisitor(provider.url);
    const cookie = `cartid=${visitor.cookie('cartid')}; ${CSRF_COOKIE}=${made}`;
    expect((await send({ cookie, [CSRF_HEADER]: made })).status).toBe(403);
  });

  it('of one visitor is worth nothing to another, nor to a session', async () => {
    const [one, two] = [await newVisitor(provider.url), await newVisitor(provider.url)];
    const token = { 'x-csrftoken': one.cookie(CSRF_COOKIE) ?? '' };
    expect((await send({ ...one.headers(), ...token })).status).toBe(201);
    expect((await send({ ...two.headers(), ...token })).status).toBe(403);
    const editor = await newEditor(provider.url);
    expect((await send({ ...editor.headers(), ...token })).status).toBe(403);
  });

  it('changes with a login, with a second one, and with the logout', async () => {
    const editor = await newVisitor(provider.url);
    const tokens = [editor.cookie(CSRF_COOKIE)];
    for (let time = 0; time < 2; time += 1) {
      await editor.send('POST', LOGIN, TEST_EDITOR);
      tokens.push(editor.cookie(CSRF_COOKIE));
    }
    const former = tokens[1] ?? '';
    expect((await send({ ...editor.headers(), 'x-csrftoken': former })).status).toBe(403);
    expect((await editor.send('POST', '/pageeditor-api/logout')).status).toBe(200);
    expect(new Set(tokens).size).toBe(3);
    expect(editor.cookie(CSRF_COOKIE)).toBe(tokens[0]);
    expect((await editor.send('POST', LOG, { url: '/x' })).status).toBe(201);
  });

  it('comes as a new one with the refusal, so that a browser with an old one succeeds at the second try', async () => {
    const visitor = await newVisitor(provider.url);
    const cookie = `${CSRF_COOKIE}=${'0123456789abcdef'.repeat(2)}`;
    const refused = await send({ cookie, [CSRF_HEADER]: '0123456789abcdef'.repeat(2) });
    const given = refused.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    expect([refused.status, new Set(given.map((pair) => pair.split('=')[0]))]).toEqual([403, new Set(['cartid', CSRF_COOKIE])]);
    const token = given.find((pair) => pair.startsWith(CSRF_COOKIE))?.split('=')[1] ?? '';
    expect((await send({ cookie: given.join('; '), [CSRF_HEADER]: token })).status).toBe(201);
    expect(visitor.cookie('cartid')).toBeDefined();
  });
});

describe('A cart id', () => {
  it('that the provider did not give out is none: nothing is held under it', async () => {
    const visitor = await newVisitor(provider.url);
    const [id] = (visitor.cookie('cartid') ?? '').split('.');
    for (const made of ['c'.repeat(32), `${'c'.repeat(32)}.${'0'.repeat(32)}`, `${id}.${'0'.repeat(32)}`]) {
      const answer = await fetch(`${provider.url}/api/shop-cart/`, { headers: { cookie: `cartid=${made}` } });
      expect(answer.headers.getSetCookie().join()).toMatch(/cartid=(?!c{32})[\w-]{32}\.[0-9a-f]{32}/);
    }
  });
});

describe('Where a request comes from', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:3001' },
    { origin: 'null' },
    { origin: 'null', referer: 'https://evil.example/http://localhost:3000/' },
    { referer: 'https://evil.example/' },
    { origin: 'nonsense' },
  ];
  it.each(foreign)('is looked at in every unsafe method, and %j is refused with the right token, too', async (from) => {
    const editor = await newEditor(provider.url);
    const calls: [method: 'POST' | 'PATCH' | 'DELETE', path: string][] = [
      ['POST', LOG],
      ['PATCH', '/de/pageeditor-api/text/1/'],
      ['DELETE', '/api/shop-cart/'],
      ['POST', LOGIN],
      ['POST', '/pageeditor-api/logout'],
      ['POST', '/webshop/cart/empty'],
      ['POST', '/webshop/account/profile'],
    ];
    for (const [method, path] of calls) {
      const form = new URLSearchParams({ csrf_token: editor.cookie(CSRF_COOKIE) ?? '' });
      const isForm = path.startsWith('/webshop');
      const response = await fetch(provider.url + path, {
        method,
        redirect: 'manual',
        headers: { ...editor.headers(), ...from, ...(isForm ? {} : { 'content-type': 'application/json' }) },
        body: isForm ? form : '{}',
      });
      expect([method, path, response.status]).toEqual([method, path, 403]);
    }
  });

  const own: Record<string, string>[] = [
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: 'http://localhost:3000' },
    { origin: 'null', referer: 'http://localhost:3000/de/besuch' },
    { referer: 'http://localhost:3000/webshop/cart' },
    // The same machine under its other name.
    { origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' },
  ];
  it.each(own)('%j passes, a form without scripts as well', async (from) => {
    const visitor = await newVisitor(provider.url);
    expect((await send({ ...visitor.headers(), ...from })).status).toBe(201);
    const body = new URLSearchParams({ csrf_token: visitor.cookie(CSRF_COOKIE) ?? '' });
    const headers = { ...visitor.headers(), ...from };
    const form = await fetch(`${provider.url}/webshop/cart/empty`, { method: 'POST', redirect: 'manual', headers, body });
    expect(form.status).toBe(303);
  });

  it('may be another origin of the house', async () => {
    const shop = await startTestProvider({ trustedOrigins: ['https://shop.altwasser.example'] });
    const visitor = await newVisitor(shop.url);
    const from = { 'sec-fetch-site': 'same-site', origin: 'https://shop.altwasser.example' };
    expect((await send({ ...visitor.headers(), ...from }, shop.url)).status).toBe(201);
    await shop.close();
  });

  it('a person is told so in words', async () => {
    const visitor = await newVisitor(provider.url);
    const headers = { ...visitor.headers(), origin: 'https://evil.example', accept: 'text/html' };
    const body = new URLSearchParams({ csrf_token: visitor.cookie(CSRF_COOKIE) ?? '' });
    const page = await fetch(`${provider.url}/webshop/cart/empty?lang=de`, { method: 'POST', headers, body });
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('SP-1103')]);
  });
});

describe('Behind https', () => {
  it('session and cart are for this host alone; what scripts and the webshop read keeps its name', async () => {
    const editor = await newVisitor(secured.url);
    const login = await editor.send('POST', LOGIN, { username: 'redaktion', password: TEST_EDITOR.password });
    expect(login.status).toBe(200);
    const lines = login.headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('__Host-sessionid='))).toMatch(
      /; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(lines.join()).not.toMatch(/Domain=/);
    expect(editor.cookie('__Host-cartid')).toBeDefined();
    expect([editor.cookie('sessionid'), editor.cookie('cartid')]).toEqual([undefined, undefined]);
    expect([editor.cookie(CSRF_COOKIE), editor.cookie('editor_session')]).toEqual([expect.any(String), '1']);
    expect((await editor.get('/pageeditor-api/user')).status).toBe(200);
    const logout = await editor.send('POST', '/pageeditor-api/logout');
    expect(logout.headers.getSetCookie().find((line) => line.startsWith('__Host-sessionid='))).toMatch(/Secure/);
    expect(editor.cookie('__Host-sessionid')).toBeUndefined();
  });

  it('a session under the old name, as another host of the domain could set it, is none', async () => {
    const editor = await newVisitor(secured.url);
    await editor.send('POST', LOGIN, { username: 'redaktion', password: TEST_EDITOR.password });
    const cookie = `sessionid=${editor.cookie('__Host-sessionid')}`;
    expect((await fetch(`${secured.url}/pageeditor-api/user`, { headers: { cookie } })).status).toBe(401);
  });
});

describe('Keys', () => {
  const sign = (keys: SigningKey[], now = 0) =>
    createSigning(
      () => keys,
      () => now,
    );
  const [older, newer] = [
    { secret: 'a'.repeat(32), signsFrom: 0 },
    { secret: 'b'.repeat(32), signsFrom: 1_000 },
  ];

  it('are renewed without refusing what was signed before, and without one provider being ahead of the others', () => {
    const known = sign([older]).sign('form', 'x');
    const before = sign([newer, older], 999);
    const after = sign([newer, older], 1_000);
    expect(before.sign('form', 'x')).toBe(known);
    expect(after.sign('form', 'x')).not.toBe(known);
    expect([before, after].map((each) => each.isSigned('form', 'x', known))).toEqual([true, true]);
    expect(before.isSigned('form', 'x', after.sign('form', 'x'))).toBe(true);
    expect(sign([newer], 2_000).isSigned('form', 'x', known)).toBe(false);
  });

  it('sign for one purpose alone, and refuse whatever is no signature', () => {
    const signing = sign([older]);
    expect(signing.isSigned('visitor', 'x', signing.sign('form', 'x'))).toBe(false);
    for (const sent of [undefined, null, '', [], 'ä'.repeat(16), 'a'.repeat(31)])
      expect(signing.isSigned('form', 'x', sent)).toBe(false);
  });
});
