import { jest } from '@jest/globals';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadResult } from '@spielplan/shared-contracts/remote';
import type { PreparedResponse } from '../http/PreparedResponse.ts';
import { createWorks, foundPage } from '../testing/createWorks.ts';
import { createPages } from './createPages.ts';

const LIST = '/de/programm/veranstaltungen';

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }));
afterEach(() => void jest.useRealTimers());

type Options = NonNullable<Parameters<typeof createWorks>[0]>;
function openSite(options: Options & { hasCache?: boolean; isSecure?: boolean } = {}) {
  let made = createWorks(options);
  const pages = createPages({ works: () => made.works, hasCache: options.hasCache ?? true, isSecure: options.isSecure ?? false });
  const release = (next: Options) => {
    made = createWorks(next);
    pages.clear();
  };
  return { pages, log: made.log, missing: made.missing, release, setId: () => made.works.set.id };
}

const bodyOf = ({ body }: PreparedResponse) => body.toString('utf8');
const dataOf = (prepared: PreparedResponse) => JSON.parse(bodyOf(prepared)) as Record<string, unknown>;
const titleOf = (prepared: PreparedResponse) => /<title>(.*?)<\/title>/.exec(bodyOf(prepared))?.[1];
/** Lets everything that is ready happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('answers the truth', () => {
  it('a page with 200, its language, and a policy that evaluates nothing', async () => {
    const page = await openSite().pages.answer(LIST, false);
    expect(page).toMatchObject({ status: 200, headers: { 'content-language': 'de', 'content-type': 'text/html; charset=utf-8' } });
    expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(titleOf(page)).toBe('Programm – Haus');
  });

  it.each([
    ['/de/nirgends', 404, 'de'],
    ['/en/nowhere', 404, 'en'],
    ['/fr/programme', 404, 'de'],
    ['/en/%E0%A4%A', 400, 'en'],
    [`/en/program/events?q=${'x'.repeat(10_000)}`, 400, 'en'],
  ])('%s with its status in the language of the path, and a line in the log', async (path, status, lang) => {
    const { pages, log } = openSite();
    const page = await pages.answer(path, false);
    expect(page).toMatchObject({ status, headers: { 'content-language': lang } });
    expect(bodyOf(page)).not.toMatch(/at .*\.ts/);
    expect(log.lines.length).toBeGreaterThan(0);
  });

  it('logs no query, which a visitor may have typed', async () => {
    const { pages, log } = openSite({ load: () => Promise.reject(new Error('no stage')) });
    for (const path of ['/de/%E0?q=secret', '/de/nirgends?q=secret', `${LIST}?q=secret`]) await pages.answer(path, false);
    expect(log.lines.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(log.lines)).not.toContain('secret');
  });

  it('an unforeseen failure with 500, never with its words', async () => {
    const page = await openSite({ load: () => Promise.reject(new Error('SELECT password')) }).pages.answer(LIST, false);
    expect(page).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(bodyOf(page)).not.toContain('SELECT');
  });

  it('a failure of a remote that made up its own error with a status that exists', async () => {
    const odd = Object.assign(new Error('odd'), { spielplan: 'NO_SUCH_NAME', status: 0 });
    expect(await openSite({ load: () => Promise.reject(odd) }).pages.answer(LIST, false)).toMatchObject({ status: 500 });
  });

  it('a page that cannot be rendered with 500', async () => {
    const { pages, log } = openSite({ renderApp: (answer) => (answer.screen.id === 'events' ? Promise.reject(new Error('no stage')) : Promise.resolve({ html: '', styleTags: '' })) });
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 500 });
    expect(log.of('page.unrenderable')).toEqual([expect.objectContaining({ code: 'SP-3005' })]);
  });

  it('a part of the site that is away, and a site that is offline, with 503 and when to come back', async () => {
    const { pages } = openSite();
    expect(await pages.answer('/de/stories', false)).toMatchObject({ status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } });
    expect(await openSite({ isProviderAway: () => true }).pages.answer('/de', false)).toMatchObject({ status: 503, headers: { 'retry-after': '30' } });
  });
});

describe('redirects', () => {
  it.each([
    ['/', 302, '/de'],
    ['/de/', 301, '/de'],
    ['/de//programm///veranstaltungen/?room=3', 301, '/de/programm/veranstaltungen?room=3'],
    ['//de', 301, '/de'],
    ['/de/./x/../programm', 301, '/de/programm'],
    ['/de/a%2Fb/', 301, '/de/a%2Fb'],
    ['/de/f%C3%BChrung/', 301, '/de/f%C3%BChrung'],
  ])('%s with %d to %s, one address for one page', async (path, status, location) => {
    expect(await openSite().pages.answer(path, false)).toMatchObject({ status, headers: { location } });
  });

  it('a version that no editor asked for, keeping the other keys, and lets nobody cache that', async () => {
    const page = await openSite().pages.answer(`${LIST}?v=3&q=rock%26roll&room=3`, false);
    expect(page).toMatchObject({ status: 301, headers: { location: `${LIST}?q=rock%26roll&room=3`, 'cache-control': 'no-store' } });
    expect(await openSite().pages.answer(`${LIST}?v=3`, true)).toMatchObject({ status: 200 });
  });

  it.each(['//evil.example?v=1', '/\\evil.example?v=1', '/.//evil.example?v=1', '/de/..//evil.example/?v=1', '//evil.example/%2e%2e//evil.example/'])('%s never away from the site', async (path) => {
    const page = await openSite().pages.answer(path, false);
    expect(page.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it('by the list, whatever the encoding, once per address', async () => {
    const redirects = [{ old_path: '/de/führung', new_path: '/de/programm/veranstaltungen?q=für' }];
    const { pages } = openSite({ redirects });
    expect(await pages.answer('/de/f%C3%BChrung', false)).toMatchObject({ status: 301, headers: { location: '/de/programm/veranstaltungen?q=f%C3%BCr' } });
  });

  it('as data, so that the browser goes there itself', async () => {
    const { pages, setId } = openSite({ load: async () => ({ kind: 'redirect', status: 302, to: '/de?x=ü' }) });
    const answer = await pages.answer(`/_data${LIST}`, false);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(dataOf(answer)).toEqual({ releaseSet: setId(), redirect: '/de?x=%C3%BC' });
  });

  it.each(['//evil.example', 'javascript:alert(1)'])('of a loader to %s are refused', async (to) => {
    const { pages } = openSite({ load: async () => ({ kind: 'redirect', status: 302, to }) });
    for (const path of [LIST, `/_data${LIST}`]) {
      const page = await pages.answer(path, false);
      expect(page.status).toBe(500);
      expect(page.headers).not.toHaveProperty('location');
    }
  });
});

describe('keeps pages', () => {
  it('fresh for ten seconds, then serves the old one while the next is made', async () => {
    let count = 0;
    const { pages } = openSite({ load: async () => foundPage({ title: `Stand ${(count += 1)}` }) });
    expect(pages.fromCache(LIST)).toBeUndefined();
    await pages.answer(LIST, false);
    expect(titleOf(pages.fromCache(LIST)!)).toContain('Stand 1');
    jest.advanceTimersByTime(10_001);
    expect(pages.fromCache(LIST)).toBeUndefined();
    expect(titleOf(await pages.answer(LIST, false))).toContain('Stand 1');
    await settle();
    expect(titleOf(pages.fromCache(LIST)!)).toContain('Stand 2');
  });

  it('made once for all who ask at the same time', async () => {
    let count = 0;
    const { pages } = openSite({ load: async () => (await settle(), (count += 1), foundPage()) });
    await Promise.all([pages.answer(LIST, false), pages.answer(LIST, false), pages.answer(LIST, false)]);
    expect(count).toBe(1);
  });

  it('apart by language, query, and document or data', async () => {
    const { pages } = openSite();
    await pages.answer(LIST, false);
    for (const other of ['/en/program/events', `${LIST}?room=3`, `/_data${LIST}`]) expect(pages.fromCache(other)).toBeUndefined();
    expect(dataOf(await pages.answer(`/_data${LIST}`, false))).toMatchObject({ url: LIST, data: { title: 'Programm' } });
  });

  it('never past the moment at which they change by themselves, here or in a CDN', async () => {
    const { pages } = openSite({ load: async () => foundPage({ validUntil: Date.now() + 5_000 }) });
    const page = await pages.answer(LIST, false);
    expect(page.headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=0');
    jest.advanceTimersByTime(4_999);
    expect(pages.fromCache(LIST)).toBeDefined();
    jest.advanceTimersByTime(2);
    expect(pages.fromCache(LIST)).toBeUndefined();
  });

  it.each([
    [Number.POSITIVE_INFINITY, 's-maxage=30, stale-while-revalidate=570'],
    [40_000, 's-maxage=30, stale-while-revalidate=10'],
    [-1_000, 's-maxage=0, stale-while-revalidate=0'],
  ])('tells CDNs how long, %d ms before the page changes: %s', async (left, words) => {
    const { pages } = openSite({ load: async () => foundPage({ validUntil: Date.now() + left }) });
    expect((await pages.answer(LIST, false)).headers['cache-control']).toBe(`public, max-age=0, ${words}`);
  });

  it('not for those who have a session, nor from them for others', async () => {
    let count = 0;
    const { pages } = openSite({ load: async () => ((count += 1), foundPage()) });
    await pages.answer(LIST, false);
    const page = await pages.answer(LIST, true);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(count).toBe(2);
    await pages.answer('/de', true);
    expect(pages.fromCache('/de')).toBeUndefined();
    expect((await pages.answer('/de/nirgends', true)).headers['cache-control']).toBe('private, no-store');
  });

  it('not at all where there is to be no cache', async () => {
    const { pages } = openSite({ hasCache: false });
    await pages.answer(LIST, false);
    expect(pages.fromCache(LIST)).toBeUndefined();
  });

  it('not under addresses of any length', async () => {
    const { pages } = openSite();
    const long = `${LIST}?utm_source=${'x'.repeat(700)}`;
    expect(await pages.answer(long, false)).toMatchObject({ status: 200 });
    expect(pages.fromCache(long)).toBeUndefined();
  });

  it('a 404 as a 404', async () => {
    const { pages } = openSite();
    await pages.answer('/de/nirgends', false);
    expect(pages.fromCache('/de/nirgends')).toMatchObject({ status: 404, headers: { 'cache-control': 'public, max-age=0, s-maxage=10' } });
  });
});

it('tells of a page that is not there once a view, without what was typed', async () => {
  const { pages, missing } = openSite();
  await pages.answer('/de/nirgends?q=secret', false);
  await pages.answer('/de/nirgends?q=secret', false);
  await pages.answer(LIST, false);
  expect(missing).toEqual(['https://haus.example/de/nirgends']);
});

describe('while the provider is away', () => {
  function failingSite(validFor?: number) {
    let isAway = false;
    let count = 0;
    const load = async (): Promise<LoadResult> => {
      count += 1;
      if (isAway) throw new SpielplanError('PROVIDER_UNREACHABLE');
      return foundPage({ validUntil: validFor && Date.now() + validFor });
    };
    return { ...openSite({ load }), fail: () => (isAway = true), recover: () => (isAway = false), loads: () => count };
  }

  it('serves the last good page, and asks again only after a while', async () => {
    const { pages, fail, recover, loads } = failingSite();
    await pages.answer(LIST, false);
    fail();
    jest.advanceTimersByTime(60_000);
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 200 });
    await settle();
    expect(loads()).toBe(2);
    expect(pages.fromCache(LIST)).toMatchObject({ status: 200 });
    jest.advanceTimersByTime(2_001);
    expect(pages.fromCache(LIST)).toBeUndefined();
    recover();
    await pages.answer(LIST, false);
    await settle();
    expect(loads()).toBe(3);
  });

  it('serves no page that has changed by itself meanwhile', async () => {
    const { pages, fail } = failingSite(30_000);
    await pages.answer(LIST, false);
    fail();
    jest.advanceTimersByTime(30_001);
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
  });

  it('answers 503 where there is no last good page, keeps none of it, and recovers by itself', async () => {
    const { pages, fail, recover } = failingSite();
    fail();
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 503 });
    recover();
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 200 });
  });
});

describe('when a release goes live', () => {
  it('the next page view is made by it', async () => {
    const { pages, release, setId } = openSite();
    await pages.answer(LIST, false);
    release({ version: 'a2' });
    expect(pages.fromCache(LIST)).toBeUndefined();
    expect(dataOf(await pages.answer(`/_data${LIST}`, false)).releaseSet).toBe(setId());
  });

  it('a page that was still being made by the one before goes to whoever waits for it and to nobody else', async () => {
    let finish = () => {};
    const slow = async () => (await new Promise<void>((resolve) => (finish = resolve)), foundPage({ title: 'Alt' }));
    const { pages, release } = openSite({ load: slow });
    const waiting = pages.answer(LIST, false);
    await settle();
    release({ version: 'a2', load: async () => foundPage({ title: 'Neu' }) });
    expect(titleOf(await pages.answer(LIST, false))).toContain('Neu');
    finish();
    expect(titleOf(await waiting)).toContain('Alt');
    expect(titleOf(pages.fromCache(LIST)!)).toContain('Neu');
  });
});

it('gives a file a name that cannot leave its header', async () => {
  const { pages } = openSite({ load: async () => ({ kind: 'file', contentType: 'text/calendar', filename: 'a"\r\nx: y.ics', body: 'BEGIN:VCALENDAR' }) });
  expect(await pages.answer(LIST, false)).toMatchObject({ status: 200, headers: { 'content-disposition': 'attachment; filename="a___x__y.ics"' } });
});
