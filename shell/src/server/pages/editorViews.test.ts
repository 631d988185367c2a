import { editorCall, pageCall, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import { loadCmsPage } from '../../screens/CmsPage/loadCmsPage.server.ts';
import { createTestContext, foundPage, type TestContextOptions } from '../testing/createTestContext.ts';
import { dataOf, openSite } from '../testing/openSite.ts';
import { samplePage } from '../../blocks/testing/samplePage.ts';
import type { RenderContext } from './PageRequest.ts';

const EDITOR = 'sessionid=good; csrftoken=t';
const ENDED = 'sessionid=old';
const LIST = '/de/programm/veranstaltungen';
const CREATED = '2026-11-20T17:05:00+01:00';

const page = (headline: string, more: object = {}) => samplePage({ title: headline, headline, in_menu: false, ...more });

interface PageOptions {
  params: { path: string };
  query?: { version_id?: number };
  cookie: string;
}

/**
 * A provider with a published page and one that is offline; the published one has a saved state 7.
 */
function open(options: TestContextOptions = {}) {
  const asked: string[] = [];
  const readAsEditor = (async (call: Call, { params, query, cookie }: PageOptions) => {
    asked.push(call.id);
    if (call.id === editorCall.id) {
      if (!cookie.includes('sessionid=good')) throw new SpielplanError('NOT_LOGGED_IN');
      return {};
    }
    if (call.id !== pageCall.id) return { of: call.id };
    if (params.path === 'sommerfest') return page('Sommerfest', { is_online: false });
    if (params.path !== 'besuch') throw new SpielplanError('NOT_FOUND');
    if (query?.version_id === undefined) return page(`Besuch, gelesen zum ${asked.length}. Mal`);
    if (query.version_id === 8) return page('Fassung ohne Angaben');
    if (query.version_id !== 7) throw new SpielplanError('NOT_FOUND');
    return page('Alter Besuch', { version: { id: 7, created: CREATED, username: 'redaktion' } });
  }) as unknown as RenderContext['readAsEditor'];
  const readPage = async (read: object) => {
    if ((read as PageOptions).params.path !== 'besuch') throw new SpielplanError('NOT_FOUND');
    return page('Besuch');
  };
  const site = openSite({ readAsEditor, readPage, loadCmsPage, ...options });
  const data = async (path: string, cookie?: string) => {
    const answer = await site.pages.answer(`/_data${path}`, cookie !== undefined, { cookie });
    return { answer, page: dataOf(answer) };
  };
  return { ...site, data, asked };
}

describe('a page at another time', () => {
  const LATER = '2099-01-02T08:30Z';
  /** In a year from the day of the test: no later one is answered. */
  const soon = () => `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)}Z`;
  type Moment = { at?: number; onMemento?: (isMemento: boolean) => void };
  /** `honours`: the calls that the provider answers as of a moment. */
  const openAt = (rights?: object, honours: (id: string) => boolean = () => true) => {
    const moments: (number | undefined)[] = [];
    const readAsEditor = (async (call: Call, { cookie, at, onMemento, params, query }: PageOptions & Moment) => {
      if (call.id === editorCall.id) {
        if (!cookie.includes('sessionid=good')) throw new SpielplanError('NOT_LOGGED_IN');
        return { rights };
      }
      onMemento?.(honours(call.id));
      if (call.id !== pageCall.id) return visitors.read(call, { params, query } as never);
      moments.push(at);
      return page('Besuch, später');
    }) as unknown as RenderContext['readAsEditor'];
    const { provider: visitors } = createTestContext().renderContext;
    return { ...open({ readAsEditor }), moments };
  };

  it('is read as of that moment for editors, who are told, and nobody keeps it', async () => {
    const { data, moments, pages } = openAt();
    const at = soon();
    const { answer, page: shown } = await data(`/de/besuch?at=${at}`, EDITOR);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(shown).toMatchObject({ data: { headline: 'Besuch, später' }, preview: { at: new Date(at).toISOString() } });
    expect(shown).toHaveProperty('notice');
    // So the browser keeps it as it keeps `utm_*`: in links and in what is loaded later.
    expect(shown).toMatchObject({ url: '/de/besuch' });
    expect(new Set(moments)).toEqual(new Set([Date.parse(at)]));
    expect(pages.fromCache('/_data/de/besuch')).toBeUndefined();
  });

  it.each([
    ['a visitor', undefined, undefined, soon],
    ['a session that has ended', ENDED, undefined, soon],
    ['an account that may not edit', EDITOR, { edit: false, publish: false, dashboard: true, accounts: false }, soon],
    ['a moment too far ahead', EDITOR, undefined, () => LATER],
    ['a moment that has passed', EDITOR, undefined, () => '2020-01-01T00:00Z'],
  ])('is the page of today for %s', async (_, cookie, rights, at) => {
    const { data } = openAt(rights);
    const { answer, page: shown } = await data(`/de/besuch?at=${at()}`, cookie);
    expect(answer.status).toBe(200);
    expect(shown).toMatchObject({ data: { headline: 'Besuch' } });
    expect(shown).not.toHaveProperty('preview');
  });
});

describe('a provider that does not know the moment', () => {
  const soon = () => `${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)}Z`;
  const openWith = (honours: (id: string) => boolean) => {
    const readAsEditor = (async (
      call: Call,
      { params, query, onMemento }: PageOptions & { onMemento?: (is: boolean) => void },
    ) => {
      if (call.id === editorCall.id) return {};
      onMemento?.(honours(call.id));
      return call.id === pageCall.id ? page('Besuch') : visitors.read(call, { params, query } as never);
    }) as unknown as RenderContext['readAsEditor'];
    const { provider: visitors } = createTestContext().renderContext;
    return open({ readAsEditor });
  };

  it('leaves the page of now, which says so instead of claiming another time', async () => {
    const { page: shown } = await openWith(() => false).data(`/de/besuch?at=${soon()}`, EDITOR);
    expect(shown).toMatchObject({ data: { headline: 'Besuch' }, notice: 'preview.now' });
    expect(shown).not.toHaveProperty('preview');
  });

  it('in a part of the page is told of beside the moment', async () => {
    const { page: shown } = await openWith((id) => id !== pageCall.id).data(`/de/besuch?at=${soon()}`, EDITOR);
    expect(shown).toMatchObject({ preview: {}, notice: expect.stringMatching(/^preview\.at preview\.mixed$/) });
  });
});

describe('a page that is not published', () => {
  it('is there for editors, who are told, and nobody keeps it', async () => {
    const { data, pages } = open();
    const { answer, page: shown } = await data('/de/sommerfest', EDITOR);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(shown).toMatchObject({ data: { headline: 'Sommerfest' }, preview: { isOffline: true } });
    expect(pages.fromCache('/_data/de/sommerfest')).toBeUndefined();
    expect(String((await pages.answer('/de/sommerfest', true, { cookie: EDITOR })).body)).toMatch(
      /<meta name="robots" content="none"/,
    );
  });

  it.each([undefined, ENDED])('is a 404 for everybody else, also right after an editor has seen it (%s)', async (cookie) => {
    const { data } = open();
    await data('/de/sommerfest', EDITOR);
    expect((await data('/de/sommerfest', cookie)).answer.status).toBe(404);
    expect((await data('/de/sommerfest?edit=1', cookie)).answer.status).toBe(404);
  });

  it('is not looked for twice where editors find nothing either', async () => {
    const { data } = open();
    expect((await data('/de/nirgends', EDITOR)).answer.status).toBe(404);
  });
});

describe('a saved state (R57)', () => {
  it('is shown to an editor with its number, its time and who saved it', async () => {
    const { data } = open();
    expect((await data('/de/besuch?v=7', EDITOR)).page).toMatchObject({
      data: { headline: 'Alter Besuch' },
      preview: { version: { id: 7, saved: '20. November 2026, 17:05 Uhr', username: 'redaktion' } },
    });
    expect((await data('/de/besuch?v=8', EDITOR)).page).toMatchObject({
      preview: { version: { id: 8, saved: null, username: null } },
    });
  });

  it.each(['9', 'abc', '0', '-7', '7.0', '', '07', '99999999999', '7%20'])(
    'that is not there is a 404: v=%s',
    async (version) => {
      const { pages } = open();
      const answer = await pages.answer(`/de/besuch?v=${version}`, true, { cookie: EDITOR });
      expect(answer).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } });
    },
  );

  it.each([LIST, '/de/nirgends'])('is a 404 where pages have none: %s', async (path) => {
    expect((await open().pages.answer(`${path}?v=7`, true, { cookie: EDITOR })).status).toBe(404);
  });

  it.each([undefined, ENDED])('is dropped for everybody else, whose session has ended included (%s)', async (cookie) => {
    const answer = await open().pages.answer('/de/besuch?v=7&q=a', cookie !== undefined, { cookie });
    expect(answer).toMatchObject({ status: 301, headers: { location: '/de/besuch?q=a', 'cache-control': 'private, no-store' } });
  });

  it('is an error while nobody can say whose session it is, and never the current page', async () => {
    const readAsEditor = (() => Promise.reject(new SpielplanError('PROVIDER_TIMEOUT'))) as RenderContext['readAsEditor'];
    const { pages } = open({ readAsEditor });
    await pages.answer('/de/besuch', false);
    expect((await pages.answer('/de/besuch?v=7', true, { cookie: EDITOR })).status).toBe(503);
  });
});

