import { eq } from 'drizzle-orm';
import {
  callPath,
  changePageCall,
  changePageTextsCall,
  createPageCall,
  documentChecksCall,
  type DocumentRef,
  linkTargetsCall,
  type PageBlock,
  pageCall,
  pageTreeCall,
  removePageCall,
} from '@spielplan/shared-contracts/api';
import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import { articles, modules, pages, settings } from '../../platform/database/schema/index.ts';
import { openDesk, type EditorsDesk, setPublishing } from '../../testing/editorsDesk.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';
import { takeOverLinks } from './takeOverLinks.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };
const STORY: DocumentRef = { content_type: 'article', object_id: 1 };

let provider: TestProvider;
let editor: Visitor;
let visitor: Visitor;
let desk: EditorsDesk;
beforeAll(async () => {
  provider = await startTestProvider();
  await setPublishing(provider, 'draft');
  [editor, visitor] = [await newEditor(provider.url), await newVisitor(provider.url)];
  desk = openDesk(editor);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

let made = 0;
/** A page that is online, with an address of its own. */
async function makePage(): Promise<{ id: number; path: Localised }> {
  made += 1;
  const path = { de: `ziel-${made}`, en: `target-${made}` };
  const titles = { de: 'Ziel', en: 'Target' };
  const body = { titles, paths: path, parent: null };
  const created = await editor.send('POST', callPath(createPageCall), body);
  const { pages: nodes } = pageTreeCall.answer.parse(await created.json());
  const id = nodes[0]?.id ?? 0;
  await changePage(id, { is_online: true });
  return { id, path };
}
async function changePage(id: number, change: object): Promise<void> {
  const changed = await editor.send('PATCH', callPath(changePageCall, { id }), change);
  expect([changed.status, changed.status === 200 ? '' : await changed.text()]).toEqual([200, '']);
}
const rename = (id: number, word: string) => changePage(id, { paths: { de: `${word}-neu`, en: `${word}-new` } });

const flat = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block) => [block, ...block.columns.flatMap(({ children }) => flat(children))]);
/** The fields of a block as a reader of the page gets them; undefined where it is not there. */
async function shown(id: number, lang: Language, by = visitor, query = ''): Promise<PageBlock | undefined> {
  const { path } = (await provider.context.db.select().from(pages).where(eq(pages.id, ABOUT.object_id)))[0] ?? {};
  const answer = await by.get(`/${lang}/pageeditor-api/page/${path?.[lang]}${query}`);
  return flat(pageCall.answer.parse(await answer.json()).modules).find((block) => block.id === id);
}
const publish = () => desk.documents('publishDocuments', [ABOUT]);
const findings = async () =>
  documentChecksCall.answer
    .parse((await desk.ask('documentChecks', { query: ABOUT })).body)
    .findings.filter(({ rule }) => rule === 'dead-link');
const textLink = (href: string) => ({ content: `<p>Zur <a href="${href}" target="_blank" rel="noopener">Halle</a>.</p>` });

it('a link leads to its page after a renaming, in the language of its reader, also when another page has its old address', async () => {
  const page = await makePage();
  const link = await desk.create('link', ABOUT, { link_text: 'Zur Halle', link: `/de/${page.path.de}/?x=1#oben` });
  const text = await desk.create('text', ABOUT, textLink(`/de/${page.path.de}`));
  await publish();
  expect((await shown(link.id, 'en'))?.['link']).toBe(`/en/${page.path.en}?x=1#oben`);
  await rename(page.id, 'eins');
  const other = await makePage();
  await changePage(other.id, { paths: page.path });
  for (const [by, query] of [
    [visitor, ''],
    [editor, '?edit=1'],
  ] as const) {
    expect((await shown(link.id, 'de', by, query))?.['link']).toBe('/de/eins-neu?x=1#oben');
    expect((await shown(link.id, 'en', by, query))?.['link']).toBe('/en/eins-new?x=1#oben');
    expect((await shown(text.id, 'en', by, query))?.['content']).toBe(
      '<p>Zur <a href="/en/eins-new" target="_blank" rel="noopener">Halle</a>.</p>',
    );
  }
  expect(await findings()).toEqual([]);
});

it('what an open editor saves with the address of before still leads to the page', async () => {
  const page = await makePage();
  const text = await desk.create('text', ABOUT, textLink(`/de/${page.path.de}`));
  await rename(page.id, 'zwei');
  await desk.ask('text.patch', { params: { id: text.id }, body: { content: `<p>Neu: <a href="/de/${page.path.de}">x</a></p>` } });
  await publish();
  expect((await shown(text.id, 'de'))?.['content']).toBe('<p>Neu: <a href="/de/zwei-neu">x</a></p>');
});

