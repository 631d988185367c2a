import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { CACHED_QUALITY, prepareResponse, recompress } from '../http/PreparedResponse.ts';
import { foundPage, type TestContextOptions } from '../testing/createTestContext.ts';
import { bodyOf, dataOf, openSite, settle, titleOf } from '../testing/openSite.ts';

const LIST = '/de/programm/veranstaltungen';

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: Date.parse('2026-11-20T12:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    }),
);
afterEach(() => void jest.useRealTimers());

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

  it('compressed better once they are asked for again and as tightly as can be for many, while they stay the same', async () => {
    let title = 'Programm im Winter '.repeat(60);
    const { pages } = openSite({ load: async () => foundPage({ title }) });
    const made = await pages.answer(LIST, false);
    const loose = made.br!.length;
    const becomes = async (quality: number) => {
      while (made.quality !== quality) await new Promise((resolve) => setImmediate(resolve));
      return pages.fromCache(LIST)!;
    };
    pages.fromCache(LIST);
    expect((await becomes(CACHED_QUALITY)).br!.length).toBeLessThan(loose);
    for (let view = 0; view < 50; view += 1) pages.fromCache(LIST);
    const tight = await becomes(11);
    expect(titleOf(tight)).toContain('Winter');

    const renew = async () => {
      jest.advanceTimersByTime(10_001);
      await pages.answer(LIST, false);
      await settle();
      return pages.fromCache(LIST)!;
    };
    expect(await renew()).toMatchObject({ br: tight.br, etag: tight.etag, quality: 11 });
    title = 'Programm im Sommer '.repeat(60);
    const changed = await renew();
    expect(changed.quality).toBe(1);
    expect(titleOf(changed)).toContain('Sommer');
  });

  it('compressed better for a CDN, too, which asks now and then', async () => {
    let count = 0;
    const { pages } = openSite({ load: async () => foundPage({ title: `Programm, Stand ${(count += 1)}. `.repeat(60) }) });
    const sent: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      sent.push((await pages.answer(LIST, false)).quality);
      await settle();
      // Takes longer than what a page is compressed to for its second view, beside it.
      await recompress(prepareResponse({ contentType: 'text/plain', body: randomBytes(40_000).toString('hex') }), 11);
      jest.advanceTimersByTime(31_000);
    }
    expect(sent).toEqual([1, 1, CACHED_QUALITY, CACHED_QUALITY]);
  });

  it('that cannot be compressed more tightly as they are, and says so in the log', async () => {
    const { pages, log } = openSite({ load: async () => foundPage() });
    const kept = await pages.answer(LIST, false);
    const { br, body } = kept;
    Object.assign(kept, { body: null });
    pages.fromCache(LIST);
    await settle();
    expect(log.of('page.uncompressed')).toEqual([expect.objectContaining({ level: 'error' })]);
    Object.assign(kept, { body });
    expect(pages.fromCache(LIST)?.br).toBe(br);
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

  it('no longer than what stands in the header holds, as the opening hours do', async () => {
    // Hours that cannot be had are asked for again after a minute.
    const { pages } = openSite({ isProviderAway: (call) => call === 'openingHours' });
    expect((await pages.answer(LIST, false)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    );
    expect((await openSite().pages.answer(LIST, false)).headers['cache-control']).toContain('stale-while-revalidate=570');
  });

  it('not for those who have a session, nor from them for others (R40)', async () => {
    let count = 0;
    const { pages } = openSite({ load: async () => ((count += 1), foundPage()) });
    await pages.answer(LIST, false);
    const page = await pages.answer(LIST, true);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'cross-origin-opener-policy': 'same-origin' });
    expect((await pages.answer(LIST, false)).headers).not.toHaveProperty('cross-origin-opener-policy');
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
    const long = `${LIST}?room=${'x'.repeat(700)}`;
    expect(await pages.answer(long, false)).toMatchObject({ status: 200 });
    expect(pages.fromCache(long)).toBeUndefined();
  });

  it('a 404 as a 404', async () => {
    const { pages } = openSite();
    await pages.answer('/de/nirgends', false);
    expect(pages.fromCache('/de/nirgends')).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'public, max-age=0, s-maxage=10' },
    });
  });
});

