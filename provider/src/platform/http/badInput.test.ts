import { request } from 'node:http';
import { connect } from 'node:net';
import { problemSchema } from '@spielplan/shared-contracts/api';
import { newEditor, START_TIMEOUT_MS, newVisitor, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

/** Asks with exactly this path; fetch would tidy it up. */
function rawGet(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(provider.url);
    const asked = request({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject).end();
  });
}

describe('A bad address', () => {
  const cases: [path: string, status: number, field?: string][] = [
    ['/de/api/events/?date=31-02-2026', 400, 'date'],
    ['/de/api/events/?date=29-02-2026', 400, 'date'],
    ['/de/api/events/?date=1-2-2026', 400, 'date'],
    ['/de/api/events/?date=2026-08-01', 400, 'date'],
    ['/de/api/events/?date=01-01-1899', 400, 'date'],
    ['/de/api/events/?date_to=32-01-2026', 400, 'date_to'],
    ['/de/api/events/?date=29-02-2028', 200],
    ['/de/api/events/?room=abc', 400, 'room'],
    ['/de/api/events/?room=-1', 400, 'room'],
    ['/de/api/events/?room=0', 400, 'room'],
    ['/de/api/events/?room=1.5', 400, 'room'],
    ['/de/api/events/?room=99999999999', 400, 'room'],
    ['/de/api/events/?tag=1%27%20or%201=1', 400, 'tag'],
    ['/de/api/events/?type=Robert%27);drop%20table%20events', 400, 'type'],
    ['/de/api/events/?page=0', 400, 'page'],
    ['/de/api/events/?page=9999', 404, 'page'],
    ['/de/api/events/?page_size=101', 400, 'page_size'],
    ['/de/api/articles/?page=99', 404, 'page'],
    ['/de/api/articles/?category=x', 400, 'category'],
    ['/api/calendar/', 400, 'date'],
    ['/api/calendar/?date=gestern', 400, 'date'],
    ['/api/rooms/?lang=la', 400, 'lang'],
    ['/de/pageeditor-api/page/?version_id=x', 400, 'version_id'],
    ['/fr/api/events/', 404],
    ['/la/pageeditor-api/nav', 404],
    ['/de/api/events/0/', 404],
    ['/de/api/events/99999999/', 404],
    ['/de/api/events/abc/', 404],
    ['/de/api/articles/4711/', 404],
    ['/de/pageeditor-api/page/gibt/es/nicht', 404],
    ['/gibt-es-nicht', 404],
    ['/', 404],
    ['/de/api/events/%E0%A4%A', 400],
    ['/%', 400],
    ['/../../etc/passwd', 404],
    ['/media/posters/..%2f..%2fdata.lock', 404],
    [`/de/api/events/?room=1&x=${'x'.repeat(10_000)}`, 200],
  ];

  it.each(cases.map(([path, status, field]) => ({ path, status, field, name: path.slice(0, 60) })))(
    '$name is answered with $status',
    async ({ path, status, field }) => {
      const answer = await rawGet(path);
      expect(answer.status).toBe(status);
      if (status === 200) return;
      const problem = problemSchema.parse(JSON.parse(answer.body));
      expect(problem.code).toMatch(/^SP-\d{4}$/);
      expect(problem.field).toBe(field);
      expect(answer.body).not.toMatch(/node_modules|\.ts\b|select |stack/i);
    },
  );
});