it('saving what was read changes nothing, and an answer never shows how a link is stored', async () => {
  const page = await makePage();
  const text = await desk.create('text', ABOUT, textLink(`/de/${page.path.de}`));
  const saved = await desk.ask('text.patch', { params: { id: text.id }, body: { content: text['content'] } });
  expect(saved.body).toMatchObject({ revision: text.revision, content: textLink(`/de/${page.path.de}`).content });
  const states = await desk.ask('documentBlocks', { query: ABOUT });
  expect(JSON.stringify(states.body)).not.toContain('spielplan:page');
  const old = await desk.ask('text.patch', {
    params: { id: text.id },
    body: { content: '<p>Alt</p>', revision: text.revision - 1 },
  });
  expect([old.status, JSON.stringify(old.body)]).toEqual([409, expect.stringContaining(`/de/${page.path.de}`)]);
});

it('an address of the other language stays one, and words that look like a stored link stay words', async () => {
  const page = await makePage();
  const link = await desk.create('link', ABOUT, { link_text: 'In English', link: `/en/${page.path.en}` });
  const line = await desk.create('headline', ABOUT, { headline_level: 2, content: `spielplan:page:${page.id}` });
  const written = await desk.ask('link.patch', { params: { id: link.id }, body: { link: `spielplan:page:${page.id}` } });
  expect(written).toMatchObject({ status: 400, body: { field: 'link' } });
  await publish();
  expect((await shown(link.id, 'de'))?.['link']).toBe(`/en/${page.path.en}`);
  expect((await shown(line.id, 'de'))?.['content']).toBe(`spielplan:page:${page.id}`);
});

it('to a page that is offline or in the bin there is no link for visitors; the words stay, editors see it and the checks name it', async () => {
  const page = await makePage();
  const text = await desk.create('text', ABOUT, textLink(`/de/${page.path.de}`));
  const link = await desk.create('link', ABOUT, { link_text: 'Zum Ziel', link: `/de/${page.path.de}` });
  await publish();
  await changePage(page.id, { is_online: false });
  expect((await shown(text.id, 'de'))?.['content']).toBe('<p>Zur Halle.</p>');
  expect((await shown(link.id, 'de'))?.['link']).toBe('');
  expect((await shown(text.id, 'de', editor))?.['content']).toContain(`href="/de/${page.path.de}"`);
  expect(await findings()).toContainEqual(expect.objectContaining({ block: text.id, words: `/de/${page.path.de}` }));
  await changePage(page.id, { is_online: true });
  expect((await shown(text.id, 'de'))?.['content']).toContain('href=');
  await editor.send('DELETE', callPath(removePageCall, { id: page.id }), undefined);
  expect((await shown(text.id, 'en'))?.['content']).toBe('<p>Zur Halle.</p>');
  expect((await findings()).filter(({ block }) => block === link.id)).toHaveLength(2);
});

it('a story with another word in its address is found, and one that is gone is dead', async () => {
  const { db, changes } = provider.context;
  const link = await desk.create('link', ABOUT, { link_text: 'Lesen im Regen', link: '/de/stories/irgendwas/1#ende' });
  const [extra] = await db.select().from(articles).where(eq(articles.id, 2));
  const [going] = await db
    .insert(articles)
    .values({ ...extra!, id: 99_999 })
    .returning();
  const gone = await desk.create('link', ABOUT, { link_text: 'Fort', link: '/de/stories/fort/99999' });
  const never = await desk.create('link', ABOUT, { link_text: 'Nie da', link: '/de/stories/nie/99998' });
  await publish();
  await db
    .update(articles)
    .set({ slug: { de: 'umbenannt', en: 'renamed' } })
    .where(eq(articles.id, 1));
  await db.delete(articles).where(eq(articles.id, going?.id ?? 0));
  changes.changed('content');
  expect((await shown(link.id, 'de'))?.['link']).toBe('/de/stories/umbenannt/1#ende');
  expect((await shown(link.id, 'en'))?.['link']).toBe('/en/stories/renamed/1#ende');
  expect((await shown(gone.id, 'de'))?.['link']).toBe('');
  expect(await findings()).toContainEqual(expect.objectContaining({ block: gone.id, words: '/de/stories/-/99999' }));
  expect(await findings()).toContainEqual(expect.objectContaining({ block: never.id, words: '/de/stories/nie/99998' }));
  const list = await desk.create('link', ABOUT, { link_text: 'Programm', link: '/de/programm/veranstaltungen?date=1' });
  await publish();
  expect((await shown(list.id, 'en'))?.['link']).toBe('/en/program/events?date=1');
});

it('copies, removed blocks that come back and older versions lead to the address of today', async () => {
  const page = await makePage();
  const text = await desk.create('text', STORY, textLink(`/de/${page.path.de}`));
  await desk.documents('publishDocuments', [STORY]);
  const before = await desk.ask('documentVersions', { query: STORY });
  const removed = await desk.ask('removeBlock', { params: { id: text.id } });
  await rename(page.id, 'vier');
  const { subtree } = removed.body as { subtree: object };
  const place = { ...STORY, parent: null };
  const back = await desk.ask('restoreBlocks', { body: { subtree, ...place } });
  const copy = await desk.ask('copyBlocks', { lang: 'en', body: { subtree, ...place } });
  const unsealed = await desk.ask('copyBlocks', { body: { subtree: { ...subtree, seal: 'x' }, ...place } });
  expect(
    [back.body, copy.body, unsealed.body].map((body) => /href="([^"]*)"/.exec((body as { content: string }).content)?.[1]),
  ).toEqual(['/de/vier-neu', '/en/vier-new', '/de/vier-neu']);
  const [version] = (before.body as { results: { id: number }[] }).results;
  const old = await desk.ask('documentVersion', { params: { id: version?.id ?? 0 }, query: STORY });
  expect(JSON.stringify(old.body)).toContain('/de/vier-neu');
});

