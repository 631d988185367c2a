import { Agent, get, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { HIDDEN, HIDDEN_PATH, smugglingCases } from '@spielplan/shared-contracts/http/smuggling-cases';
import { rawRequest, statusOf } from '../testing/rawRequest.ts';
import { recordLog } from '../testing/recordLog.ts';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { createSiteServer } from './createSiteServer.ts';
import { prepareResponse } from './PreparedResponse.ts';
import { createProxy } from './proxyToProvider.ts';

interface Seen {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  connection: number;
}
const seen: Seen[] = [];
const connections = new WeakMap<object, number>();
let opened = 0;
let provider: TestServer;
let shell: Server;
let port: number;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  provider = await startServer((request, response) => {
    if (!connections.has(request.socket)) connections.set(request.socket, ++opened);
    void text(request).then((body) => {
      const { url: path = '', headers } = request;
      seen.push({ path, headers, body, connection: connections.get(request.socket) ?? 0 });
      response.end(`answer to ${path} for ${headers.cookie ?? 'nobody'}`);
    });
  });
  const log = recordLog();
  const isBehindProxy = false;
  shell = createSiteServer({
    handler: createProxy({ providerUrl: provider.origin, publicOrigin: 'https://haus.example', isBehindProxy, log }),
    malformedPage: async () => prepareResponse({ status: 400, contentType: 'text/plain', body: 'malformed' }),
    isSecure: false,
    isBehindProxy,
    log,
  });
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
  ({ port } = shell.address() as AddressInfo);
});
beforeEach(() => void seen.splice(0));
afterAll(async () => {
  agent.destroy();
  shell.closeAllConnections();
  shell.close();
  await provider.close();
});

async function ask(path: string): Promise<string> {
  const headers = { cookie: `sessionid=${path}` };
  return text(await new Promise<IncomingMessage>((resolve) => get({ port, path, agent, headers }, resolve)));
}

it.each(smugglingCases(true))('$name hides no request, and those behind it get their own answers', async ({ bytes, isClear }) => {
  const answer = await rawRequest(port, bytes);
  const behind = await Promise.all([ask('/api/cart/1'), ask('/api/cart/2')]);
  const last = await ask('/api/cart/3');

  expect(statusOf(answer)).toBe(isClear ? 200 : 400);
  expect([...behind, last]).toEqual([1, 2, 3].map((id) => `answer to /api/cart/${id} for sessionid=/api/cart/${id}`));
  expect(seen.map(({ path }) => path).toSorted()).toEqual([
    '/api/cart/1',
    '/api/cart/2',
    '/api/cart/3',
    ...(isClear ? ['/api/outer'] : []),
  ]);
  expect(seen.filter(({ path, headers }) => path === HIDDEN_PATH || headers['x-forwarded-for'] !== '127.0.0.1')).toEqual([]);
  const outer = seen.find(({ path }) => path === '/api/outer');
  if (!outer) return;
  expect(outer.body).toBe(HIDDEN);
  expect(outer.headers).toMatchObject({
    host: `127.0.0.1:${provider.port}`,
    cookie: 'sessionid=own',
    authorization: 'Bearer own',
    'content-length': String(HIDDEN.length),
    'x-forwarded-host': 'haus.example',
  });
  for (const name of ['transfer-encoding', 'te', 'trailer', 'upgrade', 'expect', 'proxy-connection', 'keep-alive'])
    expect(outer.headers).not.toHaveProperty(name);
});

it('a connection to the provider that carried something unusual is not used again', async () => {
  await ask('/api/cart/1');
  await rawRequest(
    port,
    'GET /api/outer HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, content-length\r\nContent-Length: 0\r\n\r\n',
  );
  await ask('/api/cart/2');
  const [before, outer, after] = seen.map(({ connection }) => connection);
  expect(after).toBe(before);
  expect(outer).not.toBe(before);
  expect(seen[1]?.headers.connection).toBe('close');
});
