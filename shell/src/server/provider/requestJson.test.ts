import { startServer, type TestServer } from '../testing/startServer.ts';
import { requestJson } from './requestJson.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer((request, response) => {
    switch (request.url) {
      case '/silent':
        return;
      case '/drip': {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
        return;
      }
      case '/half':
        response.writeHead(200, { 'content-length': '50' }).write('{"half":', () => response.destroy());
        return;
      case '/flood':
        return response.end(`"${'x'.repeat(5_000_001)}"`);
      case '/html':
        return response.end('<!doctype html>');
      case '/balancer':
        return response.writeHead(502).end('<h1>Bad gateway</h1>');
      case '/moved':
        return response.writeHead(302, { location: '/ok' }).end();
      default:
        return response.writeHead(request.url === '/missing' ? 404 : 200).end('{"ok":true}');
    }
  });
});
afterAll(() => server.close());
/** Patient, but with what never ends: a busy machine may take its time with five megabytes. */
const ask = (path: string) => requestJson(new URL(server.origin + path), path === '/silent' || path === '/drip' ? 200 : 15_000);

it('answers what the provider answers', async () => {
  await expect(ask('/ok')).resolves.toEqual({ status: 200, body: { ok: true }, bytes: 11 });
  await expect(ask('/missing')).resolves.toMatchObject({ status: 404, body: { ok: true } });
});

it('takes a failure without JSON for what its status says, and follows no redirect', async () => {
  await expect(ask('/balancer')).resolves.toMatchObject({ status: 502, body: null });
  await expect(ask('/moved')).resolves.toMatchObject({ status: 302, body: null });
});

it.each([
  ['never answers', '/silent', 'PROVIDER_TIMEOUT'],
  ['never ends its answer', '/drip', 'PROVIDER_TIMEOUT'],
  ['breaks off', '/half', 'PROVIDER_UNREACHABLE'],
  ['answers more than any page needs', '/flood', 'PROVIDER_MALFORMED'],
  ['answers no JSON', '/html', 'PROVIDER_MALFORMED'],
])('names the failure of a provider that %s', async (_, path, name) => {
  await expect(ask(path)).rejects.toMatchObject({ spielplan: name });
});

it('names the failure of a provider that is away', async () => {
  const gone = await startServer(() => undefined);
  await gone.close();
  await expect(requestJson(new URL(gone.origin), 200)).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
});