describe('A bad request', () => {
  it('with lists in lists, more than a stack has room for, is refused by name', async () => {
    const editor = await newEditor(provider.url);
    const nested = '['.repeat(100_000) + ']'.repeat(100_000);
    const response = await fetch(`${provider.url}/de/pageeditor-api/blocks/prepare/`, {
      method: 'POST',
      headers: { ...editor.headers(), 'content-type': 'application/json' },
      body: `{"blocks":[{"key":"a","model":"text","fields":{"content":${nested}}}]}`,
    });
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'INVALID_BODY', detail: 'nested too deep' }]);
  });

  const send = (init: RequestInit & { path?: string }) => fetch(provider.url + (init.path ?? '/api/dashboard-error-log/'), init);
  const withToken = async (headers: Record<string, string> = {}) => {
    const visitor = await newVisitor(provider.url);
    return { ...visitor.headers(), ...headers };
  };
  const JSON_TYPE = { 'content-type': 'application/json' };

  it('without a token is refused, on every unsafe call', async () => {
    for (const [method, path] of [
      ['POST', '/api/shop-cart/'],
      ['DELETE', '/api/shop-cart/'],
      ['POST', '/api/dashboard-error-log/'],
      ['POST', '/pageeditor-api/login'],
      ['POST', '/pageeditor-api/logout'],
    ]) {
      const response = await send({ method, path, headers: JSON_TYPE, body: '{}' });
      expect([method, path, response.status]).toEqual([method, path, 403]);
      expect(await response.json()).toMatchObject({ error: 'CSRF_MISSING', code: 'SP-1103' });
    }
  });

  it('with somebody else’s token is refused', async () => {
    const headers = { ...(await withToken(JSON_TYPE)), 'x-csrftoken': 'f'.repeat(32) };
    expect((await send({ method: 'POST', headers, body: '{"url":"/x"}' })).status).toBe(403);
    const empty = { ...JSON_TYPE, cookie: 'csrftoken=', 'x-csrftoken': '' };
    expect((await send({ method: 'POST', headers: empty, body: '{"url":"/x"}' })).status).toBe(403);
  });

  it.each([
    ['{"url":', 400, 'INVALID_BODY'],
    ['', 400, 'INVALID_BODY'],
    ['[]', 400, 'INVALID_BODY'],
    ['{"__proto__":{"url":"/x"}}', 400, 'INVALID_BODY'],
    [JSON.stringify({ url: 'x'.repeat(2_001) }), 400, 'INVALID_BODY'],
    ['{"url":"/a\\u0000b"}', 400, 'INVALID_BODY'],
    [JSON.stringify({ url: 'x'.repeat(70_000) }), 413, 'PAYLOAD_TOO_LARGE'],
  ])('with the body %.20j is answered with %i', async (body, status, error) => {
    const response = await send({ method: 'POST', headers: await withToken(JSON_TYPE), body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'of the type %s is refused',
    async (type) => {
      const response = await send({ method: 'POST', headers: await withToken({ 'content-type': type }), body: 'url=/x' });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ error: 'UNSUPPORTED_MEDIA_TYPE' });
    },
  );

  it('with the wrong method is told which ones there are', async () => {
    const response = await send({ method: 'POST', path: '/de/api/events/', headers: await withToken(JSON_TYPE), body: '{}' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toContain('GET');
    expect((await send({ method: 'PATCH', path: '/api/shop-cart/' })).status).toBe(405);
    expect((await send({ method: 'PUT', path: '/api/shop-cart/', headers: JSON_TYPE })).status).toBe(405);
  });

  it('may name a type without having a body, where none is needed', async () => {
    const headers = await withToken(JSON_TYPE);
    expect((await send({ method: 'DELETE', path: '/api/shop-cart/', headers })).status).toBe(409);
  });

  it('to log in with a name that no text can be is refused like any other', async () => {
    const body = JSON.stringify({ username: 'a\0b', password: 'y' });
    expect(
      (await send({ method: 'POST', path: '/pageeditor-api/login', headers: await withToken(JSON_TYPE), body })).status,
    ).toBe(401);
  });

  it('that is no HTTP gets a short answer and a closed line', async () => {
    const { port } = new URL(provider.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('HALLO\r\n\r\n'));
      let text = '';
      socket.on('data', (part) => (text += part.toString()));
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).toContain('SP-1012');
  });

  it('is named by its id, and a strange id is not taken over', async () => {
    const own = await send({ path: '/health/live', headers: { 'x-request-id': 'site-12345678' } });
    expect(own.headers.get('x-request-id')).toBe('site-12345678');
    const strange = await send({ path: '/health/live', headers: { 'x-request-id': 'a b"<script>' } });
    expect(strange.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('a page that was not found is taken down without its query', async () => {
  const visitor = await newVisitor(provider.url);
  const response = await visitor.send('POST', '/api/dashboard-error-log/', { url: '/de/fehlt?mail=jemand@example.org' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ url: '/de/fehlt' });
});

it(
  'too many requests of one visitor are slowed down, others and the site itself are not',
  async () => {
    const strict = await startTestProvider({ rateLimit: 5 });
    const ask = (headers: Record<string, string>) => fetch(`${strict.url}/api/rooms/`, { headers });
    const visitor = { 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < 5; count += 1) expect((await ask(visitor)).status).toBe(200);
    const refused = await ask(visitor);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: 'TOO_MANY_REQUESTS', code: 'SP-1105' });
    expect((await ask({ 'x-forwarded-for': '203.0.113.8' })).status).toBe(200);
    for (let count = 0; count < 10; count += 1) expect((await ask({})).status).toBe(200);
    await strict.close();
  },
  START_TIMEOUT_MS,
);
