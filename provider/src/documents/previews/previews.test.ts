import { eq } from 'drizzle-orm';
import {
  allCalls,
  callPath,
  containerBySlugCall,
  createPreviewLinkCall,
  type DocumentRef,
  MAX_PREVIEW_LINKS,
  type Page,
  pageCall,
  previewLinksCall,
  storyCall,
} from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { editors, pages, previewLinks } from '../../platform/database/schema/index.ts';
import { callsThatShow, DETAILS } from '../../testing/callsThatShow.ts';
import { type EditorsDesk, openDesk, setPublishing } from '../../testing/editorsDesk.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';

const LINKS = '/de/pageeditor-api/preview-links/';
const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };
const HOME: DocumentRef = { content_type: 'page', object_id: 1 };
const STORY: DocumentRef = { content_type: 'article', object_id: 1 };
const SITE: DocumentRef = { content_type: 'site', object_id: 1 };

let provider: TestProvider;
let editor: Visitor;
let visitor: Visitor;
let desk: EditorsDesk;
let aboutPath: string;
beforeAll(async () => {
  provider = await startTestProvider();
  await setPublishing(provider, 'draft');
  editor = await newEditor(provider.url);
  visitor = await newVisitor(provider.url, { withToken: false });
  desk = openDesk(editor);
  const [about] = await provider.context.db.select().from(pages).where(eq(pages.id, ABOUT.object_id));
  aboutPath = about?.path.de ?? '';
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

async function linkTo(document: DocumentRef, days = 1) {
  const answer = await editor.send('POST', LINKS, { ...document, days });
  expect(answer.status).toBe(201);
  return createPreviewLinkCall.answer.parse(await answer.json());
}

const pathOf = (document: DocumentRef, slug: string): string => {
  const place = { lang: 'de', id: document.object_id, slug };
  if (document === SITE) return callPath(containerBySlugCall, place);
  if (document === STORY) return callPath(storyCall, place);
  const detail = DETAILS.find((each) => each.document === document);
  if (detail) return callPath(allCalls[detail.call]!, place);
  return callPath(pageCall, { ...place, path: document === HOME ? '' : aboutPath });
};
const textAt = async (path: string, token: string) => (await visitor.get(`${path}?preview=${token}`)).text();

describe('A preview link', () => {
  it('shows the draft of its document to anybody, and of no other; no public answer holds it afterwards', async () => {
    const slug = 'vorschau-abschnitt';
    const box = await desk.create('container', SITE, {}, { slug });
    const documents = [ABOUT, HOME, STORY, SITE, ...DETAILS.map(({ document }) => document)];
    const drafts: { document: DocumentRef; word: string; path: string; token: string }[] = [];
    for (const [index, document] of documents.entries()) {
      const word = `wumpelstrat${'abcdefgh'[index]}`;
      await desk.create('text', document, { content: `<p>${word}</p>` }, document === SITE ? { parent: box.id } : {});
      drafts.push({ document, word, path: pathOf(document, slug), token: (await linkTo(document)).token });
    }
    expect(drafts).toHaveLength(8);
    for (const { token, document } of atLeastOne(drafts)) {
      const shown = await Promise.all(
        drafts.map(async (each) => [each.word, (await textAt(each.path, token)).includes(each.word)]),
      );
      expect(shown).toEqual(drafts.map((each) => [each.word, each.document === document]));
    }
    for (const { word } of atLeastOne(drafts)) expect([word, await callsThatShow(provider, visitor, word)]).toEqual([word, []]);
  });

  it('says what it is for and until when, is kept by nobody, and its secret is not stored', async () => {
    const { token, expires, id } = await linkTo(ABOUT, 7);
    const answer = await visitor.get(`/de/pageeditor-api/preview/?preview=${token}`);
    expect(await answer.json()).toEqual({ ...ABOUT, expires });
    expect(Date.parse(expires)).toBe(provider.clock.now() + 7 * 86_400_000);
    const page = await visitor.get(`/de/pageeditor-api/page/${aboutPath}?preview=${token}`);
    const twice = await visitor.get(`/de/pageeditor-api/page/${aboutPath}?preview=${token}&preview=${token}`);
    for (const { headers } of [answer, page, twice]) expect(headers.get('cache-control')).toBe('private, no-store');
    const rows = await provider.context.db.select().from(previewLinks);
    expect(rows.map((row) => row.id)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('shows a page that is offline, with every other page that is offline left out', async () => {
    const { db } = provider.context;
    const offline = { isOnline: false };
    const [other] = await db.select().from(pages).where(eq(pages.parentId, ABOUT.object_id));
    const of = [ABOUT.object_id, other?.id ?? 0];
    for (const id of of) await db.update(pages).set(offline).where(eq(pages.id, id));
    const { token } = await linkTo(ABOUT);
    const answer = await visitor.get(`/de/pageeditor-api/page/${aboutPath}?preview=${token}`);
    expect([answer.status, (await visitor.get(`/de/pageeditor-api/page/${aboutPath}`)).status]).toEqual([200, 404]);
    const child = await linkTo({ content_type: 'page', object_id: other?.id ?? 0 });
    const shown = (await (await visitor.get(`/de/pageeditor-api/page/${other?.path.de}?preview=${child.token}`)).json()) as Page;
    expect(shown.parents.map(({ url }) => url)).not.toContain(`/de/${aboutPath}`);
    for (const id of of) await db.update(pages).set({ isOnline: true }).where(eq(pages.id, id));
  });

  it('shows nothing once it has expired or was ended, and then what visitors see', async () => {
    const word = 'krautfidibus';
    await desk.create('text', ABOUT, { content: `<p>${word}</p>` });
    const path = pathOf(ABOUT, '');
    const [short, ended] = [await linkTo(ABOUT, 1), await linkTo(ABOUT, 30)];
    for (const { token } of [short, ended]) expect(await textAt(path, token)).toContain(word);
    expect((await editor.send('DELETE', `${LINKS}${ended.id}/`)).status).toBe(200);
    provider.clock.forward(24 * 60 + 1);
    editor = await newEditor(provider.url);
    for (const { token } of [short, ended]) {
      const answer = await visitor.get(`${path}?preview=${token}`);
      expect([answer.status, (await answer.text()).includes(word)]).toEqual([200, false]);
      expect((await visitor.get(`/de/pageeditor-api/preview/?preview=${token}`)).status).toBe(404);
    }
  });

  it('is listed while it works, and a document has no more than so many', async () => {
    await provider.context.db.delete(previewLinks);
    for (let made = 0; made < MAX_PREVIEW_LINKS; made += 1) await linkTo(HOME, 2);
    expect((await editor.send('POST', LINKS, { ...HOME, days: 2 })).status).toBe(409);
    const list = async () =>
      previewLinksCall.answer.parse(await (await editor.get(`${LINKS}?content_type=page&object_id=1`)).json()).links;
    expect(await list()).toHaveLength(MAX_PREVIEW_LINKS);
    expect((await list())[0]).toMatchObject({ ...HOME, username: 'redaktion' });
    provider.clock.forward(3 * 24 * 60);
    editor = await newEditor(provider.url);
    expect(await list()).toEqual([]);
    await linkTo(HOME);
    expect(await provider.context.db.$count(previewLinks)).toBe(1);
  });

  it.each([
    ['days', { ...HOME, days: 31 }],
    ['days', { ...HOME, days: 0 }],
    ['days', HOME],
  ])('is refused with the field %s', async (field, body) => {
    const answer = await editor.send('POST', LINKS, body);
    expect([answer.status, ((await answer.json()) as { field?: string }).field]).toEqual([400, field]);
  });

  it('is made, listed and ended by editors alone, and no other word opens anything', async () => {
    const { id } = await linkTo(HOME);
    expect((await visitor.get(`${LINKS}?content_type=page&object_id=1`)).status).toBe(401);
    expect((await (await newVisitor(provider.url)).send('POST', LINKS, { ...HOME, days: 1 })).status).toBe(401);
    expect((await (await newVisitor(provider.url)).send('DELETE', `${LINKS}${id}/`)).status).toBe(401);
    expect((await visitor.get('/de/pageeditor-api/page/?preview=kurz')).status).toBe(400);
    expect((await visitor.get(`/de/pageeditor-api/preview/?preview=${'A'.repeat(43)}`)).status).toBe(404);
    expect((await editor.send('POST', LINKS, { content_type: 'page', object_id: 99_999, days: 1 })).status).toBe(404);
  });
});

it('A preview link ends with the account that made it, and with its right to edit', async () => {
  const { db } = provider.context;
  const other = await newEditor(provider.url, 'leitung');
  const link = async () => {
    const answer = await other.send('POST', LINKS, { ...ABOUT, days: 7 });
    return createPreviewLinkCall.answer.parse(await answer.json()).token;
  };
  const isOpen = async (token: string) => (await visitor.get(`/de/pageeditor-api/preview/?preview=${token}`)).status === 200;
  const set = (columns: Partial<typeof editors.$inferInsert>) =>
    db.update(editors).set(columns).where(eq(editors.username, 'leitung'));
  await set({ canEdit: true });
  const token = await link();
  expect(await isOpen(token)).toBe(true);
  await set({ canEdit: false });
  expect(await isOpen(token)).toBe(false);
  await set({ canEdit: true, disabledAt: new Date(provider.clock.now()) });
  expect(await isOpen(token)).toBe(false);
  await db.delete(editors).where(eq(editors.username, 'leitung'));
  expect(await isOpen(token)).toBe(false);
});
