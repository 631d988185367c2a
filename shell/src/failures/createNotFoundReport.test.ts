import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { until } from '@spielplan/shared-contracts/testing';
import { recordLog } from '../server/testing/recordLog.ts';
import { startServer } from '../server/testing/startServer.ts';
import type { Log } from '../server/log.ts';
import { agentFor, traceHeader } from '../server/provider/requestJson.ts';
import { createNotFoundReport } from './createNotFoundReport.server.ts';

/** An error log whose tokens are those of its key. */
async function openErrorLog({ status = 201, key = (): string => 'one', cookies = true } = {}) {
  const entries: { url: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = await startServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === 'GET') {
        const given = cookies ? { 'set-cookie': ['__Host-cartid=who; Path=/', `csrftoken=${key()}; Path=/`] } : {};
        return void response.writeHead(200, given).end('{}');
      }
      if (cookies && request.headers['x-csrftoken'] !== key()) return void response.writeHead(403).end('{}');
      entries.push({ url: `${request.method} ${request.url}`, headers: request.headers, body: JSON.parse(body) as unknown });
      response.writeHead(status).end('{}');
    });
  });
  return { entries, server };
}

const reportOf = (baseUrl: string, log: Log) => createNotFoundReport({ baseUrl, line: { agentFor, traceHeader }, log });

it("writes the address into the provider's error log, with the token that it asks for", async () => {
  const { entries, server } = await openErrorLog();
  reportOf(server.origin, recordLog())('https://haus.example/de/nirgends');
  await until(() => entries.length > 0);
  await server.close();
  expect(entries).toEqual([
    expect.objectContaining({ url: 'POST /api/dashboard-error-log/', body: { url: 'https://haus.example/de/nirgends' } }),
  ]);
  expect(entries[0]!.headers).toMatchObject({ cookie: '__Host-cartid=who; csrftoken=one', 'x-csrftoken': 'one' });
});

it('takes a token of its own to a provider that gives none', async () => {
  const { entries, server } = await openErrorLog({ cookies: false });
  reportOf(server.origin, recordLog())('https://haus.example/de/nirgends');
  await until(() => entries.length > 0);
  await server.close();
  const { cookie, 'x-csrftoken': token } = entries[0]!.headers;
  expect(cookie).toBe(`csrftoken=${String(token)}`);
});

it('fetches another token where the provider has new keys', async () => {
  let key = 'one';
  const { entries, server } = await openErrorLog({ key: () => key });
  const log = recordLog();
  const report = reportOf(server.origin, log);
  for (const name of ['one', 'two']) {
    key = name;
    report(`https://haus.example/de/${name}`);
    await until(() => entries.length > (name === 'one' ? 0 : 1));
  }
  await server.close();
  expect(entries.map(({ headers }) => headers['x-csrftoken'])).toEqual(['one', 'two']);
  expect(log.of('errorLog.refused')).toEqual([]);
});

it('cannot be filled by a crawler', async () => {
  const { entries, server } = await openErrorLog();
  const report = reportOf(server.origin, recordLog());
  for (let page = 0; page < 100; page += 1) report(`https://haus.example/de/${page}`);
  await until(() => entries.length >= 60);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await server.close();
  expect(entries).toHaveLength(60);
});

it.each([
  ['refuses', 403, 'errorLog.refused'],
  ['is away', 0, 'errorLog.failed'],
])('says that a log %s, and breaks nothing', async (_, status, event) => {
  const { server } = await openErrorLog({ status: status || 200 });
  if (!status) await server.close();
  const log = recordLog();
  reportOf(server.origin, log)('https://haus.example/de/nirgends');
  await until(() => log.of(event).length > 0);
  expect(log.of(event)).toHaveLength(1);
  await server.close();
});

it.each(['GET', 'POST'])('gives up on a log that never answers %s', async (method) => {
  const server = await startServer((request, response) => {
    if (request.method !== method) response.end('{}');
  });
  const log = recordLog();
  const line = { agentFor, traceHeader };
  createNotFoundReport({ baseUrl: server.origin, line, log, timeoutMs: 50 })('https://haus.example/de/nirgends');
  await until(() => log.of('errorLog.failed').length > 0);
  await server.close();
});
