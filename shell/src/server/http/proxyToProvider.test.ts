import { get, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { recordLog } from '../testing/recordLog.ts';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { prepareResponse } from './PreparedResponse.ts';
import { createProxy, isProviderPath } from './proxyToProvider.ts';

describe('what belongs to the provider', () => {
  it.each([
    '/api/',
    '/api/events/?page=2',
    '/de/api/cart/',
    '/en/pageeditor-api/user',
    '/pageeditor-api/settings',
    '/media/a-640.avif',
    '/webshop',
    '/webshop?x',
    '/api/search?q=../x',
  ])('is %s', (path) => {
    expect(isProviderPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/de',
    '/fr/api/events',
    '/apis',
    '/de/apiary',
    '/media',
    '/webshops',
    '//api/events',
    'http://evil.example/api/',
  ])('is not %s', (path) => {
    expect(isProviderPath(path)).toBe(false);
  });

  it.each([
    '/api/../internal',
    '/media/../internal',
    '/de/api/x/..',
    '/api/%2e%2e/internal',
    '/api/.%2E/internal',
    '/media/..%2finternal',
    '/api/..\\internal',
    '/api/./internal',
  ])('is not %s, which would lead out of it', (path) => {
    expect(isProviderPath(path)).toBe(false);
  });
});

interface Seen {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}
let provider: TestServer;
let shell: TestServer;
const seen: Seen[] = [];
const log = recordLog();
let finishStream = () => {};

beforeAll(async () => {
  provider = await startServer((request, response) => {
    if (request.url === '/api/silent') return;
    if (request.url === '/api/stream') {
      response.writeHead(200).write('first');
      finishStream = () => response.end(' last');
      return;
    }
    if (request.url === '/api/broken') {
      response
        .writeHead(500, { 'content-type': 'text/html', 'x-request-id': 'r7' })
        .end('<pre>at /srv/house/db.js:12 secret</pre>');
      return;
    }
    if (request.url === '/api/half') {
      response.writeHead(200, { 'content-length': '50' }).write('half', () => response.destroy());
      return;
    }
    void text(request).then((body) => {
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(request.url === '/api/refused' ? 403 : 200, {
        'set-cookie': ['a=1', 'b=2'],
        connection: 'keep-alive, x-internal',
        'x-internal': 'secret',
        etag: '"e"',
      });
      response.end('answer');
    });
  });
  shell = await startServer(createProxy({ providerUrl: provider.origin, publicOrigin: 'https://haus.example', log }));
});
beforeEach(() => void seen.splice(0));
afterAll(() => Promise.all([provider.close(), shell.close()]));

function ask(
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    httpRequest(shell.origin + path, { method, headers }, resolve)
      .on('error', reject)
      .end(body),
  );
}

it('passes a call and its answer on unchanged', async () => {
  const answer = await ask('/api/cart/?x=%20', {
    method: 'POST',
    headers: { 'x-csrftoken': 't', cookie: 'csrftoken=t' },
    body: '{"quantities":[1]}',
  });
  expect(await text(answer)).toBe('answer');
  expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], etag: '"e"', 'x-content-type-options': 'nosniff' });
  expect(seen).toEqual([
    expect.objectContaining({
      line: 'POST /api/cart/?x=%20',
      body: '{"quantities":[1]}',
      headers: expect.objectContaining({ 'x-csrftoken': 't', cookie: 'csrftoken=t' }),
    }),
  ]);
});

it("passes the provider's refusals on as they are", async () => {
  expect((await ask('/api/refused')).statusCode).toBe(403);
});

it("never passes on what a provider's failure says of its insides", async () => {
  const response = await fetch(`${shell.origin}/api/broken`);
  expect([response.status, await response.json()]).toEqual([503, { error: 'PROVIDER_FAILED', code: 'SP-2004' }]);
  expect(log.of('proxy.failed').at(-1)).toMatchObject({ code: 'SP-2004', detail: 'HTTP 500, request r7', path: '/api/broken' });
});

it('keeps to itself what belongs to one connection', async () => {
  const answer = await ask('/api/x', {
    headers: { connection: 'keep-alive, x-mine', 'x-mine': '1', te: 'trailers', 'proxy-authorization': 'secret' },
  });
  await text(answer);
  expect(answer.headers).not.toHaveProperty('x-internal');
  for (const name of ['x-mine', 'te', 'proxy-authorization']) expect(seen[0]?.headers).not.toHaveProperty(name);
});

