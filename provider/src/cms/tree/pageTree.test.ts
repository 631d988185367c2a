import { eq, sql } from 'drizzle-orm';
import {
  type Call,
  callPath,
  changePageCall,
  changePageTextsCall,
  createPageCall,
  pageBinCall,
  pageChangesCall,
  type PageNode,
  pageTreeCall,
  removePageCall,
  restorePageCall,
} from '@spielplan/shared-contracts/api';
import { atLeastOne, until } from '@spielplan/shared-contracts/testing';
import { auditLog, editors, pages } from '../../platform/database/schema/index.ts';
import { openHouse } from '../../testing/openHouse.ts';

const { provider, editor, visitor, desk } = openHouse({ publishing: 'draft' });

interface Asked {
  status: number;
  body: { pages: PageNode[]; ids: number[]; error?: string; field?: string; current?: PageNode };
}
async function ask(call: Call, id = 0, body?: unknown, headers: Record<string, string> = {}, by = editor): Promise<Asked> {
  const path = callPath(call, { id });
  const response = await (call.method === 'GET' ? by.get(path) : by.send(call.method, path, body, headers));
  return { status: response.status, body: (await response.json()) as Asked['body'] };
}
const change = (id: number, body: object, headers: Record<string, string> = {}) => ask(changePageCall, id, body, headers);
const tree = async () => pageTreeCall.answer.parse((await ask(pageTreeCall)).body).pages;
const at = async (url: string) => {
  const node = (await tree()).find(({ urls }) => urls.de === url);
  if (!node) throw new Error(`There is no page at ${url}.`);
  return node;
};
const statusOf = async (path: string, by = visitor) => (await by.get(`/de/pageeditor-api/page/${path}`)).status;
const redirectsOf = async (lang: 'de' | 'en') =>
  (await (await visitor.get(`/${lang}/pageeditor-api/redirect`)).json()) as { old_path: string; new_path: string }[];
let made = 0;
async function make(more: object = {}): Promise<PageNode> {
  made += 1;
  const titles = { de: `Neue Seite ${made}`, en: `New page ${made}` };
  const paths = { de: `neu-${made}`, en: `new-${made}` };
  const { status, body } = await ask(createPageCall, 0, { titles, paths, parent: null, ...more });
  expect([status, body]).toEqual([201, { pages: [expect.objectContaining({ titles })] }]);
  return body.pages[0]!;
}

describe('The tree', () => {
  it('holds every page once with its state, and says what of it is a draft, planned or untranslated, and who did it', async () => {
    const [known] = await provider.context.db.select({ count: sql<number>`count(*)::integer` }).from(pages);
    const all = await tree();
    expect(new Set(all.map(({ id }) => id)).size).toBe(known?.count);
    expect(all.find(({ urls }) => urls.de === '/de/sommerfest')).toMatchObject({
      is_online: false,
      missing: [],
      has_draft: false,
    });
    const visit = await at('/de/besuch');
    // Another entry of the menu leads there, too, with a name of its own.
    expect(visit).toMatchObject({ in_menu: true, menu_names: { de: 'Besuch', en: 'Visit' } });
    await change(visit.id, { menu_names: { de: 'Ankommen', en: 'Arrive' } });
    const menu = await (await visitor.get('/de/pageeditor-api/nav')).text();
    expect([menu.includes('Ankommen'), menu.includes('Kasse und Preise')]).toEqual([true, true]);
    const place = { content_type: 'page', object_id: visit.id };
    await desk.create('text', place, { content: '<p>Nur deutsch</p>' });
    expect(visit.undescribed).toEqual([]);
    await editor.send('PATCH', callPath(changePageTextsCall, { lang: 'en', id: visit.id }), { meta_description: ' ' });
    await desk.documents('publishDocuments', [place], { at: new Date(provider.clock.now() + 3_600_000).toISOString() });
    expect(await at('/de/besuch')).toMatchObject({
      has_draft: true,
      missing: ['en'],
      undescribed: ['en'],
      changed_by: 'redaktion',
      scheduled_at: expect.any(String),
    });
    await desk.documents('discardDocuments', [place]);
    expect(await at('/de/besuch')).toMatchObject({ has_draft: false, missing: [], undescribed: [] });
  });

  it('is read by editors alone, and changed at once only by those who may publish', async () => {
    const { db } = provider.context;
    const page = await make();
    const set = (canPublish: boolean) => db.update(editors).set({ canPublish }).where(eq(editors.username, 'redaktion'));
    const calls = [pageTreeCall, pageBinCall, pageChangesCall, createPageCall, changePageCall, removePageCall, restorePageCall];
    for (const call of calls) expect([call.id, (await ask(call, page.id, {}, {}, visitor)).status]).toEqual([call.id, 401]);
    await set(false);
    for (const call of [changePageCall, removePageCall, restorePageCall])
      expect([call.id, (await ask(call, page.id, {})).status]).toEqual([call.id, 403]);
    expect((await ask(pageTreeCall)).status).toBe(200);
    await make();
    await set(true);
  });
});

