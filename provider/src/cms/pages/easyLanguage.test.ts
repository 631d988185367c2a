import { eq, sql } from 'drizzle-orm';
import {
  addressesCall,
  callPath,
  changePageCall,
  eventCall,
  eventsCall,
  pageCall,
  type PageNode,
  productionCall,
  searchOthersCall,
} from '@spielplan/shared-contracts/api';
import { pages, productions } from '../../platform/database/schema/index.ts';
import { openHouse } from '../../testing/openHouse.ts';

const { provider, editor, visitor } = openHouse();

const TWIN = { de: '/de/leichte-sprache/besuch', en: '/en/easy-language/visit' };
const read = async (path: string, lang = 'de', reader = visitor) =>
  pageCall.answer.parse(await (await reader.get(`/${lang}/pageeditor-api/page/${path}`)).json());
const idOf = async (path: string) => (await read(path, 'de', editor)).id;
async function change(path: string, body: object) {
  const response = await editor.send('PATCH', callPath(changePageCall, { id: await idOf(path) }), body);
  const answer = (await response.json()) as { pages?: PageNode[]; error?: string; field?: string };
  return { status: response.status, node: answer.pages?.at(-1), error: answer.error, field: answer.field };
}
async function productionOf(title: string) {
  const [row] = await provider.context.db
    .select({ id: productions.id })
    .from(productions)
    .where(sql`${productions.title} ->> 'de' = ${title}`);
  return row!.id;
}