describe('edit mode', () => {
  it('reads a page again each time, while visitors share theirs', async () => {
    const { data } = open();
    const headline = async (path: string, cookie?: string) =>
      ((await data(path, cookie)).page as { data: { headline: string } }).data.headline;
    const [first, second] = [await headline('/de/besuch?edit', EDITOR), await headline('/de/besuch?edit', EDITOR)];
    expect([first, second]).toEqual(['Besuch, gelesen zum 2. Mal', 'Besuch, gelesen zum 4. Mal']);
    expect(await headline('/de/besuch?edit')).toBe('Besuch');
    expect(await headline('/de/besuch', EDITOR)).toBe('Besuch');
  });

  it('gives the loaders of remotes the same reader, without cookies, and takes it back when the page is made', async () => {
    let given: LoadContext | undefined;
    const { pages, asked } = open({
      load: async (context) => {
        given = context;
        await context.provider.read(pageCall, { params: { lang: 'de', path: 'besuch' } });
        return foundPage();
      },
    });
    expect((await pages.answer(`${LIST}?edit=1`, true, { cookie: EDITOR })).status).toBe(200);
    expect(asked).toEqual(['editor', 'page']);
    expect(JSON.stringify(given)).not.toMatch(/session|good|csrf/i);
    expect(Object.keys(given!.provider)).not.toContain('cookie');
    await expect(given!.provider.read(pageCall, { params: { lang: 'de', path: 'besuch' } })).rejects.toMatchObject({
      spielplan: 'FORBIDDEN',
    });
  });

  it('never falls back to what visitors had', async () => {
    let isAway = false;
    const { pages } = open({
      load: async () => {
        if (isAway) throw new SpielplanError('PROVIDER_TIMEOUT');
        return foundPage();
      },
    });
    await pages.answer(`${LIST}?edit=1`, false);
    isAway = true;
    expect((await pages.answer(`${LIST}?edit=1`, true, { cookie: EDITOR })).status).toBe(503);
  });
});