describe('A new page', () => {
  it('is offline, and refused where its address is taken in either language', async () => {
    const page = await make();
    expect(page).toMatchObject({ is_online: false, in_menu: false, changed_by: 'redaktion' });
    expect(await statusOf(page.urls.de!.slice(4))).toBe(404);
    const body = { titles: { de: 'x', en: 'x' }, paths: { de: 'frei', en: page.urls.en!.slice(4) }, parent: null };
    expect(await ask(createPageCall, 0, body)).toMatchObject({ status: 409, body: { error: 'CONFLICT', field: 'paths.en' } });
  });

  it.each([
    ['titles', { titles: { de: ' ', en: 'x' } }],
    ['paths', { paths: { de: '', en: 'x' } }],
    ['paths', { paths: { de: 'Über uns', en: 'x' } }],
    ['paths', { paths: { de: '/x', en: 'x' } }],
    ['parent', { parent: 99_999 }],
    ['source', { source: 99_999 }],
  ])('is refused with the field %s: %j', async (field, part) => {
    const body = { titles: { de: 'x', en: 'x' }, paths: { de: 'x-1', en: 'x-1' }, parent: null, ...part };
    const asked = await ask(createPageCall, 0, body);
    expect([asked.status, asked.body.error, asked.body.field?.split('.')[0]]).toEqual([400, 'INVALID_BODY', field]);
  });

  it('as a copy has the blocks of the working copy in both languages, with ids and slugs of their own', async () => {
    const source = await at('/de/besuch');
    await desk.create('text', { content_type: 'page', object_id: source.id }, { content: '<p>Entwurfswort</p>' });
    const copy = await make({ source: source.id, parent: source.id });
    const blocksOf = async (id: number, lang: 'de' | 'en') => {
      const query = { content_type: 'page', object_id: id };
      return (
        (await desk.ask('documentBlocks', { query, lang })).body as { blocks: { id: number; slug: string; model: string }[] }
      ).blocks;
    };
    for (const lang of ['de', 'en'] as const) {
      const [theirs, mine] = [await blocksOf(source.id, lang), await blocksOf(copy.id, lang)];
      expect(atLeastOne(mine).map(({ model }) => model)).toEqual(theirs.map(({ model }) => model));
      expect(mine.filter(({ id, slug }) => theirs.some((each) => each.id === id || each.slug === slug))).toEqual([]);
      expect(JSON.stringify(mine)).toContain('Entwurfswort');
    }
    await desk.documents('discardDocuments', [{ content_type: 'page', object_id: source.id }]);
    expect(JSON.stringify(await blocksOf(copy.id, 'de'))).toContain('Entwurfswort');
  });
});