it('the search of a link field finds what visitors do not see by words of either language, and says so; visitors cannot ask it', async () => {
  const { db, clock } = provider.context;
  const page = await makePage();
  const search = async (query: string, lang: Language = 'de') => {
    const { status, body } = await desk.ask('linkTargets', { query: { query }, lang });
    expect(status).toBe(200);
    return linkTargetsCall.answer.parse(body).results.map(({ title, link, is_online }) => [title, link, is_online]);
  };
  expect(await search(page.path.en)).toEqual([['Ziel', `/de/${page.path.de}`, true]]);
  await changePage(page.id, { is_online: false });
  expect(await search(`ziel ${page.path.de}`, 'en')).toEqual([['Target', `/en/${page.path.en}`, false]]);
  // As editors have it: the title of its draft.
  await editor.send('PATCH', callPath(changePageTextsCall, { lang: 'de', id: page.id }), { title: 'Ankunftshalle' });
  expect(await search('ankunfts halle')).toEqual([['Ankunftshalle', `/de/${page.path.de}`, false]]);
  await editor.send('DELETE', callPath(removePageCall, { id: page.id }), undefined);
  expect(await search('ankunftshalle')).toEqual([]);
  const [story] = await db.select().from(articles).where(eq(articles.id, 2));
  const later = { ...story!, headline: { de: 'Erst morgen', en: 'Not until tomorrow' }, published: new Date(clock.now() + 9e7) };
  await db.insert(articles).values({ ...later, id: 99_990 });
  expect(await search('morgen until')).toEqual([['Erst morgen', expect.stringMatching(/99990$/), false]]);
  await db.delete(articles).where(eq(articles.id, 99_990));
  expect(await search('100%')).toEqual([]);
  expect((await visitor.get(`${callPath(linkTargetsCall, { lang: 'de' })}?query=ziel`)).status).toBe(401);
});

it('an alert leads to its page after a renaming', async () => {
  const page = await makePage();
  const both = { de: 'x', en: 'x' };
  const link = { de: `/de/${page.path.de}`, en: `/en/${page.path.en}` };
  const entry = { id: null, title: both, text: both, link, link_title: both, online_from: null, online_to: null };
  const path = '/pageeditor-api/site-forms/alerts/';
  await editor.send('PATCH', path, { value: [entry] });
  await rename(page.id, 'fuenf');
  expect(await (await editor.get(path)).json()).toMatchObject({
    value: [{ link: { de: '/de/fuenf-neu', en: '/en/fuenf-new' } }],
  });
  expect(await (await visitor.get('/api/breaking-news/?lang=en')).json()).toMatchObject([{ link: '/en/fuenf-new' }]);
});

it('links of older data are taken over once, those of redirects and copies for the other language as well', async () => {
  const { db, configuration } = provider.context;
  const page = await makePage();
  const moved = await makePage();
  await changePage(moved.id, { paths: { de: 'sechs-neu', en: 'sechs-new' }, redirect: true });
  const hrefs = [
    `/de/${page.path.de}?a=1&amp;b=2`,
    `/de/${moved.path.de}`,
    `${configuration.publicOrigin}/de`,
    '/de/gibt-es-nicht',
  ];
  const content = `<p>${hrefs.map((href) => `<a href="${href}">x</a>`).join('')}</p>`;
  const [row] = await db
    .insert(modules)
    .values({ pageId: 3, position: 900, slug: 'alt', model: 'text', fields: { de: { content }, en: { content } }, columns: [] })
    .returning();
  expect(await takeOverLinks(db, configuration.publicOrigin)).toBe(0);
  await db.delete(settings).where(eq(settings.key, 'links_by_id'));
  expect(await takeOverLinks(db, configuration.publicOrigin)).toBeGreaterThan(0);
  const [kept] = await db
    .select()
    .from(modules)
    .where(eq(modules.id, row?.id ?? 0));
  const stored = [
    `spielplan:page:${page.id}?a=1&amp;b=2`,
    `spielplan:page:${moved.id}`,
    'spielplan:route:home',
    '/de/gibt-es-nicht',
  ];
  for (const lang of ['de', 'en'] as const)
    expect([...String(kept?.fields[lang]['content']).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(stored);
  const english = await desk.ask('readBlock', { params: { id: row?.id ?? 0 }, lang: 'en' });
  expect(JSON.stringify((english.body as { block: object }).block)).toContain(`/en/${page.path.en}?a=1&amp;b=2`);
});