describe('A twin in easy language (R73)', () => {
  it('and its page name each other, in both languages', async () => {
    for (const [lang, path, twin] of [
      ['de', 'besuch', 'leichte-sprache/besuch'],
      ['en', 'visit', 'easy-language/visit'],
    ] as const) {
      const page = await read(path, lang);
      expect(page.easy_language).toEqual({ urls: TWIN });
      expect(page).not.toHaveProperty('easy_of');
      const { easy_of: of, ...easy } = await read(twin, lang);
      expect(of).toEqual({
        content_type: 'page',
        object_id: page.id,
        title: page.title,
        urls: { de: '/de/besuch', en: '/en/visit' },
      });
      expect(easy).not.toHaveProperty('easy_language');
    }
  });

  it('of a production is that of each of its dates, unless a date has its own', async () => {
    const id = await productionOf('Antigone');
    const urls = { de: '/de/leichte-sprache/antigone', en: '/en/easy-language/antigone' };
    const { dates, easy_language: easy } = productionCall.answer.parse(
      await (await visitor.get(callPath(productionCall, { lang: 'de', id }))).json(),
    );
    expect(easy).toEqual({ urls });
    const [date, other] = dates;
    const eventTwin = async (event: number) =>
      eventCall.answer.parse(await (await visitor.get(callPath(eventCall, { lang: 'de', id: event }))).json()).easy_language?.urls
        .de;
    expect(await eventTwin(date!.id)).toBe(urls.de);
    expect(await change('besuch/gruppen', { is_easy: true, easy_of: date!.link })).toMatchObject({ status: 200 });
    expect([await eventTwin(date!.id), await eventTwin(other!.id)]).toEqual(['/de/besuch/gruppen', urls.de]);
    expect((await read('besuch/gruppen')).easy_of).toMatchObject({
      content_type: 'event',
      object_id: date!.id,
      title: 'Antigone',
    });
    await change('besuch/gruppen', { is_easy: false });
    expect(await eventTwin(date!.id)).toBe(urls.de);
    const { easy_of: gone } = await read('besuch/gruppen');
    expect(gone).toBeUndefined();
  });

  it('no list of events carries it', async () => {
    const list = await (await visitor.get(callPath(eventsCall, { lang: 'de' }))).text();
    expect(list).not.toContain('easy');
  });

  it('that is offline, or of something offline, is not told of', async () => {
    await change('leichte-sprache/besuch', { is_online: false });
    expect(await read('besuch')).not.toHaveProperty('easy_language');
    await change('leichte-sprache/besuch', { is_online: true });
    await change('besuch', { is_online: false });
    expect((await read('leichte-sprache/besuch')).easy_of).toBeNull();
    await change('besuch', { is_online: true });
    expect((await read('leichte-sprache/besuch')).easy_of).toMatchObject({ title: 'Besuch' });
  });

  it.each([
    ['leichte-sprache/besuch', { easy_of: '/de/nirgends' }, 400, 'easy_of'],
    ['leichte-sprache/besuch', { easy_of: 'https://woanders.example/de/besuch' }, 400, 'easy_of'],
    ['leichte-sprache/besuch', { easy_of: '/de/programm/veranstaltungen/x/2147483647' }, 400, 'easy_of'],
    ['leichte-sprache/besuch', { easy_of: '/de/leichte-sprache/besuch' }, 400, 'easy_of'],
    ['leichte-sprache/besuch', { easy_of: '/de/leichte-sprache/antigone' }, 400, 'easy_of'],
    ['leichte-sprache/besuch', { easy_of: '/de/ueber-uns' }, 409, 'easy_of'],
    ['besuch', { is_easy: true }, 400, 'is_easy'],
    ['', { is_easy: true }, 400, 'is_easy'],
  ])('%s cannot become %j', async (path, body, status, field) => {
    const before = await read(path, 'de', editor);
    expect(await change(path, body)).toMatchObject({ status, field });
    expect(await read(path, 'de', editor)).toEqual(before);
  });

  it('is set by the address of what it belongs to, in any language, and stays what it is where nothing is said', async () => {
    const done = await change('leichte-sprache/besuch', { easy_of: '/en/visit/getting-here?utm_source=x' });
    expect(done).toMatchObject({ status: 200, node: { is_easy: true, easy_of: { de: '/de/besuch/anfahrt' } } });
    expect((await read('besuch/anfahrt')).easy_language).toEqual({ urls: TWIN });
    expect(await read('besuch')).not.toHaveProperty('easy_language');
    await change('leichte-sprache/besuch', { is_template: true });
    expect((await read('besuch/anfahrt')).easy_language).toEqual({ urls: TWIN });
    expect(await change('leichte-sprache/besuch', { easy_of: null })).toMatchObject({ node: { is_easy: true, easy_of: null } });
    expect((await read('leichte-sprache/besuch')).easy_of).toBeNull();
    await change('leichte-sprache/besuch', { easy_of: '/de/besuch', is_template: false });
  });

  it('in the bin gives its place to another one', async () => {
    const { db } = provider.context;
    const id = await idOf('leichte-sprache/ueber-uns');
    await editor.send('DELETE', `/pageeditor-api/page-tree/${id}/`);
    expect(await read('ueber-uns')).not.toHaveProperty('easy_language');
    expect((await visitor.get('/de/pageeditor-api/page/leichte-sprache/ueber-uns')).status).toBe(404);
    const [kept] = await db.select({ easyId: pages.easyId }).from(pages).where(eq(pages.id, id));
    expect(kept?.easyId).not.toBeNull();
    expect(await change('besuch/gruppen', { is_easy: true, easy_of: '/de/ueber-uns' })).toMatchObject({ status: 200 });
    expect((await read('ueber-uns')).easy_language?.urls.de).toBe('/de/besuch/gruppen');
    const back = await editor.send('POST', `/pageeditor-api/page-bin/${id}/restore/`, {});
    const { pages: restored } = (await back.json()) as { pages: PageNode[] };
    expect(restored).toMatchObject([{ is_easy: true, easy_of: null }]);
    expect((await read('ueber-uns')).easy_language?.urls.de).toBe('/de/besuch/gruppen');
  });

  it("comes back from the bin as nobody's where its page is in easy language itself by now", async () => {
    const id = await idOf('leichte-sprache/besuch');
    await editor.send('DELETE', `/pageeditor-api/page-tree/${id}/`);
    expect(await change('besuch', { is_easy: true })).toMatchObject({ status: 200 });
    await editor.send('POST', `/pageeditor-api/page-bin/${id}/restore/`, {});
    const [kept] = await provider.context.db.select({ easyId: pages.easyId }).from(pages).where(eq(pages.id, id));
    expect(kept?.easyId).toBeNull();
    await change('besuch', { is_easy: false });
  });

  it('is found, also by the name of easy language, and says what it is', async () => {
    const find = async (query: string, lang: string) => {
      const search = new URLSearchParams({ query, lang });
      const answer = await (await visitor.get(`${searchOthersCall.path}?${search}`)).json();
      return searchOthersCall.answer.parse(answer).results;
    };
    for (const [lang, words, link] of [
      ['de', 'Leichte Sprache Antigone', '/de/leichte-sprache/antigone'],
      ['en', 'easy language Antigone', '/en/easy-language/antigone'],
    ] as const) {
      const hit = (await find(words, lang)).find((each) => each.link === link);
      expect(hit).toMatchObject({ kind: 'page', is_easy: true });
    }
    const others = (await find('Anfahrt', 'de')).filter(({ link }) => link === '/de/besuch/anfahrt');
    expect(others).toHaveLength(1);
    expect(others[0]).not.toHaveProperty('is_easy');
  });

  it('is among the addresses of the sitemap', async () => {
    const answer = await (await visitor.get(`${addressesCall.path}?kind=page`)).json();
    const urls = addressesCall.answer.parse(answer).results.map(({ urls: own }) => own.en);
    expect(urls).toContain('/en/easy-language/twelfth-night');
  });
});
