import { SEASON_CACHE } from '@spielplan/shared-contracts/storage';
import { PAGES_CACHE } from '../screens/Offline/keptPages.ts';
import { createOfflineStore } from './offlineStore.ts';
import { fakeCaches, ORIGIN } from './testing/fakeCaches.ts';

type Answer = { body: string; headers?: Record<string, string>; status?: number };

function setUp(site: Record<string, Answer>) {
  const { all, caches } = fakeCaches();
  const asked: string[] = [];
  const fetch = (async (address: string) => {
    const { pathname, search } = new URL(address, ORIGIN);
    asked.push(pathname + search);
    const { body, headers, status = 200 } = site[pathname + search] ?? { body: '', status: 404 };
    return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
  }) as typeof globalThis.fetch;
  return { store: createOfflineStore({ caches, fetch }), asked, all };
}

const page = (text: string, headers: Record<string, string> = {}): Answer => ({
  body: `<!doctype html><html lang="de"><script src="/assets/shell.0123456789.js"></script>${text}`,
  headers: { 'cache-control': 'public, max-age=0, s-maxage=30', date: 'Sat, 21 Nov 2026 13:00:00 GMT', ...headers },
});
const LIST = '/de/programm/veranstaltungen';

describe('what stays readable without a connection', () => {
  it('is the page that was opened, with its scripts, marked as kept and without its booking', async () => {
    const { store, asked } = setUp({ [LIST]: page('Heute') });
    await store.keep(ORIGIN + LIST);
    expect(asked).toEqual([LIST, '/assets/shell.0123456789.js']);
    const html = await (await store.page(ORIGIN + LIST))?.text();
    expect(html).toContain('Heute');
    expect(html).toContain(
      '<html data-stored="Sat, 21 Nov 2026 13:00:00 GMT" data-info="stored" data-missing="booking" lang="de">',
    );
  });

  it('is the programme, too, whatever page came first, in its language and once', async () => {
    const { store, asked } = setUp({ '/en': page('Home'), '/en/program/events': page('Everything') });
    for (let visit = 0; visit < 2; visit += 1) {
      await store.keep(`${ORIGIN}/en`);
      await store.keepProgramme(`${ORIGIN}/en`);
    }
    expect(asked.filter((path) => path === '/en/program/events')).toHaveLength(1);
    expect(await (await store.page(`${ORIGIN}/en/program/events?genre=3`))?.text()).toContain('Everything');
  });

  it('is the list without its filters where only that was opened', async () => {
    const { store } = setUp({ [LIST]: page('Alles') });
    await store.keep(ORIGIN + LIST);
    expect(await (await store.page(`${ORIGIN + LIST}?tag=3`))?.text()).toContain('Alles');
  });

  it('is the kept season where a filtered list was asked for, and the list as a whole in the language without one', async () => {
    const [german, english] = ['/de/programm/veranstaltungen', '/en/program/events'];
    const { store, all } = setUp({
      [german]: page('Alles'),
      [english]: page('Everything'),
      '/de/produktionen': page('Stücke'),
      '/de/offline': page('Das gespeicherte Programm'),
    });
    await store.prepare();
    for (const path of [german, english, '/de/produktionen']) await store.keep(ORIGIN + path);
    all.set(SEASON_CACHE, new Map([[`${ORIGIN + german}/saison.json`, new Response('{}')]]));
    expect(await (await store.page(`${ORIGIN + german}?genre=3`))?.text()).toContain('Das gespeicherte Programm');
    expect(await (await store.page(`${ORIGIN + english}?genre=3`))?.text()).toContain('Everything');
    expect(await (await store.page(`${ORIGIN}/de/produktionen?season=2`))?.text()).toContain('Stücke');
  });

  it('says in the page’s language that there is no connection where nothing was kept', async () => {
    const { store } = setUp({ '/de/offline': page('Sie sind offline'), '/en/offline': page('You are offline') });
    await store.prepare();
    expect(await (await store.page(`${ORIGIN}/en/program/events`))?.text()).toContain('You are offline');
    expect(await (await store.page(`${ORIGIN}/de/x`))?.text()).toContain('Sie sind offline');
  });

  it.each([
    ['made for an editor', page('Entwurf', { 'cache-control': 'private, no-store' })],
    ['an error', { ...page('Weg'), status: 503 }],
    ['no page', page('BEGIN:VCALENDAR', { 'content-type': 'text/calendar' })],
  ])('is nothing that is %s', async (_, answer) => {
    const { store } = setUp({ '/de': answer });
    await store.keep(`${ORIGIN}/de`);
    expect(await store.page(`${ORIGIN}/de`)).toBeUndefined();
  });

  it('is forty pages at most, the oldest leaving first', async () => {
    const paths = Array.from({ length: 42 }, (_, index) => `${LIST}/a/${index + 1}`);
    const { store, all } = setUp(Object.fromEntries(paths.map((path) => [path, page(path)])));
    for (const path of paths) await store.keep(ORIGIN + path);
    expect(all.get('pages-1')?.size).toBe(40);
    expect(await store.page(`${ORIGIN}${LIST}/a/1`)).toBeUndefined();
    expect(await store.page(`${ORIGIN}${LIST}/a/42`)).toBeDefined();
  });

  it('keeps the saved events and the word that there is no connection, however much is opened (R50)', async () => {
    const paths = Array.from({ length: 45 }, (_, index) => `${LIST}/a/${index + 1}`);
    const staying = ['/de/favoriten', '/de/offline', '/en/offline'];
    const { store } = setUp(Object.fromEntries([...staying, ...paths].map((path) => [path, page(path)])));
    await store.prepare();
    for (const path of ['/de/favoriten', ...paths]) await store.keep(ORIGIN + path);
    expect(await (await store.page(`${ORIGIN}/de/favoriten`))?.text()).toContain('/de/favoriten');
    expect(await (await store.page(`${ORIGIN}/en/x`))?.text()).toContain('/en/offline');
  });

  it('keeps lists of saved events that were sent no longer than any page, and shows nobody their own in the place of one', async () => {
    const own = '/de/favoriten';
    const sent = Array.from({ length: 45 }, (_, index) => `${own}?events=${index}`);
    const { store, all } = setUp(Object.fromEntries([own, '/de/offline', ...sent].map((path) => [path, page(`von ${path}`)])));
    await store.prepare();
    for (const path of [own, ...sent]) await store.keep(ORIGIN + path);
    const kept = [...(all.get(PAGES_CACHE)?.keys() ?? [])];
    expect(kept.filter((url) => url.includes('?'))).toHaveLength(40);
    expect(kept).toContain(ORIGIN + own);
    expect(await (await store.page(`${ORIGIN}${own}?events=0`))?.text()).toContain('von /de/offline');
  });

  it('forgets what another version kept, and leaves the season of the visitor alone', async () => {
    const { store, all } = setUp({});
    for (const name of ['pages-0', SEASON_CACHE]) all.set(name, new Map());
    await store.clean();
    expect([...all.keys()]).toEqual([SEASON_CACHE]);
  });
});
