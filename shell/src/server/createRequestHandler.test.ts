import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Pages } from './pages/createPages.ts';
import { recordLog } from './testing/recordLog.ts';
import { startServer, type TestServer } from './testing/startServer.ts';
import { createRequestHandler } from './createRequestHandler.ts';
import { CACHE_CONTROL, ENDPOINTS } from './endpoints.ts';
import { prepareResponse } from './http/PreparedResponse.ts';

const plain = (body: string, status = 200) => prepareResponse({ status, contentType: 'text/plain', body });
const log = recordLog();
let asked: string[] = [];
/** How often something was made for somebody. */
let worked = 0;
function work<T>(made: T): T {
  worked += 1;
  return made;
}
function admit({ headers }: Pick<IncomingMessage, 'headers'>): void {
  if (headers['x-forwarded-for'] === 'greedy') throw new SpielplanError('TOO_MANY_REQUESTS');
}
const pages: Pages = {
  fromCache: (url) => (url.split('?')[0] === '/de/kept' ? plain('kept') : undefined),
  answer: async (url, hasSession, { admit, onTiming } = {}) => {
    if (url === '/de/kept' && !hasSession) return plain('kept');
    admit?.();
    onTiming?.('page;desc=made;dur=1.0');
    work(asked.push(`${url} ${hasSession}`));
    if (url.startsWith('/de/broken')) throw new Error('SELECT password');
    if (url === '/de/odd') return prepareResponse({ contentType: 'text/\nplain', body: '' });
    return plain(`page ${hasSession}`);
  },
  failure: () => Promise.reject(new Error('not asked for')),
  clear: () => undefined,
  follow: () => undefined,
  state: () => ({ kept: 0, bytes: 0, pending: 0, evicted: 0 }),
};
let server: TestServer;
/** Settled once the body of the slow form was refused. */
const refused = Promise.withResolvers<void>();
beforeAll(async () => {
  const handle = createRequestHandler({
    pages,
    sessions: { stateOf: async (cookie) => (/sessionid=(ended|unknown)/.exec(cookie)?.[1] as 'ended' | undefined) ?? 'valid' },
    admission: {
      admit,
      refusal: (url) => plain(`later ${url}`, 429),
    },
    log,
    languages: () => ['en'],
    assets: new Map([['shell.js', plain('script')]]),
    findAsset: async (name) => (name === 'favicon.ico' ? plain('icon') : null),
    findCard: async (request) => {
      admit(request);
      return request.url === '/_cards/de.0a1b2c3d.jpg' ? work(plain('card')) : null;
    },
    findQrCode: async (path) => (path === '/_qr/de.svg' ? work(plain('code')) : null),
    findCart: async () => work(plain('cart')),
    findRemoteFile: async (path, admitted) => {
      if (path !== '/remotes/programme/a1/remoteEntry.js') return null;
      admitted();
      return work(plain('remote'));
    },
    findMessages: (path) => (path === '/_messages/de/shell/1' ? plain('table') : null),
    findFrame: async (path) => (path === '/_frame/html/1/de' ? work(plain('frame')) : null),
    findSiteFile: async (path, admitted) => {
      if (path === '/robots.txt') return plain('rules');
      if (path !== '/sitemap.xml') return null;
      admitted();
      return work(plain('sitemap'));
    },
    findErrorFile: async (url) => (url === '/html/500.html' ? work(plain('sorry')) : null),
    findReleasesPage: async (request) => {
      admit(request);
      return work(plain('releases'));
    },
    lanes: {
      pagesOf: () => null,
      answerScript: () => plain('script'),
      openPreview: async (url) => work(plain(`preview ${url}`)),
      leavePreview: () => plain('left'),
      noteAnswer: () => undefined,
    },
    checkHealth: () => plain('live'),
    proxy: (_, response) => void response.end('provider'),
    fallbackPage: (url) => plain(`home of ${url}`, 500),
    forms: {
      takes: (url) => url.startsWith('/de/forms/'),
      answer: async ({ url }) => {
        if (url === '/de/forms/slow') await refused.promise;
        return work(plain('posted', 422));
      },
    },
    blocks: {
      answer: async (request) => {
        admit(request);
        return work(plain('presented'));
      },
      findKinds: async (request) => {
        admit(request);
        return request.url === '/_blocks/kinds' ? work(plain('kinds')) : null;
      },
    },
    failures: { take: async () => work(undefined) },
    noContent: plain('', 204),
    notFound: plain('404', 404),
    methodNotAllowed: plain('405', 405),
  });
  server = await startServer((request, response) => {
    handle(request, response);
    if (request.url !== '/de/forms/slow') return;
    response.writeHead(408).end('too slow');
    refused.resolve();
  });
});
beforeEach(() => void (asked = []));
afterAll(() => server.close());

