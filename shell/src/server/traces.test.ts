import type { IncomingHttpHeaders } from 'node:http';
import { until } from '@spielplan/shared-contracts/testing';
import { createProxy } from './http/proxyToProvider.ts';
import { createLog } from './log.ts';
import { createNotFoundReport } from '../failures/createNotFoundReport.server.ts';
import { createEntrySender } from './provider/createEntrySender.ts';
import { agentFor, requestJson, traceHeader } from './provider/requestJson.ts';
import { recordLog } from './testing/recordLog.ts';
import { startServer } from './testing/startServer.ts';
import { withTrace } from './traces.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const GIVEN = `00-${ID}-00f067aa0ba902b7-01`;

it('passes a trace on to the provider, with what visitors call and with what pages read, and names it in the log', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const provider = await startServer((request, response) => {
    seen.push(request.headers);
    response.end('{}');
  });
  const proxy = createProxy({
    providerUrl: provider.origin,
    publicOrigin: 'https://haus.example',
    log: recordLog(),
  });
  const shell = await startServer((request, response) =>
    withTrace(request.headers['traceparent'] as string | undefined, () => proxy(request, response)),
  );
  await fetch(`${shell.origin}/api/cart/`, { headers: { traceparent: GIVEN, tracestate: 'a=b' } }).then((answer) =>
    answer.text(),
  );
  const lines: string[] = [];
  await withTrace(GIVEN, async () => {
    await requestJson(new URL(provider.origin), 1_000);
    createLog('info', (line) => lines.push(line)).info('page.missing');
  });
  await requestJson(new URL(provider.origin), 1_000);
  expect(seen.map(({ traceparent }) => traceparent)).toEqual([
    expect.stringMatching(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`)),
    expect.stringMatching(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`)),
    undefined,
  ]);
  // What no visitor asked for says so.
  expect(seen.map((headers) => headers['x-spielplan-check'])).toEqual([undefined, undefined, 'shell']);
  expect(seen[0]).toMatchObject({ tracestate: 'a=b' });
  expect(seen[0]?.traceparent).not.toBe(GIVEN);
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: 'page.missing', trace: ID });
  await Promise.all([shell.close(), provider.close()]);
});

it('passes it on with forms posted without scripts and with the report of a page that is missing', async () => {
  const seen: string[] = [];
  const provider = await startServer((request, response) => {
    seen.push(`${request.method} ${String(request.headers['traceparent']).slice(3, 35)}`);
    response.writeHead(request.method === 'POST' ? 201 : 200).end('{}');
  });
  const openSender = createEntrySender({ providerUrl: provider.origin, publicOrigin: 'https://haus.example', timeoutMs: 30_000 });
  await withTrace(GIVEN, async () => {
    await openSender({ lang: 'de', address: '192.0.2.1', owner: '' }).send({ form: 1, field_values: {} });
    createNotFoundReport({ baseUrl: provider.origin, line: { agentFor, traceHeader }, log: recordLog() })('/de/nirgends');
  });
  await until(() => seen.length >= 4);
  await provider.close();
  expect(seen).toEqual([`GET ${ID}`, `POST ${ID}`, `GET ${ID}`, `POST ${ID}`]);
});
