import { until } from '@spielplan/shared-contracts/testing';
import { dripBodies, type Drips } from '../testing/dripBodies.ts';
import { openProxiedSite } from '../testing/openProxiedSite.ts';
import { rawRequest, statusOf } from '../testing/rawRequest.ts';
import { BODY_LIMITS } from './limitBodies.ts';

const QUICK = { ...BODY_LIMITS, graceMs: 300, checkEveryMs: 50 };

let posts = 0;
let drips: Drips | undefined;
let site: Awaited<ReturnType<typeof openProxiedSite>>;
const open = async (options?: Parameters<typeof openProxiedSite>[1]) => {
  posts = 0;
  site = await openProxiedSite((request, response) => {
    if (request.method === 'POST') posts += 1;
    request.resume().on('end', () => response.end(`cart ${request.url}`));
  }, options);
};
afterEach(async () => {
  drips?.stop();
  await site.close();
});

it('320 bodies that drip reach nobody, hold up no cart, and are ended', async () => {
  await open({ limits: { bodies: QUICK } });
  drips = await dripBodies({ port: site.port, count: 320, everyMs: 50 });
  await site.readMany(100);
  await until(() => drips?.open() === 0);
  expect(drips.statuses()).toEqual(Array(320).fill(408));
  expect(posts).toBe(0);
});

it('from one network each with its own address behind a balancer, so do as many networks', async () => {
  await open({ isBehindProxy: true, limits: { bodies: { ...BODY_LIMITS, graceMs: 60_000, maxTotal: 200 } } });
  const head = (index: number) => `X-Forwarded-For: 198.51.${index % 250}.${Math.floor(index / 250)}\r\n`;
  drips = await dripBodies({ port: site.port, count: 320, everyMs: 50, head });
  await site.readMany(20);
  // The oldest of them make room for the later ones.
  await until(() => drips?.open() === 200);
  expect(drips.statuses()).toEqual(Array(120).fill(408));
});

it('a body in two parts is passed on whole while others of its network drip', async () => {
  await open();
  drips = await dripBodies({ port: site.port, count: 100, everyMs: 200 });
  const answer = await rawRequest(
    site.port,
    'POST /api/shop-cart/?mine HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nConnection: close\r\n\r\n{}{}',
  );
  expect([statusOf(answer), posts]).toEqual([200, 1]);
});

it('beyond 256 connections of a network the one idle for longest is closed, and those that wait for an answer stay', async () => {
  await open({ limits: { connections: { maxPerNetwork: 5 } } });
  const idle = await dripBodies({ port: site.port, count: 5, everyMs: 10_000 });
  for (let index = 0; index < 5; index += 1) await site.read(`/api/${index}`);
  await until(() => idle.open() < 5);
  expect(idle.open()).toBe(4);
  expect(idle.statuses()).toEqual([408]);
  idle.stop();
});
