import type { RequestListener, ServerResponse } from 'node:http';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { until } from '@spielplan/shared-contracts/testing';
import { createProviderBreaker } from './createProviderBreaker.ts';
import { recordLog } from '../testing/recordLog.ts';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { guardCalls } from './guardCalls.ts';
import { requestJson } from './requestJson.ts';

const TIMES = { suspectMs: 60, probeLimitMs: 100, stepMs: 20 };
/** Longer than a test may take, so that a read that ends by its own timeout fails the test. */
const CALL_MS = 400_000;
const suspended = { code: 'SP-2007' };
let isHanging = false;
let waiting: ServerResponse[] = [];
let asked: (string | undefined)[] = [];
let provider: TestServer;
const answer: RequestListener = (request, response) => {
  asked.push(request.url);
  if (isHanging && request.url !== '/other') waiting.push(response);
  else response.end('{}');
};

beforeEach(async () => {
  [isHanging, waiting, asked] = [false, [], []];
  provider = await startServer(answer);
});
afterEach(() => provider.close());

function openGuard(path = '/') {
  const breaker = createProviderBreaker({ providerUrl: provider.origin, log: recordLog(), probePath: path, ...TIMES });
  return {
    breaker,
    read: (at: string, limitMs = CALL_MS) => guardCalls(breaker, requestJson)(new URL(provider.origin + at), limitMs),
  };
}

it('reads for pages are given up once the provider answers nobody, and later ones refused at once, until it answers', async () => {
  const { breaker, read } = openGuard();
  isHanging = true;
  await Promise.all([expect(read('/1')).rejects.toMatchObject(suspended), expect(read('/2')).rejects.toMatchObject(suspended)]);
  await expect(read('/3')).rejects.toMatchObject(suspended);
  expect(asked).not.toContain('/3');
  isHanging = false;
  await until(() => !breaker.isOpen());
  expect(await read('/4')).toMatchObject({ status: 200 });
});

it('short calls that are given up one after the other tell of it as long ones do', async () => {
  const { breaker, read } = openGuard();
  isHanging = true;
  const late: unknown[] = [];
  while (!breaker.isOpen() && late.length < 40)
    late.push(await read('/changes', TIMES.suspectMs / 2).catch((error: unknown) => error));
  expect(breaker.isOpen()).toBe(true);
  expect(late[0]).toMatchObject({ code: 'SP-2002' });
});

it('one read that takes long suspends nobody, and a failure is the call’s own', async () => {
  const { breaker, read } = openGuard('/other');
  isHanging = true;
  const slow = read('/slow');
  slow.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 4 * (TIMES.suspectMs + TIMES.probeLimitMs)));
  expect(breaker.isOpen()).toBe(false);
  waiting[0]?.end('{"late":true}');
  expect(await slow).toMatchObject({ body: { late: true } });
  const failing = guardCalls(breaker, () => Promise.reject(new SpielplanError('PROVIDER_UNREACHABLE')));
  await expect(failing()).rejects.toMatchObject({ code: 'SP-2001' });
});