describe('knows of an address what its route reads', () => {
  it('so that nothing of one visitor stands in the page of another', async () => {
    const asked: string[] = [];
    const { pages } = openSite({
      load: async ({ url }) => (asked.push(url.search), foundPage({ data: { search: url.search } })),
      renderApp: async (answer) => ({ html: JSON.stringify(answer), styles: '' }),
    });
    const first = await pages.answer(`${LIST}?utm_x=anna&tag=3`, false);
    expect(bodyOf(first)).not.toContain('anna');
    expect(bodyOf(first)).toContain('?tag=3');
    expect(pages.fromCache(`${LIST}?tag=3&utm_x=bert`)).toBe(first);
    expect(dataOf(await pages.answer(`/_data${LIST}?tag=3&utm_x=carl`, false))).toMatchObject({ url: `${LIST}?tag=3` });
    await pages.answer(`${LIST}?tag=3&utm_x=dora`, true);
    expect(asked).toEqual(['?tag=3', '?tag=3', '?tag=3']);
  });

  it('and makes one page for a thousand keys that nobody knows', async () => {
    let count = 0;
    const { pages } = openSite({ load: async () => ((count += 1), foundPage()) });
    for (let key = 0; key < 1_000; key += 1) await pages.answer(`${LIST}?utm_${key}=${key}`, false);
    expect(count).toBe(1);
  });

  it('and sends each visitor on with the rest of the own address', async () => {
    const { pages } = openSite({
      load: async () => ({ kind: 'redirect', status: 302, to: `${LIST}?tag=3` }),
      redirects: [{ old_path: '/de/alt', new_path: '/de/neu?a=1' }],
    });
    const locationOf = async (url: string) => (await pages.answer(url, false)).headers['location'];
    expect(await locationOf(`${LIST}?room=x&utm_x=anna`)).toBe(`${LIST}?tag=3&utm_x=anna`);
    expect(pages.fromCache(`${LIST}?room=x&utm_x=bert`)?.headers['location']).toBe(`${LIST}?tag=3&utm_x=bert`);
    expect(await locationOf(`${LIST}?room=x`)).toBe(`${LIST}?tag=3`);
    expect(await locationOf('/?utm_x=anna')).toBe('/de?utm_x=anna');
    expect(await locationOf('/de/alt?a=2&utm_x=anna')).toBe('/de/neu?a=1&utm_x=anna');
    expect(await locationOf('/de/?a=2&b=')).toBe('/de?a=2&b=');
    // One hop, also where there is more than one thing to put right.
    expect(await locationOf('/de/?v=3&utm_x=anna')).toBe('/de?utm_x=anna');
    expect(await locationOf('/de//alt/?v=3&utm_x=anna')).toBe('/de/neu?a=1&utm_x=anna');
    expect(await locationOf(`${LIST}/?room=x&v=3`)).toBe(`${LIST}?tag=3`);
    expect(await locationOf(`${LIST}/?tag=3&utm_x=%C3%A4`)).toBe(`${LIST}?tag=3&utm_x=%C3%A4`);
  });
});

describe('a redirect rule with a query (R38)', () => {
  const redirects = [
    { old_path: '/de/alt?id=5', new_path: '/de/fuenf' },
    { old_path: '/de/alt?art=b&id=6', new_path: '/de/sechs?a=1' },
    { old_path: `${LIST}?tag=3&id=7`, new_path: '/de/sieben' },
    { old_path: '/de/doppelt', new_path: '/de/immer' },
    { old_path: '/de/doppelt?id=9', new_path: '/de/neun' },
    { old_path: '/index.php?id=%C3%BC', new_path: '/de/kontakt' },
  ];
  const { pages } = openSite({ redirects });
  const locationOf = async (url: string) => (await pages.answer(url, false)).headers['location'];

  it.each([
    ['/de/alt?id=5', '/de/fuenf'],
    ['/de/alt?%69d=5', '/de/fuenf'],
    ['/de/alt/?id=5', '/de/fuenf'],
    ['/de/alt?utm_x=anna&id=5', '/de/fuenf?utm_x=anna'],
    ['/de/alt?id=6&utm_x=anna&art=b', '/de/sechs?a=1&utm_x=anna'],
    [`${LIST}?id=7&tag=3`, '/de/sieben'],
    [`${LIST}?id=7&tag=3&room=x`, '/de/sieben?room=x'],
    ['/de/doppelt?id=9', '/de/neun'],
    ['/de/doppelt?id=8', '/de/immer?id=8'],
    ['/index.php?id=%c3%bc', '/de/kontakt'],
  ])('leads %s to %s', async (url, target) => {
    expect(await locationOf(url)).toBe(target);
    expect(pages.fromCache(url)?.headers['location']).toBe(target);
  });

  it.each(['/de/alt', '/de/alt?id=55', '/de/alt?id=5&id=6', '/de/alt?id=6', '/de/alt?art=b', `${LIST}?tag=4&id=7`])(
    'does not fire for %s',
    async (url) => expect(await locationOf(url)).toBeUndefined(),
  );

  it('and one view of it is no missing page', async () => {
    const site = openSite({ redirects });
    await site.pages.answer('/de/alt?id=5', false);
    await site.pages.answer('/de/alt?id=5', false);
    expect(site.missing).toEqual([]);
    await site.pages.answer('/de/alt?id=55', false);
    expect(site.missing).toHaveLength(1);
  });

  it('fires for data, too', async () => {
    expect(dataOf(await pages.answer('/_data/de/alt?id=5&x=1', false))).toMatchObject({ redirect: '/de/fuenf' });
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

  it('documents that its remote has not made stay, and data, which names all remotes, goes', async () => {
    const { pages, release } = openSite();
    const asked = ['/de', LIST, '/_data/de'];
    for (const url of asked) await pages.answer(url, false);
    release({ version: 'a2' });
    expect(asked.map((url) => pages.fromCache(url) !== undefined)).toEqual([true, false, false]);
  });

  it('a page with a gap that the next version of its remote may fill goes', async () => {
    const block = { component: () => null, load: async () => ({ data: null }), schemaVersion: 1 };
    const gap = { model: 'event_list', id: 1, schema_version: 2 };
    const options: TestContextOptions = { blocks: { event_list: block }, blockOnHome: () => gap };
    const { pages, release } = openSite(options);
    await pages.answer('/de', false);
    expect(pages.fromCache('/de')).toBeDefined();
    release({ ...options, version: 'a2' });
    expect(pages.fromCache('/de')).toBeUndefined();
  });

  it('a page that was still being made by the one before goes to anyone who waits for it and to nobody else', async () => {
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
