import { asked, back, left, logged, open, serve, server, SET, settle, startFresh } from '../testing/fakeSite.ts';

startFresh();

describe('the overlay in the address', () => {
  it('opens over the page that is there, asks the server for nothing, and goes on the way back', async () => {
    const site = open();
    site.visit('/de?overlay=true');
    await settle();
    expect([location.search, site.page().location.search, asked]).toEqual(['?overlay=true', '?overlay=true', []]);
    await back();
    expect([location.search, site.page().location.search, site.page().visit, asked]).toEqual(['', '', 0, []]);
  });

  it('is no part of what the server is asked', async () => {
    const site = open();
    serve('/de/a');
    site.visit('/de/a?overlay=true');
    await settle();
    expect([asked, location.search]).toEqual([['/_data/de/a'], '?overlay=true']);
  });
});

describe('is left to the browser', () => {
  it('a page of another release, so that an old page never runs against a new remote', async () => {
    const site = open();
    serve('/de/a', { releaseSet: 'set-2' });
    site.visit('/de/a');
    await settle();
    expect([left, site.shown()]).toEqual([['/de/a'], '/de']);
  });

  it.each(['/en/a', '/media/a.jpg', 'https://tickets.example/'])(
    'a way to %s, which is no page of this language',
    async (path) => {
      const site = open();
      site.visit(path);
      await settle();
      expect([left, asked]).toEqual([[path], []]);
    },
  );

  it('the way between everyday and easy language, whose sheet comes with the document (R73)', async () => {
    const site = open();
    const frame = { lang: 'de-simple' } as const;
    serve('/de/leicht', { frame });
    serve('/de/leicht/mehr', { frame });
    serve('/de/a');
    site.visit('/de/leicht');
    await settle();
    expect([left, site.shown()]).toEqual([['/de/leicht'], '/de']);
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/easy.css">';
    site.visit('/de/leicht/mehr');
    await settle();
    expect([left, site.shown()]).toEqual([['/de/leicht'], '/de/leicht/mehr']);
    expect(document.querySelector('link[href="/assets/easy.css"]')).not.toBeNull();
    site.visit('/de/a');
    await settle();
    expect([left, site.shown()]).toEqual([['/de/leicht', '/de/a'], '/de/leicht/mehr']);
    document.head.innerHTML = '';
  });

  it('a page that fails, because the server may still have it in memory as a whole', async () => {
    const site = open();
    serve('/de/a', { status: 503 });
    site.visit('/de/a');
    await settle();
    expect(left).toEqual(['/de/a']);
    expect(site.shown()).toBe('/de');
  });

  it('a page whose code cannot be had, once in a minute; after that the page says so', async () => {
    sessionStorage.clear();
    const site = open({ isCodeGone: true });
    serve('/de/a');
    serve('/de/b');
    site.visit('/de/a');
    await settle();
    expect([left, site.shown()]).toEqual([['/de/a'], '/de']);
    site.visit('/de/b');
    await settle();
    expect(left).toEqual(['/de/a']);
    expect(site.page()).toMatchObject({ Screen: 'error', answer: { url: '/de/b', status: 503, data: { code: 'SP-3001' } } });
  });

  it('a page whose data cannot be had', async () => {
    const site = open();
    site.visit('/de/gone');
    await settle();
    expect(left).toEqual(['/de/gone']);
  });
});

describe('a redirect', () => {
  it('is followed without a load', async () => {
    const site = open();
    server.set('/de/old', async () => ({ releaseSet: SET, redirect: '/de/new' }));
    serve('/de/new');
    site.visit('/de/old');
    await settle();
    expect([site.shown(), location.pathname, left]).toEqual(['/de/new', '/de/new', []]);
  });

  it('to another site or language is left to the browser', async () => {
    const site = open();
    server.set('/de/old', async () => ({ releaseSet: SET, redirect: '/en/new' }));
    site.visit('/de/old');
    await settle();
    expect(left).toEqual(['/en/new']);
  });

  it('to another site that the browser refuses is reported as ERR_REDIRECT, and the server is left to answer', async () => {
    const refused = 'https://tickets.example:99999/';
    const site = open({ refused });
    server.set('/de/old', async () => ({ releaseSet: SET, redirect: refused }));
    site.visit('/de/old');
    await settle();
    expect(left).toEqual(['/de/old']);
    const error = expect.objectContaining({ code: 'SP-1011', detail: `ERR_REDIRECT: a redirect to ${refused}` });
    expect(logged).toEqual([['[spielplan] navigation to /de/old:', error]]);
  });

  it('that goes in a ring comes to an end', async () => {
    const site = open();
    server.set('/de/a', async () => ({ releaseSet: SET, redirect: '/de/b' }));
    server.set('/de/b', async () => ({ releaseSet: SET, redirect: '/de/a' }));
    site.visit('/de/a');
    await settle();
    expect(asked.length).toBeLessThan(10);
    expect(left).toHaveLength(1);
  });
});
