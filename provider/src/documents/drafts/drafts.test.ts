import { eq } from 'drizzle-orm';
import { CHANGE_TOPICS, type DocumentRef, type EditedBlock, type Page, type PageBlock } from '@spielplan/shared-contracts/api';
import { editors, modules, pages } from '../../platform/database/schema/index.ts';
import { editedBlocks, workingBlocks, workingPages } from '../../platform/database/schema/working.ts';
import { callsThatShow as findCalls, DETAILS } from '../../testing/callsThatShow.ts';
import { TEST_EDITOR } from '../../testing/seededFolder.ts';
import { type EditorsDesk, openDesk } from '../../testing/editorsDesk.ts';
import { openHouse } from '../../testing/openHouse.ts';
import type { Visitor } from '../../testing/testProvider.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };
const HOME: DocumentRef = { content_type: 'page', object_id: 1 };
const STORY: DocumentRef = { content_type: 'article', object_id: 1 };

const { provider, editor, visitor, desk } = openHouse({ publishing: 'draft', withToken: false });
let aboutPath: string;
beforeAll(async () => {
  const [about] = await provider.context.db.select().from(pages).where(eq(pages.id, ABOUT.object_id));
  aboutPath = about?.path.de ?? '';
});

const pageOf = async (reader: Visitor, query = '') =>
  (await (await reader.get(`/de/pageeditor-api/page/${aboutPath}${query}`)).json()) as Page;
const wordsOf = (modules_: readonly PageBlock[]) => JSON.stringify(modules_);
const workingRows = async () =>
  (await provider.context.db.$count(workingBlocks)) + (await provider.context.db.$count(workingPages));

const callsThatShow = (word: string) => findCalls(provider, visitor, word);
const counters = async () => (await (await visitor.get('/api/changes/')).json()) as Record<string, unknown>;

describe('A draft', () => {
  it('is found in no public answer before it is published, and in every place after it', async () => {
    const details = DETAILS.map((each, index) => ({ ...each, word: `grintomol${'abcd'[index]}` }));
    const [onPage, onStory, inSection, inTexts] = ['quirvalda', 'nebuluska', 'zimtrokko', 'vermelbito'] as const;
    const words = [onPage, onStory, inSection, inTexts, ...details.map(({ word }) => word)];
    await callsThatShow(onPage);
    const before = await counters();
    await desk.create('text', ABOUT, { content: `<p>${onPage}</p>` });
    await desk.create('text', STORY, { content: `<p>${onStory}</p>` });
    const box = await desk.create('container', { content_type: 'site', object_id: 1 }, {}, { slug: 'entwurf-abschnitt' });
    await desk.create('text', { content_type: 'site', object_id: 1 }, { content: `<p>${inSection}</p>` }, { parent: box.id });
    for (const { document, word } of details) {
      const later = await desk.create('container', document, {});
      const text = await desk.create('text', document, { content: `<p>${word}</p>` }, { slug: `${word}-entwurf` });
      const moved = await desk.ask('moveBlock', { params: { id: text.id }, body: { parent: later.id, revision: text.revision } });
      expect(moved.status).toBe(200);
    }
    await desk.ask('changePageTexts', { params: { id: ABOUT.object_id }, body: { meta_description: `Ein ${inTexts}.` } });
    for (const word of words) expect([word, await callsThatShow(word)]).toEqual([word, []]);
    expect(await counters()).toEqual(before);
    expect(CHANGE_TOPICS.length).toBeGreaterThan(3);

    // What an editor reads without the key is what visitors read.
    expect(wordsOf((await pageOf(editor)).modules)).not.toContain(onPage);
    expect(wordsOf((await pageOf(editor, '?edit=1')).modules)).toContain(onPage);
    expect(wordsOf((await pageOf(visitor, '?edit=1')).modules)).not.toContain(onPage);
    const story = (reader: Visitor) => reader.get('/de/api/articles/1/?edit=1').then((answer) => answer.text());
    expect([(await story(editor)).includes(onStory), (await story(visitor)).includes(onStory)]).toEqual([true, false]);
    const section = (reader: Visitor) => reader.get('/de/pageeditor-api/container/by-slug/entwurf-abschnitt?edit=1');
    expect([(await section(editor)).status, (await section(visitor)).status]).toEqual([200, 404]);

    const detail = (by: EditorsDesk, { call, document }: (typeof details)[number], query: object) =>
      by.ask(call, { params: { id: document.object_id }, query });
    for (const each of details) {
      for (const [by, query, shows] of [
        [desk, { edit: 1 }, true],
        [desk, {}, false],
        [openDesk(visitor), { edit: 1 }, false],
      ] as const) {
        const { status, body } = await detail(by, each, query);
        expect([status, JSON.stringify((body as Page).modules).includes(each.word)]).toEqual([200, shows]);
      }
    }

    await desk.documents('publishDocuments', [
      ABOUT,
      STORY,
      { content_type: 'site', object_id: 1 },
      ...details.map(({ document }) => document),
    ]);
    expect(wordsOf((await pageOf(visitor)).modules)).toContain(onPage);
    expect(await story(visitor)).toContain(onStory);
    expect(await (await section(visitor)).text()).toContain(inSection);
    expect(await callsThatShow(onPage)).toEqual(expect.arrayContaining(['page', 'search', 'autocomplete']));
    expect(await callsThatShow(inTexts)).toEqual(expect.arrayContaining(['page', 'search']));
    const found = await visitor.get(`/api/search/?query=${onPage}`);
    expect(JSON.stringify(await found.json())).toContain('/de/ueber-uns');
    for (const { call, word } of details) expect(await callsThatShow(word)).toEqual(expect.arrayContaining([call]));
    expect(await counters()).not.toEqual(before);
  });
});

