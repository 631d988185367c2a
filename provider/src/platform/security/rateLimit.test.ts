import type { FastifyInstance } from 'fastify';
import { parseConfiguration } from '../configuration/configuration.ts';
import { createApp } from '../http/createApp.ts';
import { limitRequests } from './rateLimit.ts';

const SITE = '10.0.0.5';
const BALANCER = '10.1.7.7';
const STRANGER = '203.0.113.7';

let app: FastifyInstance;
beforeEach(async () => {
  const environment = { TRUSTED_PROXIES: `${SITE}, 10.1.0.0/16,fd00::/8`, RATE_LIMIT: '3', LOG_LEVEL: 'silent' };
  const configuration = parseConfiguration(environment);
  app = await createApp(configuration);
  await limitRequests(app, configuration);
  app.all('/who', async ({ ip }) => ip);
});
afterEach(() => app.close());

const ask = (from: string, forwarded?: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({
    method,
    url: '/who',
    remoteAddress: from,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

/** The statuses of five requests, one after the other, where three a minute are allowed. */
async function askFiveTimes(...how: Parameters<typeof ask>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await ask(...how)).statusCode);
  return statuses;
}

const FREE = [200, 200, 200, 200, 200];
const COUNTED = [200, 200, 200, 429, 429];

describe('A provider on another machine than the site', () => {
  it.each([SITE, `::ffff:${SITE}`, BALANCER, 'fd00::5'])(
    'does not count what the site at %s reads for its pages',
    async (from) => {
      expect(await askFiveTimes(from)).toEqual(FREE);
    },
  );

  it('counts what the site sends on for a visitor, each visitor alone', async () => {
    expect(await askFiveTimes(SITE, STRANGER)).toEqual(COUNTED);
    expect(await askFiveTimes(SITE, '203.0.113.8')).toEqual(COUNTED);
    expect(await askFiveTimes(SITE)).toEqual(FREE);
  });

  it('counts what changes something, no matter who asks', async () => {
    expect(await askFiveTimes(SITE, undefined, 'POST')).toEqual(COUNTED);
  });

  it.each(['10.0.0.6', '127.0.0.1', STRANGER])('counts %s, which nobody has named', async (from) => {
    expect(await askFiveTimes(from)).toEqual(COUNTED);
  });

  it('counts the addresses that one visitor has at home as one', async () => {
    expect(await askFiveTimes(SITE, '2001:db8:1:2::1')).toEqual(COUNTED);
    expect((await ask(SITE, '2001:db8:1:2:ffff::9')).statusCode).toBe(429);
    expect((await ask(SITE, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it.each([
    ['the visitor whom the site names', SITE, STRANGER, STRANGER],
    ['the last address that is no proxy', SITE, `198.51.100.1, ${STRANGER}, ${BALANCER}`, STRANGER],
    ['the site itself where nobody is named', SITE, undefined, SITE],
    ['a stranger, whatever he writes', STRANGER, '198.51.100.1', STRANGER],
    ['this machine, where it is not in the list', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ])('takes for the visitor %s', async (_, from, forwarded, visitor) => {
    expect((await ask(from, forwarded)).body).toBe(visitor);
  });
});