it('tells the provider who asks by the connection, never by what a visitor writes', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-proto': 'gopher',
    forwarded: 'for=10.0.0.1',
    'x-real-ip': '10.0.0.1',
  };
  await text(await ask('/api/x', { headers }));
  expect(seen[0]?.headers).toMatchObject({
    host: `127.0.0.1:${provider.port}`,
    'x-forwarded-host': 'haus.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/evil|10\.0\.0\.1|gopher/);
});

it.each(['GET', 'DELETE', 'POST'])('never lets the body of a %s become a request of its own', async (method) => {
  const inner = 'GET /api/secret HTTP/1.1\r\nHost: x\r\n\r\n';
  const socket = connect(shell.port, '127.0.0.1');
  socket.write(
    `${method} /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`,
  );
  await text(socket);
  expect(seen.map(({ line, body }) => ({ line, body }))).toEqual([
    { line: `${method} /api/x`, body: method === 'GET' ? '' : inner },
  ]);
});

it('streams an answer while it is still being written', async () => {
  const answer = await ask('/api/stream');
  const first = await new Promise((resolve) => answer.once('data', resolve));
  expect(String(first)).toBe('first');
  finishStream();
  expect(await text(answer)).toBe(' last');
});

it('answers 503 with words for a provider that never answers', async () => {
  const hurried = await startServer(
    createProxy({ providerUrl: provider.origin, publicOrigin: 'https://haus.example', log, timeoutMs: 200 }),
  );
  const answer = await new Promise<IncomingMessage>((resolve) => get(`${hurried.origin}/api/silent`, resolve));
  expect(answer).toMatchObject({
    statusCode: 503,
    headers: expect.objectContaining({
      'retry-after': '30',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    }),
  });
  expect(JSON.parse(await text(answer))).toEqual({ error: 'PROVIDER_TIMEOUT', code: 'SP-2002' });
  await hurried.close();
});

it('answers 503 with words for a provider that is away, and logs no query', async () => {
  const gone = await startServer(() => undefined);
  await gone.close();
  const alone = await startServer(createProxy({ providerUrl: gone.origin, publicOrigin: 'https://haus.example', log }));
  const answer = await new Promise<IncomingMessage>((resolve) => get(`${alone.origin}/api/search/?q=secret`, resolve));
  expect(answer.statusCode).toBe(503);
  expect(JSON.parse(await text(answer))).toEqual({ error: 'PROVIDER_UNREACHABLE', code: 'SP-2001' });
  expect(log.of('proxy.failed').at(-1)).toMatchObject({ path: '/api/search/', code: 'SP-2001' });
  expect(log.of('proxy.failed').at(-1)).not.toHaveProperty('stack');
  await alone.close();
});

it('shows a visitor a page, and a script a problem, while the provider is away', async () => {
  const gone = await startServer(() => undefined);
  await gone.close();
  const failurePage = async (url: string) => prepareResponse({ status: 503, contentType: 'text/html', body: `<h1>${url}</h1>` });
  const alone = await startServer(
    createProxy({ providerUrl: gone.origin, publicOrigin: 'https://haus.example', log, failurePage }),
  );
  const answer = await new Promise<IncomingMessage>((resolve) =>
    get(`${alone.origin}/webshop/cart`, { headers: { accept: 'text/html,*/*' } }, resolve),
  );
  expect(answer.statusCode).toBe(503);
  expect(await text(answer)).toBe('<h1>/webshop/cart</h1>');
  await alone.close();
});

it('breaks off where the provider breaks off, so that half an answer is not taken for a whole one', async () => {
  await expect(ask('/api/half').then(text)).rejects.toThrow('aborted');
});

it('reaches a provider below a path of its own', async () => {
  const below = await startServer(
    createProxy({ providerUrl: `${provider.origin}/backend/`, publicOrigin: 'https://haus.example', log }),
  );
  await new Promise<IncomingMessage>((resolve) => get(`${below.origin}/api/x`, resolve)).then(text);
  await below.close();
  expect(seen[0]?.line).toBe('GET /backend/api/x');
});