describe('The state of a document', () => {
  it('counts what was changed, and is the published one again after publishing', async () => {
    const clean = await desk.state(ABOUT);
    expect(clean).toMatchObject({ publishing: 'draft', state: 'published', changed_blocks: 0, scheduled_at: null });
    const made = await desk.create('quote', ABOUT, { content: 'Ein Haus.' }, { position: 0 });
    expect(await desk.state(ABOUT)).toMatchObject({ state: 'changed', changed_blocks: 1, revision: clean.revision + 1 });
    const [published] = await desk.documents('publishDocuments', [{ ...ABOUT, revision: clean.revision + 1 } as DocumentRef]);
    expect(published).toMatchObject({
      state: 'published',
      changed_blocks: 0,
      published_at: new Date(provider.clock.now()).toISOString(),
    });
    expect(await workingRows()).toBe(0);
    expect((await pageOf(visitor)).modules[0]).toMatchObject({ id: made.id, revision: clean.revision + 1 });
  });

  it('is refused to an editor who knows an older one, for all documents of the call', async () => {
    await desk.create('quote', ABOUT, { content: 'Noch nicht.' });
    const { revision } = await desk.state(ABOUT);
    const body = { documents: [HOME, { ...ABOUT, revision: revision - 1 }] };
    for (const id of ['publishDocuments', 'discardDocuments', 'unpublishDocuments', 'unscheduleDocuments']) {
      const refused = await desk.ask(id, { body });
      expect([id, refused.status, refused.body]).toEqual([
        id,
        409,
        expect.objectContaining({
          field: 'documents',
          current: { documents: [expect.anything(), expect.objectContaining({ revision })] },
        }),
      ]);
    }
    expect(await desk.state(ABOUT)).toMatchObject({ state: 'changed', revision });
    expect(
      (await desk.ask('publishDocuments', { body: { documents: [{ content_type: 'page', object_id: 9_999 }] } })).status,
    ).toBe(400);
    expect((await desk.ask('documentState', { query: { content_type: 'cloud', object_id: 1 } })).status).toBe(404);
  });

  it('that is planned is kept from an account that may not publish, which could end the plan by discarding', async () => {
    const mayPublish = (canPublish: boolean) =>
      provider.context.db.update(editors).set({ canPublish }).where(eq(editors.username, TEST_EDITOR.username));
    const at = new Date(provider.clock.now() + 900_000).toISOString();
    await desk.create('quote', ABOUT, { content: 'In einer Viertelstunde.' });
    await desk.documents('publishDocuments', [ABOUT], { at });
    await mayPublish(false);
    expect((await desk.ask('discardDocuments', { body: { documents: [ABOUT] } })).status).toBe(403);
    expect(await desk.state(ABOUT)).toMatchObject({ state: 'changed', scheduled_at: at });
    await mayPublish(true);
    expect(await desk.documents('discardDocuments', [ABOUT])).toMatchObject([{ state: 'published', scheduled_at: null }]);
  });

  it('goes back by discarding, and nobody saves over it with what they knew', async () => {
    const before = (await pageOf(visitor)).modules;
    const changed = await desk.create('quote', ABOUT, { content: 'Weg damit.' });
    const { revision } = await desk.state(ABOUT);
    const [state] = await desk.documents('discardDocuments', [ABOUT]);
    expect(state).toMatchObject({ state: 'published', changed_blocks: 0 });
    expect(state?.revision).toBeGreaterThan(revision);
    expect((await pageOf(editor, '?edit=1')).modules).toEqual((await pageOf(editor)).modules);
    expect((await pageOf(visitor)).modules).toEqual(before);
    expect((await desk.ask('readBlock', { params: { id: changed.id } })).status).toBe(404);
  });

  it('is offline for a page, empty elsewhere, and back with the next publishing', async () => {
    await desk.documents('unpublishDocuments', [ABOUT]);
    expect((await desk.state(ABOUT)).state).toBe('unpublished');
    expect((await visitor.get(`/de/pageeditor-api/page/${aboutPath}`)).status).toBe(404);
    await desk.documents('publishDocuments', [ABOUT]);
    expect((await visitor.get(`/de/pageeditor-api/page/${aboutPath}`)).status).toBe(200);

    const site: DocumentRef = { content_type: 'site', object_id: 1 };
    await desk.create('container', site, {}, { slug: 'weg-und-wieder' });
    await desk.documents('publishDocuments', [site]);
    await desk.documents('unpublishDocuments', [site]);
    const section = '/de/pageeditor-api/container/by-slug/weg-und-wieder';
    expect((await visitor.get(section)).status).toBe(404);
    expect((await editor.get(`${section}?edit=1`)).status).toBe(200);
    expect((await desk.ask('discardDocuments', { body: { documents: [site] } })).status).toBe(409);
    await desk.documents('publishDocuments', [site]);
    expect((await visitor.get(section)).status).toBe(200);
  });
});