interface Asking {
  method?: string;
  cookie?: string;
  accept?: string;
  'x-forwarded-for'?: string;
}

async function ask(path: string, { method = 'GET', ...headers }: Asking = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    httpRequest({ port: server.port, path, method, headers: { ...headers } }, resolve)
      .on('error', reject)
      .end(),
  );
  return { status: response.statusCode, body: await text(response) };
}

it.each([
  ['/de', 'page false'],
  ['/de/kept', 'kept'],
  ['/assets/shell.js?v=1', 'script'],
  ['/remotes/programme/a1/remoteEntry.js', 'remote'],
  ['/health/live', 'live'],
  ['/robots.txt', 'rules'],
  ['/_frame/html/1/de', 'frame'],
  ['/favicon.ico', 'icon'],
  ['/de/api/cart/', 'provider'],
])('sends %s where it belongs', async (path, body) => {
  expect(await ask(path)).toEqual({ status: 200, body });
});

it.each([
  ['/de/kept', 'page;desc=memory'],
  ['/de', 'page;desc=made;dur=1.0'],
  ['/robots.txt', null],
])('says of %s which layer answered: %s', async (path, timing) => {
  expect((await fetch(server.origin + path)).headers.get('server-timing')).toBe(timing);
});

it('a body that was refused while its answer was made gets no second answer, and nobody is told of a failure', async () => {
  const failures = log.of('request.failed').length;
  expect(await ask('/de/forms/slow', { method: 'POST' })).toEqual({ status: 408, body: 'too slow' });
  expect(await ask('/de')).toMatchObject({ status: 200 });
  expect(log.of('request.failed')).toHaveLength(failures);
});

it('leads old addresses of the webshop to the first language of the site', async () => {
  const { headers } = await fetch(`${server.origin}/webshop/eventlist`, { redirect: 'manual' });
  expect(headers.get('location')).toBe('/en/program/events');
});

it.each([
  '/assets/../server/render.cjs',
  '/assets/%2e%2e/build.json',
  '/assets/constructor',
  '/assets/',
  '/remotes/programme/a1/remote.server.cjs',
  '/_messages/de/constructor',
])('has no file %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it.each([
  ['sessionid=abc', true],
  ['csrftoken=x; sessionid=abc', true],
  ['__Host-sessionid=abc', true],
  ['csrftoken=x; __Host-sessionid=abc', true],
  ['__Host-sessionids=abc', false],
  ['old_sessionid=abc', false],
  ['consent=sessionid', false],
])('takes the cookie "%s" for a session: %s', async (cookie, isOne) => {
  await ask('/de', { cookie });
  expect(asked).toEqual([`/de ${isOne}`]);
});

it('gives anyone who brings a session that the provider does not know what visitors get', async () => {
  expect(await ask('/de/kept', { cookie: 'sessionid=ended' })).toEqual({ status: 200, body: 'kept' });
  expect(await ask('/de', { cookie: 'sessionid=ended' })).toEqual({ status: 200, body: 'page false' });
});

it('gives anyone who brings a session that cannot be checked what is in memory, and else tries', async () => {
  expect(await ask('/de/kept', { cookie: 'sessionid=unknown' })).toEqual({ status: 200, body: 'kept' });
  expect(await ask('/de', { cookie: 'sessionid=unknown' })).toEqual({ status: 200, body: 'page true' });
});

it('asks anyone who had too much made to come back later, and still sends what is in memory', async () => {
  const greedy = { 'x-forwarded-for': 'greedy' };
  expect(await ask('/de/new', greedy)).toEqual({ status: 429, body: 'later /de/new' });
  expect(await ask('/de/kept', greedy)).toEqual({ status: 200, body: 'kept' });
});

it('gives nobody with a session a page that is kept for visitors', async () => {
  expect(await ask('/de/kept', { cookie: 'sessionid=abc' })).toEqual({ status: 200, body: 'page true' });
});

it('lets pages only be read', async () => {
  expect((await ask('/de', { method: 'POST' })).status).toBe(405);
  expect((await ask('/de', { method: 'HEAD' })).status).toBe(200);
  expect((await ask('/api/cart/', { method: 'POST' })).body).toBe('provider');
  expect((await ask('/_failures', { method: 'POST' })).status).toBe(204);
  expect((await ask('/_failures', { method: 'PUT' })).status).toBe(405);
  expect((await ask('/_blocks', { method: 'POST' })).body).toBe('presented');
  expect((await ask('/_blocks/kinds')).body).toBe('kinds');
  expect((await ask('/_blocks/others')).status).toBe(404);
});

