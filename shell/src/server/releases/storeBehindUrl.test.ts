import { mkdtemp, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { openReleaseSource } from '@spielplan/shared-contracts/feed';
import { startServer, type TestServer } from '../testing/startServer.ts';
import { startWatch } from '../testing/startWatch.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { writeFeed } from '../testing/tinyRemote.ts';

/** What is not about time gets enough of it, however busy the machine is. */
const [SHORT_MS, LONG_MS] = [300, 30_000];
/** What is wrong with the store; `path` is what it is asked for. */
type Fault = (response: ServerResponse, content: Buffer, path: string) => void;

const drip = (response: ServerResponse, content: Buffer) => {
  let at = 0;
  const dripping = setInterval(() => response.write(content.subarray(at, (at += 1))), 20);
  response.on('close', () => clearInterval(dripping));
};
const pour = (response: ServerResponse) => {
  const pouring = setInterval(() => response.write('['.repeat(100_000)), 1);
  response.on('close', () => clearInterval(pouring));
};
const inFeed = (edit: (feed: Record<string, unknown>) => unknown): Fault => {
  return (response, content) =>
    void response.end(JSON.stringify(edit(JSON.parse(content.toString()) as Record<string, unknown>)));
};

const FEED_FAULTS: readonly [what: string, fault: Fault][] = [
  ['is half written', (response, content) => void response.end(content.subarray(0, content.length / 2))],
  [
    'breaks off on its way',
    (response, content) => {
      response.writeHead(200, { 'content-length': content.length }).write(content.subarray(0, 40), () => response.destroy());
    },
  ],
  ['never comes', () => undefined],
  ['comes byte by byte', drip],
  ['does not end', pour],
  ['is empty', (response) => void response.end()],
  ['is the page of a portal that asks for a login', (response) => void response.end('<!doctype html><title>Login</title>')],
  ['is away for a while', (response) => void response.writeHead(503, { 'retry-after': '3600' }).end()],
  ['is forbidden', (response) => void response.writeHead(403).end('{"schema":1,"remotes":{}}')],
  ['is not there', (response) => void response.writeHead(404).end('{"schema":1,"remotes":{}}')],
  ['has moved', (response) => void response.writeHead(302, { location: '/good/feed.json' }).end()],
  [
    'is a small file that unpacks to a large one',
    (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000, ' ')));
    },
  ],
  ['is a list', (response) => void response.end('[]')],
  ['is nested without end', (response) => void response.end('['.repeat(900_000))],
  ['is of a schema to come', inFeed((feed) => ({ ...feed, schema: 2 }))],
  ['has a number that is none', inFeed((feed) => ({ ...feed, number: 'newest' }))],
];

const BUILD_FAULTS: readonly [what: string, code: string, fault: Fault][] = [
  [
    'breaks off',
    'SP-3002',
    (response, content) => {
      response.writeHead(200, { 'content-length': content.length }).write(content.subarray(0, 40), () => response.destroy());
    },
  ],
  ['never comes', 'SP-3004', () => undefined],
  ['comes byte by byte', 'SP-3004', drip],
  ['does not end', 'SP-3002', pour],
  ['is another one', 'SP-3002', (response, content) => void response.end(content.toString().replace('a2', 'aX'))],
  ['is not there yet', 'SP-1001', (response) => void response.writeHead(404).end()],
];

const home = await temporaryFolder();
afterAll(home.remove);
let fault: Fault | null = null;
let isFailing: (path: string) => boolean = () => false;
let folder = '';
let server: TestServer;
beforeAll(async () => {
  server = await startServer((request, response) => {
    const path = request.url ?? '';
    void readFile(folder + path.replace('/good', '')).then(
      (content) => (fault && isFailing(path) ? fault(response, content, path) : response.end(content)),
      () => response.writeHead(404).end(),
    );
  });
});
afterEach(() => void (fault = null));
afterAll(() => server.close());

/** A shell that reads a store behind a URL, with one release of before and one that is handed in now. */
async function openHouse() {
  let timeoutMs = LONG_MS;
  const sourceIn = (ms: number) => openReleaseSource(server.origin, ms);
  folder = await mkdtemp(`${home.path}/store-`);
  await writeFeed(folder, []);
  const site = await startWatch({
    folder,
    around: () => ({
      readFeed: () => sourceIn(timeoutMs).readFeed(),
      readFile: (...args) => sourceIn(timeoutMs).readFile(...args),
    }),
  });
  await site.publish({ version: 'a1' });
  await site.watch.check();
  expect(site.version()).toBe('a1');
  await site.publish({ version: 'a2' });
  const hurry = (what: string) => void (timeoutMs = /never comes|byte by byte/.test(what) ? SHORT_MS : LONG_MS);
  return { ...site, hurry, calm: () => void (timeoutMs = LONG_MS) };
}

it.each(FEED_FAULTS)(
  'where the feed %s the last good set stays, the log says so once, and what follows is taken',
  async (what, bad) => {
    const { watch, version, log, hurry, calm } = await openHouse();
    hurry(what);
    [fault, isFailing] = [bad, (path) => path === '/feed.json'];
    for (let look = 0; look < 2; look += 1) await watch.check();
    expect([version(), log.of('release.feed').map(({ level, code }) => [level, code])]).toEqual(['a1', [['error', 'SP-3006']]]);
    expect(watch.state().problem).toMatchObject({ code: 'SP-3006' });
    fault = null;
    calm();
    await watch.check();
    expect([version(), watch.state().problem]).toEqual(['a2', null]);
  },
);

it.each(BUILD_FAULTS)('where the server half of a build %s it is refused (%s), and nobody notices', async (what, code, bad) => {
  const { watch, version, log, publish, hurry, calm } = await openHouse();
  hurry(what);
  [fault, isFailing] = [bad, (path) => path.endsWith('a2/remote.server.cjs')];
  await watch.check();
  expect([version(), log.of('release.refused')]).toEqual(['a1', [expect.objectContaining({ code, version: 'a2', stays: 'a1' })]]);
  calm();
  await publish({ version: 'a3' });
  await watch.check();
  expect(version()).toBe('a3');
});

it('a store that refuses every connection costs nothing but news', async () => {
  const { watch, version, log } = await openHouse();
  await server.close();
  await watch.check();
  expect([version(), log.of('release.feed')]).toEqual(['a1', [expect.objectContaining({ code: 'SP-3006' })]]);
});