describe('A block that moves from one document to another', () => {
  const idsOn = async (document: DocumentRef) => {
    const rows = await provider.context.db.select().from(modules);
    return rows
      .filter((row) => row.contentType === document.content_type && (row.pageId ?? row.objectId) === document.object_id)
      .map(({ id }) => id);
  };

  it.each([
    ['where it goes first', [STORY, HOME]],
    ['where it comes from first', [HOME, STORY]],
  ] as const)('is at one place for visitors, published %s', async (_, order) => {
    const box = await desk.create('container', HOME, {});
    const inner = await desk.create('text', HOME, { content: '<p>Bleibt</p>' }, { parent: box.id });
    await desk.documents('publishDocuments', [HOME]);
    await desk.ask('moveBlock', { params: { id: inner.id }, body: { parent: null } });
    await desk.ask('moveBlock', { params: { id: box.id }, body: { ...STORY, parent: null } });
    const alone = await desk.ask('discardDocuments', { body: { documents: [HOME] } });
    expect([alone.status, alone.body]).toEqual([
      409,
      expect.objectContaining({ detail: expect.stringContaining('article 1') as string }),
    ]);

    await desk.documents('publishDocuments', [order[0]]);
    expect([...(await idsOn(HOME)), ...(await idsOn(STORY))].filter((id) => id === box.id).length).toBeLessThanOrEqual(1);
    // What stood in it and stays is not taken along.
    expect(await idsOn(HOME)).toContain(inner.id);
    await desk.documents('publishDocuments', [order[1]]);
    expect([(await idsOn(STORY)).includes(box.id), (await idsOn(HOME)).includes(box.id)]).toEqual([true, false]);
    expect(await idsOn(HOME)).toContain(inner.id);
    expect(await workingRows()).toBe(0);
  });

  it('is no longer what a change meant that came while it moved', async () => {
    const text = await desk.create('text', HOME, { content: '<p>Unterwegs</p>' });
    const { db } = provider.context;
    const original = db.transaction.bind(db);
    const moveFirst: typeof db.transaction = async (...work) => {
      // What the provider does by itself meanwhile, such as its index, is not the change.
      if (!new Error('who asks').stack?.includes('/documents/blocks/')) return original(...work);
      db.transaction = original;
      await desk.ask('moveBlock', { params: { id: text.id }, body: { ...STORY, parent: null } });
      return original(...work);
    };
    db.transaction = moveFirst;
    const late = await desk.ask('text.patch', { params: { id: text.id }, body: { content: '<p>Zu spät</p>' } });
    expect([late.status, JSON.stringify(late.body)]).toEqual([409, expect.stringContaining('Unterwegs')]);
    const [row] = await db.select().from(editedBlocks).where(eq(editedBlocks.id, text.id));
    expect([row?.contentType, JSON.stringify(row?.fields)]).toEqual(['article', expect.stringContaining('Unterwegs')]);
    await desk.documents('discardDocuments', [HOME, STORY]);
  });

  it('is back where it was when both are discarded', async () => {
    const text = await desk.create('text', HOME, { content: '<p>Hin und her</p>' });
    await desk.documents('publishDocuments', [HOME]);
    await desk.ask('moveBlock', { params: { id: text.id }, body: { ...STORY, parent: null } });
    await desk.documents('discardDocuments', [HOME, STORY]);
    const [row] = await provider.context.db.select().from(editedBlocks).where(eq(editedBlocks.id, text.id));
    expect(row).toMatchObject({ contentType: 'page', pageId: 1 });
  });
});