describe('A page', () => {
  it('takes another address with all below it; the old ones lead there in one hop, and only where that is wanted', async () => {
    const page = await make();
    const child = await make({ parent: page.id, paths: { de: 'neu-alt/kind', en: 'child' } });
    await change(page.id, { paths: { de: 'neu-alt', en: 'new-old' }, is_online: true });
    expect(await redirectsOf('de')).not.toContainEqual(expect.objectContaining({ old_path: page.urls.de }));
    await change(child.id, { is_online: true, in_menu: true });
    const renamed = await change(page.id, { paths: { de: 'neu-eins', en: 'new-one' }, redirect: true });
    expect(renamed.body.pages.map(({ urls }) => urls.de)).toEqual(['/de/neu-eins', '/de/neu-eins/kind']);
    expect([await statusOf('neu-alt'), await statusOf('neu-eins'), await statusOf('neu-eins/kind')]).toEqual([404, 200, 200]);
    expect(await redirectsOf('de')).toEqual(
      expect.arrayContaining([
        { old_path: '/de/neu-alt', new_path: '/de/neu-eins' },
        { old_path: '/de/neu-alt/kind', new_path: '/de/neu-eins/kind' },
      ]),
    );
    expect((await redirectsOf('en')).map(({ old_path: old }) => old)).not.toContain('/en/child');
    expect(await (await visitor.get('/de/pageeditor-api/nav')).text()).toContain('/de/neu-eins/kind');
    await change(page.id, { paths: { de: 'neu-zwei', en: 'new-two' }, redirect: true });
    expect(await redirectsOf('de')).toContainEqual({ old_path: '/de/neu-alt', new_path: '/de/neu-zwei' });
    await change(page.id, { paths: { de: 'neu-alt', en: 'new-old' }, redirect: true });
    const back = await redirectsOf('de');
    expect(back.map(({ old_path: old }) => old)).not.toContain('/de/neu-alt');
    expect(back).toContainEqual({ old_path: '/de/neu-zwei', new_path: '/de/neu-alt' });
  });

  it('goes online, into the menus and out again at once, with its name there', async () => {
    const page = await make();
    const nav = async () => (await visitor.get('/de/pageeditor-api/nav')).text();
    await change(page.id, { in_menu: true, in_footer: true, menu_names: { de: 'Menüwort', en: 'Menu word' } });
    expect(await nav()).not.toContain('Menüwort');
    const { body } = await change(page.id, { is_online: true });
    expect(body.pages[0]).toMatchObject({ is_online: true, in_menu: true, in_footer: true, menu_names: { de: 'Menüwort' } });
    expect((await nav()).split('Menüwort')).toHaveLength(3);
    await change(page.id, { in_footer: false, menu_names: { de: 'Anders', en: 'Other' } });
    expect([(await nav()).split('Anders').length, (await nav()).includes('Menüwort')]).toEqual([2, false]);
    await change(page.id, { is_online: false });
    expect([await statusOf(page.urls.de!.slice(4)), (await nav()).includes('Anders')]).toEqual([404, false]);
  });

  it('moves below another one and among its siblings, never below itself', async () => {
    const parent = await make();
    const [a, b, c] = [await make({ parent: parent.id }), await make({ parent: parent.id }), await make({ parent: parent.id })];
    const order = async () => (await tree()).filter((page) => page.parent === parent.id).map(({ id }) => id);
    expect(await order()).toEqual([a.id, b.id, c.id]);
    const moved = await change(c.id, { position: 0 });
    expect([moved.status, await order()]).toEqual([200, [c.id, a.id, b.id]]);
    expect(moved.body.pages.map(({ id }) => id)).toEqual([c.id]);
    await change(a.id, { position: 2 });
    expect(await order()).toEqual([c.id, b.id, a.id]);
    expect((await tree()).find(({ id }) => id === b.id)?.revision).toBe(b.revision);
    await change(b.id, { parent: c.id });
    expect([await order(), (await tree()).find(({ id }) => id === b.id)?.parent]).toEqual([[c.id, a.id], c.id]);
    for (const into of [parent.id, b.id, 99_999])
      expect(await change(parent.id, { parent: into })).toMatchObject({ status: 400, body: { field: 'parent' } });
  });

  it('that somebody else has changed is not changed; the answer has it as it is', async () => {
    const page = await make();
    const tag = { 'if-match': `"${page.revision}"` };
    const answers = await Promise.all([change(page.id, { is_template: true }, tag), change(page.id, { is_online: true }, tag)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412);
    expect(late?.body).toMatchObject({ error: 'PRECONDITION_FAILED', current: { id: page.id, revision: page.revision + 1 } });
    expect(await change(page.id, { position: 0, revision: page.revision })).toMatchObject({
      status: 409,
      body: { current: { id: page.id } },
    });
    expect(await ask(removePageCall, page.id, undefined, tag)).toMatchObject({ status: 412 });
  });

  it('that is the start page keeps its address, its place, and stays', async () => {
    const home = await at('/de');
    for (const body of [{ paths: { de: 'x-2', en: 'x-2' } }, { is_online: false }, { parent: 2 }])
      expect((await change(home.id, body)).status).toBe(400);
    expect((await ask(removePageCall, home.id)).status).toBe(400);
  });
});

describe('A redirect at the address of a page', () => {
  const rule = { lang: 'de', old_path: '/de/frueher-hier', new_path: '/de/besuch' };
  const PATHS = { de: 'frueher-hier', en: 'once-here' };
  /** Later than an answer that others may still share. */
  const settingsCount = async () => {
    await new Promise((resolve) => setTimeout(resolve, 350));
    return ((await (await visitor.get('/api/changes/')).json()) as { settings: number }).settings;
  };
  const isThere = async () => (await redirectsOf('de')).some(({ old_path: old }) => old === rule.old_path);
  const lay = async () => {
    const path = '/pageeditor-api/site-forms/redirects/';
    const { value } = (await (await editor.get(path)).json()) as { value: object[] };
    expect((await editor.send('PATCH', path, { value: [...value, rule] })).status).toBe(200);
  };

  it('stays while the page is offline, however that came there, and goes when the page is published', async () => {
    await lay();
    const page = await make({ paths: PATHS });
    expect(await isThere()).toBe(true);
    await ask(removePageCall, page.id);
    expect([(await ask(restorePageCall, page.id)).status, await isThere()]).toEqual([200, true]);
    await change(page.id, { paths: { de: 'anderswo', en: 'elsewhere' }, redirect: false });
    await change(page.id, { paths: PATHS, redirect: true });
    expect(await isThere()).toBe(true);
    const before = await settingsCount();
    await desk.documents('publishDocuments', [{ content_type: 'page', object_id: page.id }]);
    expect([await isThere(), await statusOf('frueher-hier')]).toEqual([false, 200]);
    await until(async () => (await settingsCount()) !== before);
  });

  it('goes when the page is put online in the tree, and when a page that is online gets its address', async () => {
    const before = await at('/de/frueher-hier');
    await change(before.id, { paths: { de: 'weggezogen', en: 'gone-away' }, redirect: false });
    await lay();
    const page = await make({ paths: { de: 'frueher-hier', en: 'once-here-2' } });
    expect(await isThere()).toBe(true);
    await change(page.id, { is_online: true });
    expect(await isThere()).toBe(false);
    await change(page.id, { paths: { de: 'nochmal-weg', en: 'away-again' }, redirect: false });
    await lay();
    await change(page.id, { paths: { de: 'frueher-hier', en: 'once-here-3' } });
    expect(await isThere()).toBe(false);
  });
});

describe('The bin', () => {
  const bin = async () => pageBinCall.answer.parse((await ask(pageBinCall)).body).pages;

  it('takes a page with all below it from everybody, and gives it back as it was but offline', async () => {
    const page = await make();
    const child = await make({ parent: page.id, source: (await at('/de/besuch')).id });
    for (const { id } of [page, child]) await change(id, { is_online: true, in_menu: true });
    const place = { content_type: 'page', object_id: child.id };
    await desk.create('text', place, { content: '<p>Papierkorbwort</p>' });
    const removed = await ask(removePageCall, page.id);
    expect(new Set(removed.body.ids)).toEqual(new Set([page.id, child.id]));
    const paths = [page, child].map(({ urls }) => urls.de!.slice(4));
    for (const path of paths) expect([await statusOf(path), await statusOf(path, editor)]).toEqual([404, 404]);
    expect(await (await editor.get('/de/pageeditor-api/pages/')).text()).not.toContain(paths[0]);
    expect(await (await visitor.get('/de/pageeditor-api/nav')).text()).not.toContain(paths[0]);
    expect((await desk.ask('publishDocuments', { body: { documents: [place] } })).status).toBe(400);
    expect((await change(child.id, { is_online: true })).status).toBe(404);
    expect((await bin())[0]).toMatchObject({ id: page.id, removed_by: 'redaktion', pages_below: 1, urls: page.urls });
    expect((await ask(restorePageCall, child.id)).status).toBe(404);
    expect((await ask(restorePageCall, page.id)).status).toBe(200);
    expect(await at(child.urls.de!)).toMatchObject({ parent: page.id, is_online: false, in_menu: false, has_draft: true });
    const edited = await editor.get(`/de/pageeditor-api/page/${paths[1]}?edit=1`);
    expect(await edited.text()).toContain('Papierkorbwort');
    expect((await bin()).map(({ id }) => id)).not.toContain(page.id);
  });

  it('frees the address; who comes back finds the next one that is free, and the top where the parent is gone', async () => {
    const parent = await make();
    const page = await make({ parent: parent.id });
    await ask(removePageCall, page.id);
    const next = await make({ paths: { de: page.urls.de!.slice(4), en: 'somewhere' } });
    await ask(removePageCall, parent.id);
    const { body } = await ask(restorePageCall, page.id);
    expect(body.pages[0]).toMatchObject({ urls: { de: `${next.urls.de}-2`, en: page.urls.en }, parent: null });
  });
});

it('who changed what of a page is told from the audit table and the versions, the newest first', async () => {
  const page = await make();
  await change(page.id, { is_online: true });
  provider.clock.forward(1);
  await change(page.id, { paths: { de: 'erzaehlt', en: 'told' }, redirect: true });
  provider.clock.forward(1);
  await desk.create('text', { content_type: 'page', object_id: page.id }, { content: '<p>Neu</p>' });
  const { changes } = pageChangesCall.answer.parse((await ask(pageChangesCall, page.id)).body);
  expect(changes.map(({ what, username }) => [what, username])).toEqual([
    ['content', 'redaktion'],
    ['address', 'redaktion'],
    ['online', 'redaktion'],
    ['created', 'redaktion'],
  ]);
  expect(changes[1]?.detail.de).toContain(`${page.urls.de} → /de/erzaehlt`);
  const [line] = await provider.context.db.select().from(auditLog).where(eq(auditLog.event, 'page_address')).limit(1);
  expect(line).toMatchObject({ accountId: 1, network: '127.0.0.0/24' });
});
