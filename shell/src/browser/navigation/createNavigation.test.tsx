import { jest } from '@jest/globals';
import { houseZone } from '@spielplan/shared-contracts/i18n';
import { answerOf, asked, back, holdBack, left, open, serve, server, settle, startFresh } from '../testing/fakeSite.ts';

startFresh();

const text = { id: 1, model: 'text', owner: 'shell', data: {} } as const;

describe('a click', () => {
  it('shows the next page once its data and its code are there', async () => {
    const site = open();
    const finish = holdBack('/de/a');
    site.visit('/de/a');
    expect(site.state()).toEqual({ state: 'loading', to: '/de/a' });
    expect(location.pathname).toBe('/de');
    finish();
    await settle();
    expect(site.page()).toMatchObject({ answer: { url: '/de/a' }, Screen: '/de/a', visit: 1, location: { pathname: '/de/a' } });
    expect(site.state()).toEqual({ state: 'idle', to: null });
    expect([location.pathname, document.title]).toEqual(['/de/a', '/de/a – Haus']);
  });

  it('waits for the code of a section that is filled, and for no other’s', async () => {
    let letGo = () => {};
    let times = 0;
    const site = open({ section: () => (times++, new Promise<void>((resolve) => (letGo = resolve))) });
    serve('/de/a', { sections: { above: { state: 'missing' } } });
    serve('/de/b', { sections: { above: { state: 'loaded', blocks: [text] } } });
    site.visit('/de/a');
    await settle();
    expect([site.shown(), times]).toEqual(['/de/a', 0]);
    site.visit('/de/b');
    await settle();
    expect([site.shown(), times]).toEqual(['/de/a', 1]);
    letGo();
    await settle();
    expect(site.shown()).toBe('/de/b');
  });

  it('shows a page whose section has no code to be had', async () => {
    const site = open({ section: () => Promise.reject(new Error('ChunkLoadError')) });
    serve('/de/a', { sections: { above: { state: 'loaded', blocks: [text] } } });
    site.visit('/de/a');
    await settle();
    expect(site.shown()).toBe('/de/a');
  });

  it('shows a page whose transition the browser leaves out, and nobody hears an error', async () => {
    const unheard = jest.fn();
    process.on('unhandledRejection', unheard);
    document.startViewTransition = ((show: () => void) => {
      void Promise.resolve().then(show);
      return { ready: Promise.reject(new Error('Transition was skipped')) };
    }) as never;
    const site = open();
    serve('/de/a');
    site.visit('/de/a');
    await settle();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([site.shown(), unheard.mock.calls]).toEqual(['/de/a', []]);
    process.off('unhandledRejection', unheard);
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('tells the page before and after', async () => {
    const site = open();
    serve('/de/a');
    const heard: string[] = [];
    const stop = site.subscribe(() => heard.push(`${site.state().state} ${site.shown()}`));
    site.visit('/de/a');
    await settle();
    stop();
    site.visit('/de/a');
    expect(heard).toEqual(['loading /de', 'idle /de/a']);
  });

  it('is overtaken by the next one, whichever answers first (R14)', async () => {
    const site = open();
    const finish = holdBack('/de/a');
    serve('/de/b');
    site.visit('/de/a');
    site.visit('/de/b');
    await settle();
    finish();
    await settle();
    expect(site.shown()).toBe('/de/b');
    expect([location.pathname, left]).toEqual(['/de/b', []]);
  });

  it('never lets an overtaken page lead away', async () => {
    const site = open();
    const finish = holdBack('/de/a');
    server.set(
      '/de/a',
      async () => (await new Promise<void>((resolve) => setTimeout(resolve, 5)), answerOf('/de/a', { releaseSet: 'set-2' })),
    );
    serve('/de/b');
    site.visit('/de/a');
    site.visit('/de/b');
    finish();
    await settle();
    expect([site.shown(), left]).toEqual(['/de/b', []]);
  });

  it('replaces the entry where it is asked to', async () => {
    const site = open();
    serve('/de?room=3');
    const { length } = history;
    site.navigator.replace('/de?room=3');
    await settle();
    expect([history.length, location.search]).toEqual([length, '?room=3']);
  });
});

it('tells the time of the zone that the house has set since the page before', async () => {
  const site = open();
  serve('/de/a', { site: { siteName: 'Haus', formats: { zone: 'Europe/London' } } as never });
  serve('/de/b');
  site.visit('/de/a');
  expect(houseZone()).toBe('Europe/Berlin');
  await settle();
  expect(houseZone()).toBe('Europe/London');
  site.visit('/de/b');
  await settle();
  expect(houseZone()).toBe('Europe/Berlin');
});

describe('back and forward', () => {
  it('show at once what was left, without asking again', async () => {
    const site = open();
    serve('/de/a');
    site.visit('/de/a');
    await settle();
    await back();
    expect(site.shown()).toBe('/de');
    await back(1);
    expect(site.shown()).toBe('/de/a');
    expect(asked).toEqual(['/_data/de/a']);
  });

  it('show at once what was left, however often the page after it was replaced', async () => {
    const site = open();
    serve('/de/a');
    site.visit('/de/a');
    await settle();
    for (let turn = 0; turn < 25; turn += 1) {
      serve(`/de/a?turn=${turn}`);
      site.navigator.replace(`/de/a?turn=${turn}`);
      await settle();
    }
    await back();
    expect([site.shown(), asked.at(-1)]).toEqual(['/de', '/_data/de/a?turn=24']);
  });

  it('ask again for what is over in the meantime (R53)', async () => {
    const site = open();
    serve('/de/a', { validUntil: Date.now() + 60_000 });
    serve('/de/b', { validUntil: Date.now() + 5 });
    site.visit('/de/a');
    await settle();
    site.visit('/de/b');
    await settle();
    await back();
    expect(site.shown()).toBe('/de/a');
    serve('/de/b', { data: 'new' });
    await back(1);
    expect(site.page().answer.data).toBe('new');
    expect(asked).toEqual(['/_data/de/a', '/_data/de/b', '/_data/de/b']);
  });

  it('bring the place back that was read', async () => {
    const site = open();
    serve('/de/a');
    Object.defineProperty(window, 'scrollY', { value: 700, configurable: true, writable: true });
    site.visit('/de/a');
    await settle();
    site.settleScroll();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    window.scrollY = 0;
    await back();
    site.settleScroll();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  });

  it('stop a page that is still being loaded', async () => {
    const site = open();
    serve('/de/a');
    site.visit('/de/a');
    await settle();
    const finish = holdBack('/de/b');
    site.visit('/de/b');
    await back();
    finish();
    await settle();
    expect([site.shown(), location.pathname, site.state().state]).toEqual(['/de', '/de', 'idle']);
  });

  it('keep the page where only the place on it changes, and never take two such entries for one', async () => {
    const site = open();
    serve('/de/a');
    serve('/de/b');
    site.visit('/de/a');
    await settle();
    location.hash = '#main-content';
    await settle();
    expect([site.shown(), site.page().location.hash]).toEqual(['/de/a', '#main-content']);
    site.visit('/de/b');
    await settle();
    await back();
    expect([site.shown(), location.hash]).toEqual(['/de/a', '#main-content']);
    await back();
    expect([site.shown(), location.hash]).toEqual(['/de/a', '']);
  });
});

it('asks again for a page that comes back out of the browser’s own cache when it is over, and stays where it was', async () => {
  const site = open();
  serve('/de/a', { validUntil: Date.now() + 5 });
  site.visit('/de/a');
  await settle();
  serve('/de/a', { data: 'new' });
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle();
  expect(site.page().answer.data).toBe('new');
  site.settleScroll();
  expect(window.scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
});

it('shows a page that comes back out of the browser’s own cache as one that stands', () => {
  const site = open();
  holdBack('/de/a');
  site.visit('/de/a');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(site.state().state).toBe('idle');
});

describe('data for a screen', () => {
  it('is fetched without leaving the page, with the first day of its list', async () => {
    const site = open();
    server.set('/de/list?page=2&_day=2026-11-20', async () => answerOf('/de/list?page=2'));
    await expect(site.fetchPage('/de/list?page=2', { firstDay: '2026-11-20' })).resolves.toMatchObject({
      url: '/de/list?page=2',
    });
    expect(site.shown()).toBe('/de');
  });

  it('of another release that nobody asked for leaves the page as it is', async () => {
    serve('/de/list', { releaseSet: 'set-2' });
    await expect(open().fetchPage('/de/list', { isUnasked: true })).resolves.toBeNull();
    expect(left).toEqual([]);
  });

  it('of another release leads to a full load and never arrives', async () => {
    const site = open();
    serve('/de/list', { releaseSet: 'set-2' });
    let hasArrived = false;
    void site.fetchPage('/de/list').then(() => (hasArrived = true));
    await settle();
    expect([left, hasArrived]).toEqual([['/de/list'], false]);
  });

  it.each([{ error: 'too many requests' }, null, 'gone'])(
    'that something before the site answered with %j is a failure and no other release, so that a list can try again',
    async (answer) => {
      server.set('/de/list', async () => answer);
      await expect(open().fetchPage('/de/list')).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
      expect(left).toEqual([]);
    },
  );

  it('that cannot be had is a failure with a name', async () => {
    await expect(open().fetchPage('/de/list')).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
  });
});
