import { bodyOf, dataOf, openSite, titleOf } from '../testing/openSite.ts';

const LIST = '/de/programm/veranstaltungen';

describe('answers the truth', () => {
  it('a page with 200, its language, and a policy that evaluates nothing', async () => {
    const page = await openSite().pages.answer(LIST, false);
    expect(page).toMatchObject({
      status: 200,
      headers: { 'content-language': 'de', 'content-type': 'text/html; charset=utf-8' },
    });
    expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(titleOf(page)).toBe('Programm – Haus');
  });

  it('a page that asks for the shell’s script first of all scripts, as the largest and with low priority', async () => {
    const scripts = [
      ...bodyOf(await openSite().pages.answer(LIST, false)).matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]*\.js)"[^>]*>/g),
    ];
    expect(scripts[0]?.[1]).toBe('/assets/shell.js');
    expect(scripts.slice(1).map(([, path]) => path)).toEqual([expect.stringMatching(/^\/remotes\/programme\//)]);
    for (const [element] of scripts) expect(element).toContain('fetchpriority="low"');
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
    const { pages, log } = openSite({
      renderApp: (answer) =>
        answer.screen.id === 'events' ? Promise.reject(new Error('no stage')) : Promise.resolve({ html: '', styles: '' }),
    });
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 500 });
    expect(log.of('page.unrenderable')).toEqual([expect.objectContaining({ code: 'SP-3005' })]);
  });

  it('a part of the site that is away, and a site that is offline, with 503 and when to come back (R37)', async () => {
    const { pages } = openSite();
    expect(await pages.answer('/de/stories', false)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30', 'cache-control': 'no-store' },
    });
    expect(await openSite({ isProviderAway: () => true }).pages.answer('/de', false)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
    });
  });

  it('of a site that is offline by the name of its house, if anybody can tell it', async () => {
    expect(titleOf(await openSite({ isSiteOnline: false }).pages.answer('/en', false))).toMatch(/House$/);
    const { pages } = openSite({ isProviderAway: () => true });
    expect(titleOf(await pages.answer('/en', false))).not.toContain('House');
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
  ])('%s with %d to %s, one address for one page (R35 and R36)', async (path, status, location) => {
    expect(await openSite().pages.answer(path, false)).toMatchObject({ status, headers: { location } });
  });

  it('a version that no editor asked for, keeping the other keys, and lets nobody cache that (R37)', async () => {
    const page = await openSite().pages.answer(`${LIST}?v=3&q=rock%26roll&room=3`, false);
    expect(page).toMatchObject({
      status: 301,
      headers: { location: `${LIST}?room=3&q=rock%26roll`, 'cache-control': 'private, no-store' },
    });
  });

  it.each([
    '//evil.example?v=1',
    '/\\evil.example?v=1',
    '/.//evil.example?v=1',
    '/de/..//evil.example/?v=1',
    '//evil.example/%2e%2e//evil.example/',
  ])('%s never away from the site', async (path) => {
    const page = await openSite().pages.answer(path, false);
    expect(page.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it('by the list, whatever the encoding, once per address', async () => {
    const redirects = [{ old_path: '/de/führung', new_path: '/de/programm/veranstaltungen?q=für' }];
    const { pages } = openSite({ redirects });
    expect(await pages.answer('/de/f%C3%BChrung', false)).toMatchObject({
      status: 301,
      headers: { location: '/de/programm/veranstaltungen?q=f%C3%BCr' },
    });
  });

  it('as data, so that the browser goes there itself', async () => {
    const { pages, setId } = openSite({ load: async () => ({ kind: 'redirect', status: 302, to: '/de?x=ü' }) });
    const answer = await pages.answer(`/_data${LIST}`, false);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(dataOf(answer)).toEqual({ releaseSet: setId(), redirect: '/de?x=%C3%BC' });
  });

  it.each(['//evil.example', 'javascript:alert(1)'])('of a loader to %s are refused: such a page is not there', async (to) => {
    const { pages } = openSite({ load: async () => ({ kind: 'redirect', status: 302, to }) });
    for (const path of [LIST, `/_data${LIST}`]) {
      const page = await pages.answer(path, false);
      expect(page.status).toBe(404);
      expect(page.headers).not.toHaveProperty('location');
    }
  });
});

it('tells of a page that is not there once a view, without what was typed', async () => {
  const { pages, missing } = openSite();
  await pages.answer('/de/nirgends?q=secret', false);
  await pages.answer(LIST, false);
  expect(missing).toEqual(['https://haus.example/de/nirgends']);
});

it('gives a file a name that cannot leave its header', async () => {
  const { pages } = openSite({
    load: async () => ({ kind: 'file', contentType: 'text/calendar', filename: 'a"\r\nx: y.ics', body: 'BEGIN:VCALENDAR' }),
  });
  expect(await pages.answer(LIST, false)).toMatchObject({
    status: 200,
    headers: { 'content-disposition': 'attachment; filename="a___x__y.ics"' },
  });
});

it('shows a file that is read where it is opened', async () => {
  const { pages } = openSite({
    load: async () => ({
      kind: 'file',
      contentType: 'application/rss+xml; charset=utf-8',
      filename: 'stories.xml',
      body: '<rss/>',
      disposition: 'inline',
    }),
  });
  expect(await pages.answer(LIST, false)).toMatchObject({
    headers: {
      'content-disposition': 'inline; filename="stories.xml"',
      'content-type': 'application/rss+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
});

it('a page that is not there is reported with each view of it, also of one kept in memory, and others never (R49)', async () => {
  const { pages, missing } = openSite();
  const reported = 'https://haus.example/de/nirgends';
  await pages.answer('/de/nirgends', false);
  expect(pages.fromCache('/de/nirgends')?.status).toBe(404);
  expect(missing).toEqual([reported, reported]);
  await pages.answer('/_data/de/nirgends', false);
  await Promise.all([
    pages.answer('/de/nirgends', true, { cookie: 'sessionid=1' }),
    pages.answer('/de/nirgends', true, { cookie: 'sessionid=1' }),
  ]);
  expect(missing).toHaveLength(5);
  await pages.answer('/de', false);
  pages.fromCache('/de');
  expect(missing).toHaveLength(5);
});
