import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HtmlPart } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { bodyOf, dataOf, openSite } from '../../testing/openSite.ts';
import { createTestContext } from '../../testing/createTestContext.ts';
import { cleanBody } from './cleanBody.ts';
import { splitDocument } from '../../provider/fetchDocument.ts';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { fallbackPageOf, serveErrorFile } from './serveErrorFile.ts';

const LIST = '/de/programm/veranstaltungen';
const part = (slug: string, body: string, style = ''): HtmlPart => ({ slug, title: slug, body, style });
const own = (code: number) => part(String(code), `<h1>Haus ${code}</h1>`, 'h1{color:red}');
const customOf = (answer: Awaited<ReturnType<ReturnType<typeof openSite>['pages']['answer']>>) =>
  (dataOf(answer).data as { custom?: { body: string } }).custom;

describe('a page for a status', () => {
  it('is the one that the design settings name', async () => {
    const { pages } = openSite({ errorPages: { '404': '/html/lost.html' }, htmlParts: { lost: part('lost', '<h1>Weg</h1>') } });
    const answer = await pages.answer('/_data/de/nirgends', false);
    expect(answer.status).toBe(404);
    expect(customOf(answer)).toMatchObject({ body: '<h1>Weg</h1>' });
  });

  it('is otherwise the house’s file of that status, its style in the head and in the policy', async () => {
    const page = await openSite({ htmlParts: { 404: own(404) } }).pages.answer('/de/nirgends', false);
    expect(bodyOf(page)).toContain('<style>#custom-error{h1{color:red}}</style>');
    expect(page).toMatchObject({ status: 404 });
    const policy = page.headers['content-security-policy'] ?? '';
    const without = (await openSite().pages.answer('/de/nirgends', false)).headers['content-security-policy'] ?? '';
    expect(policy.match(/'sha256-/g)!.length).toBe(without.match(/'sha256-/g)!.length + 1);
  });

  it('is otherwise the site’s own, and nobody is told of a file that nobody promised', async () => {
    const { pages, log } = openSite();
    const answer = await pages.answer('/_data/de/nirgends', false);
    expect(customOf(answer)).toBeUndefined();
    expect(log.of('errorPage.unloaded')).toEqual([]);
  });

  it('stands for a failure, too, and for a site that is offline', async () => {
    const broken = openSite({ htmlParts: { 500: own(500) }, load: () => Promise.reject(new Error('no stage')) });
    const failed = await broken.pages.answer(`/_data${LIST}`, false);
    expect(failed.status).toBe(500);
    expect(customOf(failed)).toMatchObject({ body: '<h1>Haus 500</h1>' });
    const offline = await openSite({ htmlParts: { 503: own(503) }, isSiteOnline: false }).pages.answer('/_data/de', false);
    expect(offline).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
    expect(customOf(offline)).toMatchObject({ body: '<h1>Haus 503</h1>' });
  });

  it('that cannot be loaded is reported, and the site’s own shows', async () => {
    const { pages, log } = openSite({ errorPages: { '404': '/html/gone.html' } });
    const answer = await pages.answer('/_data/de/nirgends', false);
    expect(answer.status).toBe(404);
    expect(customOf(answer)).toBeUndefined();
    expect(log.of('errorPage.unloaded')).toEqual([
      expect.objectContaining({ message: 'Unable to load custom HTML file for this error', code: 'SP-1001' }),
    ]);
  });

  it('is there when the provider is not any more', async () => {
    let isAway = false;
    const { pages } = openSite({ htmlParts: { 503: own(503) }, isProviderAway: () => isAway });
    await pages.answer(LIST, false);
    isAway = true;
    const answer = await pages.answer('/_data/de/anders', false);
    expect(answer.status).toBe(503);
    expect(customOf(answer)).toMatchObject({ body: '<h1>Haus 503</h1>' });
  });

  it('has no style that would reach the rest of the page, and that is reported', async () => {
    const { pages, log } = openSite({ htmlParts: { 404: part('404', '<p>Weg</p>', '}header{display:none}') } });
    expect(bodyOf(await pages.answer('/de/nirgends', false))).not.toContain('header{display:none}');
    expect(log.of('errorPage.style')).toHaveLength(1);
  });
});

describe('a page from another address', () => {
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/lost') response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<html><head><style>p{margin:0}</style></head><body class="x"><p>Weg</p><script>x()</script></body></html>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('gives its style and its body, and nothing that runs', async () => {
    const { pages } = openSite({ errorPages: { '404': `${origin}/lost` } });
    expect(customOf(await pages.answer('/_data/de/nirgends', false))).toEqual({
      title: '',
      style: '#custom-error{p{margin:0}}',
      body: '<p>Weg</p>',
    });
  });

  it.each(['/no-page', 'ftp://haus.example/x'])('that is none (%s) is reported', async (path) => {
    const { pages, log } = openSite({ errorPages: { '404': URL.canParse(path) ? path : origin + path } });
    expect(customOf(await pages.answer('/_data/de/nirgends', false))).toBeUndefined();
    expect(log.of('errorPage.unloaded')).toHaveLength(1);
  });

  it('may be only a part of a page', () => {
    expect(splitDocument('<style>a{}</style><p>Weg</p>')).toEqual({ style: 'a{}', body: '<p>Weg</p>' });
  });
});

