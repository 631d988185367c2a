import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@spielplan/shared-contracts/routes';
import { findFreePort } from '@spielplan/tooling/processes';
import { expect, test } from '../fixtures/test.ts';
import { NGINX, startFrontCache, type FrontCache } from '../site/frontCache.ts';
import { PORT } from '../site/siteEnvironment.ts';

const LIST = paths.events({ lang: 'de' });
/** Of a trial that nobody runs: the cache keeps such copies apart all the same. */
const LANE = 'lane=03-abcdef012345';

test.skip(!existsSync(NGINX), 'nginx is not installed here');

let front: FrontCache;
test.beforeAll(async () => {
  front = await openFront(PORT);
});
test.afterAll(() => front?.stop());

async function openFront(shellPort: number): Promise<FrontCache> {
  const opened = await startFrontCache(await findFreePort(), [shellPort]);
  await expect
    .poll(() =>
      fetch(opened.origin).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  return opened;
}

async function ask(path: string, headers: Record<string, string> = {}, origin = front.origin) {
  const answer = await fetch(origin + path, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  const of = (name: string) => answer.headers.get(name);
  return {
    status: answer.status,
    cache: of('x-cache'),
    etag: of('etag'),
    coding: of('content-encoding'),
    sets: of('set-cookie'),
  };
}

/** Asks until the cache answers: what it has kept for some seconds it brings up to date behind the answer. */
async function hit(path: string, headers: Record<string, string> = {}) {
  let last = await ask(path, headers);
  await expect.poll(async () => (last = await ask(path, headers)).cache).toBe('HIT');
  return last;
}

test('the cache in front answers visitors, confirms what they have, and sets no cookie', async () => {
  expect((await ask(`${LIST}?front=1`)).cache).toBe('MISS');
  const { status, etag, sets } = await hit(`${LIST}?front=1`);
  expect([status, etag, sets]).toEqual([200, expect.any(String), null]);
  expect(await ask(`${LIST}?front=1`, { 'if-none-match': etag ?? '' })).toMatchObject({
    status: 304,
    cache: expect.stringMatching(/HIT|STALE|UPDATING/),
  });
});

test('it keeps a copy for each encoding, and no more of them than the site makes', async () => {
  const path = `${LIST}?front=2`;
  const [br, gzip, plain] = [
    await hit(path, { 'accept-encoding': 'zstd, br;q=0.9, gzip' }),
    await hit(path, { 'accept-encoding': 'gzip' }),
    await hit(path, { 'accept-encoding': 'zstd' }),
  ];
  expect([br.coding, gzip.coding, plain.coding]).toEqual(['br', 'gzip', null]);
  expect((await ask(path, { 'accept-encoding': 'deflate, br' })).cache).toMatch(/HIT|STALE|UPDATING/);
});

test('who is logged in or looks at a preview is answered by a shell, and leaves nothing behind', async () => {
  const path = `${LIST}?front=3`;
  const before = await hit(path);
  for (const cookie of ['sessionid=abc', '__Host-sessionid=abc', 'a=1; build=abc.def.ghi'])
    expect([cookie, (await ask(path, { cookie })).cache]).toEqual([cookie, 'BYPASS']);
  expect(await hit(path)).toEqual(before);
  expect((await ask(`${LIST}?front=4`, { cookie: 'sessionid=abc' })).cache).toBe('BYPASS');
  expect((await ask(`${LIST}?front=4`)).cache).toBe('MISS');
});

test('who gets a build on trial has copies of their own, whatever else stands beside the cookie', async () => {
  const path = `${LIST}?front=5`;
  await hit(path);
  // Nobody runs that trial: what takes the cookie away is kept for nobody.
  for (const cookie of [`a=1; ${LANE}`, LANE])
    expect(await ask(path, { cookie })).toMatchObject({ cache: 'MISS', sets: expect.stringContaining('lane=; Max-Age=0') });
  for (const cookie of ['lane=70-0', 'lane=', `xlane=${LANE.slice(5)}`, 'LANE=03-abcdef012345', 'lane=03-ABCDEF', 'lane=3-abc'])
    expect([cookie, (await ask(path, { cookie })).cache]).toEqual([cookie, expect.stringMatching(/HIT|STALE|UPDATING/)]);
  // No address of a page is the key of a lane's copy.
  const [, id = ''] = LANE.split('-');
  expect((await ask(`/lane=${id}${path}`)).status).toBe(404);
  expect((await ask(path, { cookie: 'lane=04-0123456789ab' })).cache).toBe('MISS');
});

test('what varies by more than the encoding is kept for nobody', async () => {
  const shell = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'cache-control': 'public, max-age=60', vary: url.slice(1) || 'cookie' }).end('page');
  }).listen(0, '127.0.0.1');
  await once(shell, 'listening');
  const own = await openFront((shell.address() as AddressInfo).port);
  try {
    const asked: Record<string, (string | null)[]> = {};
    for (const vary of ['cookie', 'accept-encoding,cookie', 'accept-encoding'])
      asked[vary] = [(await ask(`/${vary}`, {}, own.origin)).cache, (await ask(`/${vary}`, {}, own.origin)).cache];
    expect(asked).toEqual({
      cookie: ['MISS', 'MISS'],
      'accept-encoding,cookie': ['MISS', 'MISS'],
      'accept-encoding': ['MISS', 'HIT'],
    });
  } finally {
    await own.stop();
    shell.close();
  }
});