it('what an older version of the provider published meanwhile counts: its revisions, and what has the same', async () => {
  const text = await desk.create('text', STORY, { content: '<p>Gleich</p>' });
  await desk.documents('publishDocuments', [STORY]);
  const { db } = provider.context;
  const { revision } = await desk.state(STORY);
  await db
    .update(modules)
    .set({ revision: revision + 7 })
    .where(eq(modules.id, text.id));
  const later = await desk.create('text', STORY, { content: '<p>Danach</p>' });
  expect(later.revision).toBe(revision + 8);
  const fields = { de: { content: '<p>Anders</p>' }, en: {} };
  await db.update(modules).set({ fields }).where(eq(modules.id, text.id));
  await desk.documents('publishDocuments', [STORY]);
  const [row] = await db.select().from(modules).where(eq(modules.id, text.id));
  expect(row?.fields.de).toMatchObject({ content: '<p>Gleich</p>' });
});

it('a slug that is published elsewhere is taken, and one that this document gave up is free', async () => {
  const box = await desk.create('container', HOME, {}, { slug: 'einmal-vergeben' });
  await desk.documents('publishDocuments', [HOME]);
  await desk.ask('removeBlock', { params: { id: box.id } });
  const place = { parent: null, slug: 'einmal-vergeben' };
  const elsewhere = await desk.ask('container.create', { body: { ...STORY, ...place } });
  expect([elsewhere.status, (elsewhere.body as { current: EditedBlock }).current.id]).toEqual([409, box.id]);
  const here = await desk.ask('container.create', { body: { ...HOME, ...place } });
  expect(here.status).toBe(201);
  await desk.documents('publishDocuments', [HOME]);
  expect((await visitor.get('/de/pageeditor-api/container/by-slug/einmal-vergeben')).status).toBe(200);
});