it.each([
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<iframe src="https://evil.example"></iframe><form action="/x"><input></form>', ''],
  ['<img src="//evil.example/x.png" alt="">', '<img alt="" />'],
])('of %s nothing is left that could do harm', async (body, clean) => {
  expect(await cleanBody(body)).toBe(clean);
});

describe('/html/404.html', () => {
  it('is the house’s page by itself, in both languages', async () => {
    const { renderContext } = createTestContext({ htmlParts: { 404: own(404) } });
    const page = await serveErrorFile(renderContext, '/html/404.html?lang=en', LANGUAGES);
    expect(page).toMatchObject({ status: 200, headers: { 'content-language': 'en' } });
    expect(page && bodyOf(page)).toMatch(/<title>404<\/title>.*<h1>Haus 404<\/h1>/);
  });

  it('is the site’s words where the house has none, and no page for what is no status', async () => {
    const { renderContext } = createTestContext();
    expect(bodyOf((await serveErrorFile(renderContext, '/html/502.html', LANGUAGES))!)).toMatch(/502.*href="\/de"/);
    expect(await serveErrorFile(renderContext, '/html/secret.html', LANGUAGES)).toBeNull();
    expect(await serveErrorFile(renderContext, '/html/../x.html', LANGUAGES)).toBeNull();
  });

  it.each([
    ['/html/502.html', ['en'], 'en'],
    ['/html/502.html?lang=de', ['en'], 'en'],
    ['/html/502.html', ['en', 'de'], 'en'],
    ['/html/502.html?lang=de', ['en', 'de'], 'de'],
  ] as const)('asked for as %s in a house that speaks %j is in %s', async (url, languages, lang) => {
    const { renderContext } = createTestContext();
    const page = await serveErrorFile(renderContext, url, languages);
    expect(page).toMatchObject({ headers: { 'content-language': lang } });
    expect(bodyOf(page!)).toContain(`href="/${lang}"`);
  });
});

it('an error while the error page is shown ends on a page with the status and the way home', async () => {
  const { pages, log } = openSite({ renderApp: () => Promise.reject(new Error('no stage')) });
  const page = await pages.answer('/en/program/events', false);
  expect(page).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store', 'content-language': 'en' } });
  expect(bodyOf(page)).toMatch(/<h1>.*500.*<a href="\/en">/s);
  expect(bodyOf(page)).not.toContain('no stage');
  expect(log.of('page.fallbackPage')).toHaveLength(1);
});

it('a route with a middleware that nobody knows is a 500, and the log quotes it', async () => {
  const { pages, log } = openSite({ middleware: ['session', 'moon'] });
  expect(await pages.answer(LIST, true)).toMatchObject({ status: 500 });
  expect(log.of('page.failed')).toEqual([expect.objectContaining({ code: 'SP-3007' })]);
  expect(JSON.stringify(log.lines)).toContain('Unknown middleware');
});

it('a route for sessions sends everybody else to the login, and lets nobody keep that', async () => {
  const { pages } = openSite({ middleware: ['session'] });
  expect(await pages.answer(LIST, false)).toMatchObject({
    status: 302,
    headers: {
      location: '/pageeditor-api/login?lang=de&next=%2Fde%2Fprogramm%2Fveranstaltungen',
      'cache-control': 'private, no-store',
    },
  });
  expect(await pages.answer(LIST, true)).toMatchObject({ status: 200 });
});

it('a named failure of a route shows its status, an unnamed one 500', async () => {
  const failing = (error: unknown) => {
    const load = async () => {
      throw error;
    };
    return openSite({ load }).pages.answer(LIST, false);
  };
  expect(await failing(new SpielplanError('GONE'))).toMatchObject({ status: 410 });
  expect(await failing(new SpielplanError('PROVIDER_TIMEOUT'))).toMatchObject({ status: 503 });
  expect(await failing('nothing')).toMatchObject({ status: 500 });
});

it('/de/404 is a true 404 that nobody is told of', async () => {
  const { pages, missing } = openSite();
  expect(await pages.answer('/de/404', false)).toMatchObject({ status: 404, headers: { 'content-language': 'de' } });
  expect(await pages.answer('/en/404', false)).toMatchObject({ status: 404, headers: { 'content-language': 'en' } });
  expect(missing).toEqual([]);
});

it.each([
  ['/anywhere', ['en'], 'en'],
  ['/de/anywhere', ['en'], 'en'],
  ['/de/anywhere', ['en', 'de'], 'de'],
] as const)('the last page there is for %s in a house that speaks %j is in %s', (url, languages, lang) => {
  const { renderContext } = createTestContext();
  expect(fallbackPageOf(renderContext, url, languages)).toMatchObject({ status: 500, headers: { 'content-language': lang } });
});
