import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@spielplan/shared-contracts/testing';
import { openProxiedSite } from '../testing/openProxiedSite.ts';
import { rawRequest, statusOf } from '../testing/rawRequest.ts';

const STEP = { suspectMs: 60, probeLimitMs: 200, stepMs: 20 };
/** Longer than a test may take, so that a call that ends by its own timeout fails the test. */
const TIMEOUT_MS = 400_000;
/** What a stopped process does: it takes connections and answers none. */
let isHanging = false;
let isSlow = false;
let probes = 0;
let calls: (string | undefined)[] = [];
let waiting: ServerResponse[] = [];
let site: Awaited<ReturnType<typeof openProxiedSite>>;

beforeEach(async () => {
  [isHanging, isSlow, probes, calls, waiting] = [false, false, 0, [], []];
  site = await openProxiedSite(
    (request, response) => {
      if (request.url === '/probe') probes += 1;
      else calls.push(request.url);
      if (isHanging || (isSlow && request.url === '/api/slow')) waiting.push(response);
      else request.resume().on('end', () => response.end('answer'));
    },
    { breaker: { ...STEP, probePath: '/probe' }, timeoutMs: TIMEOUT_MS },
  );
});
afterEach(() => site.close());

it('calls that nobody answers are given up long before their time, and later ones refused at once', async () => {
  isHanging = true;
  const first = await Promise.all([site.read('/api/1'), site.read('/api/2')]);
  expect(calls).toEqual(['/api/1', '/api/2']);
  const next = await site.read('/api/3');
  expect(calls).toEqual(['/api/1', '/api/2']);
  for (const { status, headers, body } of [...first, next]) {
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
    expect(JSON.parse(body)).toEqual({ error: 'PROVIDER_SUSPENDED', code: 'SP-2007' });
  }
  expect(site.log.of('provider.suspended')).toHaveLength(1);
  expect(site.isSuspended()).toBe(true);
  // Refused before its body has come, and the connection is of use afterwards.
  const post = 'POST /api/4 HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
  expect(statusOf(await rawRequest(site.port, post))).toBe(503);
});

it('a provider that answers again is asked again after the next probe', async () => {
  isHanging = true;
  await site.read('/api/1');
  isHanging = false;
  for (const response of waiting) response.end('late');
  await until(() => !site.isSuspended());
  expect(await site.read('/api/2')).toMatchObject({ status: 200, body: 'answer' });
  expect(site.log.of('provider.resumed')).toHaveLength(1);
  expect(site.isSuspended()).toBe(false);
});

it('one call that takes long suspends nobody', async () => {
  isSlow = true;
  const slow = site.read('/api/slow');
  // Probes are sent while nobody else asks, and each is answered.
  await until(() => probes >= 3);
  expect(await site.read('/api/2')).toMatchObject({ status: 200 });
  waiting[0]?.end('at last');
  expect(await slow).toMatchObject({ status: 200, body: 'at last' });
  expect(site.log.of('provider.suspended')).toEqual([]);
});

it('a write that waits is not given up: nobody knows whether it has been done', async () => {
  isHanging = true;
  const write = rawRequest(site.port, 'POST /api/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
  expect(await site.read('/api/2')).toMatchObject({ status: 503 });
  await pause(100);
  waiting[0]?.end('done');
  expect(await write).toMatch(/^HTTP\/1\.1 200 [^]*done/);
});
