import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { rawRequest, statusOf } from '../testing/rawRequest.ts';
import { recordLog } from '../testing/recordLog.ts';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { createSiteServer } from './createSiteServer.ts';
import { prepareResponse, sendPrepared } from './PreparedResponse.ts';
import { createProxy } from './proxyToProvider.ts';
import { HSTS } from './securityHeaders.ts';
import { presentFile } from './staticFiles.ts';

const log = recordLog();
const page = prepareResponse({ contentType: 'text/html', body: 'page' });
const file = presentFile('shell.0123456789.js', { identity: Buffer.from('script'), br: null, gzip: null });
let provider: TestServer;
let site: Server;
let port: number;

beforeAll(async () => {
  provider = await startServer((_, response) => {
    response.writeHead(200, { 'strict-transport-security': 'max-age=1' }).end('answer');
  });
  const proxy = createProxy({ providerUrl: provider.origin, publicOrigin: 'https://haus.example', log });
  const gone = createProxy({ providerUrl: 'http://127.0.0.1:1', publicOrigin: 'https://haus.example', log });
  site = createSiteServer({
    handler(request, response) {
      if (request.url?.startsWith('/api/')) return proxy(request, response);
      if (request.url?.startsWith('/media/')) return gone(request, response);
      if (request.url === '/assets/shell.js') return sendPrepared(request, response, file);
      if (request.url === '/implicit') return void response.end('implicit');
      if (request.url === '/reason') return void response.writeHead(202, 'Well', { a: '1' }).end();
      sendPrepared(request, response, page);
    },
    malformedPage: async () => prepareResponse({ status: 400, contentType: 'text/html', body: 'malformed' }),
    isSecure: true,
    isBehindProxy: false,
    log,
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  ({ port } = site.address() as AddressInfo);
});
afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await provider.close();
});

const ask = (head: string) => rawRequest(port, `${head}\r\n\r\n`);

describe('under https every answer has HSTS exactly once:', () => {
  it.each([
    ['a page', 200, 'GET /de HTTP/1.1\r\nHost: x'],
    ['the head of a page', 200, 'HEAD /de HTTP/1.1\r\nHost: x'],
    ['a page that is known already', 304, `GET /de HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${page.etag}`],
    ['a file', 200, 'GET /assets/shell.js HTTP/1.1\r\nHost: x'],
    ['what is written without a head', 200, 'GET /implicit HTTP/1.1\r\nHost: x'],
    ['what has a reason', 202, 'GET /reason HTTP/1.1\r\nHost: x'],
    ['an answer of the provider', 200, 'GET /api/x HTTP/1.1\r\nHost: x'],
    ['a provider that is away', 503, 'GET /media/x HTTP/1.1\r\nHost: x'],
    ['a method nobody knows', 405, 'PROPFIND /api/x HTTP/1.1\r\nHost: x'],
    ['a request without a host', 400, 'GET /de HTTP/1.1'],
    ['a request with a body it must not have', 400, 'GET /de HTTP/1.1\r\nHost: x\r\nContent-Length: 5'],
    ['an address nobody can read', 400, 'GET /de/ä HTTP/1.1\r\nHost: x'],
    ['what is no HTTP', 400, 'HALLO'],
    ['headers without end', 431, `GET /de HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}`],
    ['an expectation nobody meets', 417, 'GET /de HTTP/1.1\r\nHost: x\r\nExpect: gold'],
  ])('%s', async (_, status, head) => {
    const answer = await ask(head);
    expect(statusOf(answer)).toBe(status);
    expect(answer.match(/^strict-transport-security: .*$/gim)).toEqual([
      `strict-transport-security: ${HSTS['strict-transport-security']}`,
    ]);
  });
});

it.each(['/de', '//evil.example/', 'evil.example/de', 'https://evil.example', 'a@evil.example', '.', 'a.example, b.example', ''])(
  'the host %j leads nowhere',
  async (host) => {
    const answer = await ask(`GET /de HTTP/1.1\r\nHost: ${host}`);
    expect(statusOf(answer)).toBe(400);
    expect(answer).not.toMatch(/evil|^location:/im);
    expect(answer).toContain('{"error":"MALFORMED_REQUEST","code":"SP-1012"}');
    expect(log.of('request.malformed').at(-1)).toMatchObject({ code: 'SP-1012', cause: 'host' });
  },
);

it('a connection that asks for another protocol ends behind its answer, so that nothing waits for what is not read', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('close', () => resolve(text));
    const get = 'GET /de HTTP/1.1\r\nHost: x\r\n';
    socket.write(`${get}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n${get}\r\n`);
  });
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  expect(answer).toMatch(/^connection: close$/im);
});