it.each(['/de/broken?q=secret', '/de/odd'])('answers %s with 500 and nothing else, whatever fails', async (path) => {
  expect(await ask(path)).toEqual({ status: 500, body: '500' });
  expect(JSON.stringify(log.of('request.failed').at(-1))).not.toContain('secret');
  expect((await ask('/de')).status).toBe(200);
});

it('leads visitors home even when no page could be made', async () => {
  expect(await ask('/en/broken', { accept: 'text/html,*/*' })).toEqual({ status: 200, body: 'page false' });
  expect(await ask('/de/broken', { accept: 'text/html,*/*' })).toEqual({ status: 500, body: 'home of /de/broken' });
});

it('never answers a preview link from the page cache, nor by the session that came with it, and admits it', async () => {
  const address = `/de/kept?preview=${'a'.repeat(43)}`;
  expect(await ask(address)).toEqual({ status: 200, body: 'page true' });
  expect(await ask(address, { cookie: 'sessionid=ended' })).toEqual({ status: 200, body: 'page true' });
  expect(await ask(address, { 'x-forwarded-for': 'greedy' })).toMatchObject({ status: 429 });
});

/** An address of each endpoint whose answer nobody has in memory. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'old addresses of the webshop': '/webshop/eventlist',
  provider: '/de/api/cart/',
  'reports of failures': '/_failures',
  'end of a preview': '/_preview/leave',
  'posted forms': '/de/forms/1',
  'blocks that are not saved': '/_blocks',
  assets: '/assets/shell.js',
  'service worker': '/sw.js',
  'icons at the root': '/favicon.ico',
  'share cards': '/_cards/de.0a1b2c3d.jpg',
  'codes on printed pages': '/_qr/de.svg',
  'way to a cart': '/_cart?lang=de',
  'files of remotes': '/remotes/programme/a1/remoteEntry.js',
  health: '/health/live',
  'tables of messages': '/_messages/de/shell/1',
  'sealed documents': '/_frame/html/1/de',
  'kinds of blocks': '/_blocks/kinds',
  'script of a trial': '/_lane.js',
  'previews of builds': '/_preview/abc',
  'page of releases': '/cms-hub/releases',
  'error pages for balancers': '/html/500.html',
  'files for machines': '/sitemap.xml',
  pages: '/de/new',
};

describe('Each endpoint', () => {
  it('has one row and an address here that is its own', () => {
    expect(ENDPOINTS.map(({ name }) => name)).toEqual(Object.keys(ADDRESSES));
  });

  it('names its limit, its share and its cache rule', () => {
    const isNamed = ({ limit, share, cache }: Partial<(typeof ENDPOINTS)[number]>) =>
      limit !== undefined && share !== undefined && cache !== undefined && cache in CACHE_CONTROL;
    expect(ENDPOINTS.filter((endpoint) => !isNamed(endpoint))).toEqual([]);
  });

  it('has its share for a network, unless memory answers or what it does is small and asks nobody (R77)', () => {
    expect(ENDPOINTS.filter(({ limit, share }) => share === 'none' && limit !== 'memory' && limit !== 'small')).toEqual([]);
    // Small and without a share: what is computed from the address alone.
    const free = ENDPOINTS.filter(({ limit, share }) => share === 'none' && limit === 'small').map(({ name }) => name);
    expect(free).toEqual(['old addresses of the webshop', 'end of a preview']);
    expect(ENDPOINTS.filter(({ limit, share }) => (share === 'provider') !== (limit === 'provider' && share !== 'each'))).toEqual(
      [],
    );
  });

  it.each(ENDPOINTS.map(({ name, share, methods }) => [name, share, methods] as const))(
    'keeps the share that its row says: %s (%s)',
    async (name, share, methods) => {
      const method = methods === 'post' ? 'POST' : 'GET';
      const askAs = (visitor: string) =>
        fetch(server.origin + (ADDRESSES[name] ?? ''), { method, redirect: 'manual', headers: { 'x-forwarded-for': visitor } });
      const isBounded = share === 'each' || share === 'made';
      worked = 0;
      const first = await askAs('modest');
      expect(first.status).not.toBe(429);
      if (isBounded) expect(worked).toBe(1);
      worked = 0;
      const second = await askAs('greedy');
      if (isBounded) expect(worked).toBe(0);
      // A report of a failure is answered alike, heard or not.
      expect(second.status).toBe(isBounded && name !== 'reports of failures' ? 429 : first.status);
    },
  );
});
