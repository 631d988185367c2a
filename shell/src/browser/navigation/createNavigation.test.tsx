import { jest } from '@jest/globals';
import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import type { Remotes } from '../federation/createRemotes.ts';
import { createNavigation } from './createNavigation.ts';

const SET = 'set-1';
const answerOf = (url: string, rest: Partial<PageAnswer> = {}) =>
  ({
    releaseSet: SET,
    lang: 'de',
    url,
    status: 200,
    screen: { remote: 'shell', id: url },
    head: { title: url, description: '', canonical: url, alternates: {} },
    site: { siteName: 'Haus' },
    messages: {},
    bodyClass: null,
    data: null,
    ...rest,
  }) as unknown as PageAnswer;

/** The shell's server: what each path answers, which a test may hold back. */
const server = new Map<string, () => Promise<unknown>>();
const asked: string[] = [];
const left: string[] = [];
const listeners: Parameters<typeof window.removeEventListener>[] = [];

beforeEach(() => {
  history.pushState(null, '', '/de');
  window.scrollTo = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const listen = window.addEventListener.bind(window) as (...args: unknown[]) => void;
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: unknown[]) => {
    listeners.push(args as (typeof listeners)[number]);
    listen(...args);
  });
  globalThis.fetch = (async (url: string, { signal }: RequestInit) => {
    asked.push(url);
    const body = await (server.get(url.replace('/_data', ''))?.() ?? Promise.reject(new TypeError('network')));
    signal?.throwIfAborted();
    return { json: async () => body };
  }) as typeof fetch;
});
afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  jest.restoreAllMocks();
  for (const list of [asked, left]) list.splice(0);
  server.clear();
});

function open({ isCodeGone = false } = {}) {
  const screen = async ({ id }: { id: string }) => {
    if (isCodeGone && id !== 'error') throw new Error('ChunkLoadError');
    return id;
  };
  const remotes = { screen, addMessages: () => undefined } as unknown as Remotes;
  const navigation = createNavigation(answerOf('/de'), remotes, (url) => left.push(url));
  return {
    ...navigation,
    visit: (path: string) => navigation.navigator.push(path, null),
    shown: () => navigation.page().answer.url,
  };
}
const serve = (url: string, rest: Partial<PageAnswer> = {}) => server.set(url.split('#')[0]!, async () => answerOf(url, rest));
function holdBack(url: string) {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  server.set(url, async () => (await wait, answerOf(url)));
  return letGo;
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
async function back(delta = -1) {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(delta);
  await arrived;
  await settle();
}

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

  it('is overtaken by the next one, whichever answers first', async () => {
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
    site.navigator.replace('/de?room=3', { from: 'filter' });
    await settle();
    expect([history.length, location.search]).toEqual([length, '?room=3']);
    expect(site.page().location.state).toEqual({ from: 'filter' });
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

  it('ask again for what is over in the meantime (decision 53)', async () => {
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

  it('that cannot be had is a failure with a name', async () => {
    await expect(open().fetchPage('/de/list')).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
  });
});
