import {
  type DocumentRef,
  type DocumentVersion,
  type EditedBlock,
  type EditedDocument,
  type Page,
  type PageTexts,
  pageTextsSchema,
} from '@spielplan/shared-contracts/api';
import { documentSnapshots, documentVersions } from '../../platform/database/schema/index.ts';
import { type EditorsDesk, openDesk } from '../../testing/editorsDesk.ts';
import { openHouse } from '../../testing/openHouse.ts';
import { poster } from '../../media/picture.ts';
import { picture } from '../../media/uploads/testing/sampleFiles.ts';
import { upload } from '../../media/uploads/testing/sendFile.ts';
import { newEditor } from '../../testing/testProvider.ts';

const STORY: DocumentRef = { content_type: 'article', object_id: 2 };
const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };

const { provider, editor, desk } = openHouse({ publishing: 'draft' });
let colleague: EditorsDesk;
beforeAll(async () => void (colleague = openDesk(await newEditor(provider.url, 'leitung'))));

const versionsOf = async (document: DocumentRef) =>
  ((await desk.ask('documentVersions', { query: document })).body as { results: DocumentVersion[] }).results;
const kindsOf = async (document: DocumentRef) => (await versionsOf(document)).map(({ kind, username }) => `${kind} ${username}`);
const blocksOf = async (document: DocumentRef, lang: 'de' | 'en' = 'de') =>
  ((await desk.ask('documentBlocks', { query: document, lang })).body as EditedDocument).blocks;
const write = (by: EditorsDesk, content: string, document = STORY) =>
  by.create('text', document, { content: `<p>${content}</p>` });

it('one automatic version rolls on with each editor and sitting; publishing and naming make one each', async () => {
  await write(desk, 'Eins');
  const [first] = await versionsOf(STORY);
  provider.clock.forward(20);
  await write(desk, 'Zwei');
  await write(colleague, 'Drei');
  expect(await kindsOf(STORY)).toEqual(['automatic leitung', 'automatic redaktion', 'first ']);
  const rolled = (await versionsOf(STORY)).find(({ id }) => id === first?.id);
  expect(rolled).toMatchObject({ created: first?.created, changed: new Date(provider.clock.now()).toISOString() });

  provider.clock.forward(31);
  await write(desk, 'Vier');
  expect(await kindsOf(STORY)).toEqual(['automatic redaktion', 'automatic leitung', 'automatic redaktion', 'first ']);
  const named = await desk.ask('nameDocumentVersion', { body: { ...STORY, name: 'Fassung für die Presse' } });
  expect([named.status, named.body]).toEqual([
    201,
    expect.objectContaining({ kind: 'named', name: 'Fassung für die Presse', url: null }),
  ]);
  await write(desk, 'Fünf');
  await desk.documents('publishDocuments', [STORY]);
  expect((await kindsOf(STORY)).slice(0, 4)).toEqual([
    'published redaktion',
    'automatic redaktion',
    'named redaktion',
    'automatic redaktion',
  ]);
  // What rolled on leaves no state behind that is no version.
  const kept = new Set((await provider.context.db.select().from(documentVersions)).map(({ snapshotHash }) => snapshotHash));
  expect(await provider.context.db.$count(documentSnapshots)).toBe(kept.size);
});

it('a version shows its blocks, and comes back with both languages; what was there is a version, too', async () => {
  const before = [await blocksOf(STORY), await blocksOf(STORY, 'en')];
  const { body } = await desk.ask('nameDocumentVersion', { body: { ...STORY, name: 'Vorher' } });
  const { id } = body as DocumentVersion;
  const one = before[0]?.at(-1);
  await desk.ask(`${one?.model}.remove`, { params: { id: one?.id } });
  await write(desk, 'Später');
  const read = (await desk.ask('documentVersion', { params: { id } })).body as { blocks: EditedBlock[] };
  expect(read.blocks.map((block) => block.id)).toEqual(before[0]?.map((block) => block.id));

  const { revision } = await desk.state(STORY);
  const old = await desk.ask('restoreDocumentVersion', { params: { id }, body: { revision: revision - 1 } });
  expect([old.status, old.body]).toEqual([
    409,
    expect.objectContaining({ current: { documents: [expect.objectContaining({ revision })] } }),
  ]);
  const restored = await desk.ask('restoreDocumentVersion', { params: { id }, body: { revision } });
  expect(restored.body).toMatchObject({ document: { state: 'published', revision: revision + 1 } });
  const withoutRevision = (blocks: EditedBlock[] | undefined) => blocks?.map((block) => ({ ...block, revision: 0 }));
  expect(withoutRevision(await blocksOf(STORY))).toEqual(withoutRevision(before[0]));
  expect(withoutRevision(await blocksOf(STORY, 'en'))).toEqual(withoutRevision(before[1]));
  // Only what came back is another block for those who edit meanwhile.
  const now = await blocksOf(STORY);
  expect(now.slice(0, -1).map((block) => block.revision)).toEqual(before[0]?.slice(0, -1).map((block) => block.revision));
  expect((await desk.state(STORY)).changed_blocks).toBe(0);
});

it('a restore is a version of its own: the sitting before it stays one, and the next begins after it', async () => {
  const { body } = await desk.ask('nameDocumentVersion', { body: { ...ABOUT, name: 'Vorher' } });
  await write(desk, 'Später', ABOUT);
  const { id } = body as DocumentVersion;
  expect((await desk.ask('restoreDocumentVersion', { params: { id }, body: {} })).status).toBe(200);
  expect(JSON.stringify(await blocksOf(ABOUT))).not.toContain('Später');
  await write(desk, 'Danach', ABOUT);
  const [after, restored, before] = await versionsOf(ABOUT);
  const read = async (version: DocumentVersion | undefined) =>
    JSON.stringify((await desk.ask('documentVersion', { params: { id: version?.id } })).body);
  expect(await read(before)).toContain('Später');
  expect(await read(restored)).not.toContain('Danach');
  expect(await read(after)).toContain('Danach');
});

it('what was discarded stays a version, whatever is written after it in the same sitting', async () => {
  await desk.documents('publishDocuments', [STORY]);
  await write(desk, 'Verworfenes');
  await desk.documents('discardDocuments', [STORY]);
  expect((await versionsOf(STORY))[0]).toMatchObject({ username: 'redaktion', summary: 'Unveröffentlichtes verworfen' });
  await write(desk, 'Neuer Anlauf');
  const read = async ({ id }: DocumentVersion) =>
    JSON.stringify((await desk.ask('documentVersion', { params: { id } })).body).includes('Verworfenes');
  expect(await Promise.all((await versionsOf(STORY)).slice(0, 3).map(read))).toEqual([false, false, true]);
});

it('one block comes back alone, with what stood in it, and keeps the place it has now', async () => {
  const box = await desk.create('container', STORY, {}, { position: 0 });
  const inner = await desk.create('text', STORY, { content: '<p>Damals</p>' }, { parent: box.id });
  const { body } = await desk.ask('nameDocumentVersion', { body: { ...STORY, name: 'Damals' } });
  await desk.ask('text.patch', { params: { id: inner.id }, body: { content: '<p>Heute</p>' } });
  const other = await write(desk, 'Unberührt');
  await desk.ask('moveBlock', { params: { id: box.id }, body: { parent: null } });
  const { id } = body as DocumentVersion;
  const restored = await desk.ask('restoreDocumentVersion', { params: { id }, body: { block: box.id } });
  const { blocks } = restored.body as EditedDocument;
  expect(blocks.at(-1)).toMatchObject({ id: box.id, columns: [{ children: [{ id: inner.id, content: '<p>Damals</p>' }] }] });
  expect(blocks.map((block) => block.id)).toContain(other.id);
  expect((await desk.ask('restoreDocumentVersion', { params: { id }, body: { block: other.id } })).status).toBe(404);
  expect((await desk.ask('restoreDocumentVersion', { params: { id: 999_999 }, body: {} })).status).toBe(404);
});

it('one block that stands now in what stood in it comes back at the top level', async () => {
  const outer = await desk.create('container', STORY, { columns: [{ classes: 'col-12' }] });
  const inner = await desk.create('container', STORY, {}, { parent: outer.id });
  const { body } = await desk.ask('nameDocumentVersion', { body: { ...STORY, name: 'Andersherum' } });
  const { id } = body as DocumentVersion;
  await desk.ask('moveBlock', { params: { id: inner.id }, body: { parent: null } });
  const between = await desk.create('container', STORY, {}, { parent: inner.id });
  await desk.ask('moveBlock', { params: { id: outer.id }, body: { parent: between.id } });
  const restored = await desk.ask('restoreDocumentVersion', { params: { id }, body: { block: outer.id } });
  const { blocks } = restored.body as EditedDocument;
  const column = (children: object[]) => [expect.objectContaining({ children })];
  const within = expect.objectContaining({ id: between.id });
  expect(blocks.find((block) => block.id === outer.id)).toMatchObject({
    columns: column([expect.objectContaining({ id: inner.id, columns: column([within]) })]),
  });
});

it('one block that would go too deep with what stood in it then comes back at the top level', async () => {
  const chain = [await desk.create('container', STORY, {})];
  for (let level = 0; level < 2; level += 1) chain.push(await desk.create('container', STORY, {}, { parent: chain.at(-1)!.id }));
  const [outer, middle] = chain;
  const { body } = await desk.ask('nameDocumentVersion', { body: { ...STORY, name: 'Tief' } });
  const { id } = body as DocumentVersion;
  await desk.ask('removeBlock', { params: { id: middle?.id } });
  const inner = await desk.create('container', STORY, {}, { parent: (await desk.create('container', STORY, {})).id });
  await desk.ask('moveBlock', { params: { id: outer?.id }, body: { parent: inner.id } });
  const { body: restored } = await desk.ask('restoreDocumentVersion', { params: { id }, body: { block: outer?.id } });
  expect((restored as EditedDocument).blocks.map((block) => block.id)).toContain(outer?.id);
});

it('one block comes back in a column that is there', async () => {
  const two = [{ classes: 'col-6' }, { classes: 'col-6' }];
  const box = await desk.create('container', STORY, { columns: two });
  const inner = await desk.create('text', STORY, { content: '<p>Rechts</p>' }, { parent: box.id, column: 1 });
  const { body } = await desk.ask('nameDocumentVersion', { body: { ...STORY, name: 'Zwei Spalten' } });
  const { id } = body as DocumentVersion;
  await desk.ask('removeBlock', { params: { id: inner.id } });
  await desk.ask('container.patch', { params: { id: box.id }, body: { columns: two.slice(1) } });
  const restored = await desk.ask('restoreDocumentVersion', { params: { id }, body: { block: inner.id } });
  const { blocks } = restored.body as EditedDocument;
  expect(blocks.find((block) => block.id === box.id)?.columns).toMatchObject([{ children: [{ id: inner.id }] }]);
});

it('pages name the address of each version, and the page call still shows one', async () => {
  await write(desk, 'Auf der Seite', ABOUT);
  const [version] = await versionsOf(ABOUT);
  expect(version?.url).toBe(`/de/ueber-uns?v=${version?.id}`);
  const page = await desk.ask('page', { params: { path: 'ueber-uns' }, query: { version_id: version?.id } });
  expect(JSON.stringify(page.body)).toContain('Auf der Seite');
});

it('the newest version of a page is the one that changed last, though another began after it', async () => {
  await write(desk, 'Zuerst', ABOUT);
  await write(colleague, 'Dazwischen', ABOUT);
  provider.clock.forward(5);
  await write(desk, 'Zuletzt', ABOUT);
  const [last] = await versionsOf(ABOUT);
  const { body } = await desk.ask('pageVersions', { query: { page_id: ABOUT.object_id } });
  const current = [expect.objectContaining({ id: last?.id, username: 'redaktion', is_current: true })];
  expect((body as { results: { is_current: boolean }[] }).results.filter((each) => each.is_current)).toEqual(current);
  expect((body as { results: object[] }).results.slice(0, 1)).toEqual(current);
  const pages = (await desk.ask('pages')).body as { id: number }[];
  expect(pages.find(({ id }) => id === ABOUT.object_id)).toMatchObject({ username: 'redaktion' });
});

describe('The texts and head fields of a page', () => {
  const HOUSE: DocumentRef = { content_type: 'page', object_id: 2 };
  const params = { id: HOUSE.object_id };
  const textsIn = async (lang: 'de' | 'en' = 'de') => pageTextsSchema.parse((await desk.ask('pageTexts', { params, lang })).body);
  const change = (body: object, lang: 'de' | 'en' = 'de') => desk.ask('changePageTexts', { params, body, lang });
  const published = async (lang: 'de' | 'en' = 'de') => {
    const path = { de: 'besuch', en: 'visit' }[lang];
    return (await (await fetch(`${provider.url}/${lang}/pageeditor-api/page/${path}`)).json()) as Page;
  };

  it('change in the working copy, in one language, until they are published', async () => {
    const [before, english] = [await textsIn(), await textsIn('en')];
    expect(before).toMatchObject({ id: 2, title: (await published()).title, is_changed: false });
    const changed = await change({ title: ' Ihr Weg ', meta_description: 'Anders', theme: 'cc02', is_landing_page: true });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({ title: 'Ihr Weg', meta_description: 'Anders', headline: before.headline, is_changed: true }),
    ]);
    expect(await textsIn('en')).toMatchObject({ title: english.title, theme: 'cc02', is_landing_page: true, is_changed: true });
    expect(await desk.state(HOUSE)).toMatchObject({ state: 'changed', changed_blocks: 0 });
    expect(await published()).toMatchObject({ title: before.title, meta_description: before.meta_description });
    const working = await desk.ask('page', { params: { path: 'besuch' }, query: { edit: '1' } });
    expect(working.body).toMatchObject({ title: 'Ihr Weg', theme: 'cc02' });
    expect((await versionsOf(HOUSE))[0]?.summary).toBe('Texte der Seite geändert (Deutsch)');

    await desk.documents('publishDocuments', [HOUSE]);
    expect(await published()).toMatchObject({ title: 'Ihr Weg', og_description: 'Anders', theme: 'cc02', is_landing_page: true });
    expect((await published('en')).title).toBe(english.title);
    expect(await textsIn()).toMatchObject({ title: 'Ihr Weg', is_changed: false });
  });

  it('are refused to an editor who knows older ones, whatever became of the blocks', async () => {
    const { revision } = await textsIn();
    await write(desk, 'Ein Block', HOUSE);
    const done = await change({ headline: 'Zuerst', revision });
    expect(done.status).toBe(200);
    const late = await change({ headline: 'Zu spät', revision });
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ current: done.body })]);
    const path = `/de/pageeditor-api/page-texts/${params.id}/`;
    expect((await editor.get(path)).headers.get('etag')).toBe(`"${(done.body as PageTexts).revision}"`);
    const tagged = await editor.send('PATCH', path, { headline: 'Zu spät' }, { 'if-match': `"${revision}"` });
    expect([tagged.status, await tagged.json()]).toEqual([412, expect.objectContaining({ current: done.body })]);
    for (const [body, field] of [
      [{ title: ' ' }, 'title'],
      [{ theme: 'cc99' }, 'theme'],
      [{ image: { temp_file: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } }, 'image'],
    ] as const) {
      expect(await change(body)).toMatchObject({ status: 400, body: { field } });
    }
    expect((await desk.ask('pageTexts', { params: { id: 9_999 } })).status).toBe(404);
    expect((await desk.ask('changePageTexts', { params: { id: 9_999 }, body: { title: 'x' } })).status).toBe(404);
  });

  it('go back by discarding, and nobody saves over them with what they knew', async () => {
    await desk.documents('publishDocuments', [HOUSE]);
    const before = await textsIn();
    const gone = (await change({ headline: 'Verworfen' })).body as PageTexts;
    await desk.documents('discardDocuments', [HOUSE]);
    expect(await textsIn()).toEqual(before);
    const next = (await change({ headline: 'Von vorn' })).body as PageTexts;
    expect(next.revision).toBeGreaterThan(gone.revision);
    expect((await change({ headline: 'Zu spät', revision: gone.revision })).status).toBe(409);
  });

  it('carry an uploaded picture, with a text in each language, and none again', async () => {
    const file = await upload(editor, await picture('jpeg'));
    const image = { temp_file: file.id, alt: 'Das Haus am Fluss' };
    const given = (await change({ image })).body as PageTexts;
    expect(given.image).toMatchObject({ alt: 'Das Haus am Fluss', base: expect.stringContaining('/media/uploads/') });
    await change({ image: { ...given.image, alt: 'The house by the river' } }, 'en');
    await desk.documents('publishDocuments', [HOUSE]);
    expect((await published()).og_image).toEqual(given.image);
    expect((await published('en')).og_image).toEqual({ ...given.image, alt: 'The house by the river' });
    await change({ image: null });
    await desk.documents('publishDocuments', [HOUSE]);
    expect(await published()).toMatchObject({ og_image: null, og_image_thumbs: null });
  });

  it('come back with a version of the page', async () => {
    const { body } = await desk.ask('nameDocumentVersion', { body: { ...HOUSE, name: 'Vorher' } });
    const before = await textsIn();
    const changed = (await change({ title: 'Nachher', image: poster('page-2', 'Neu') })).body as PageTexts;
    const { id } = body as DocumentVersion;
    await desk.ask('restoreDocumentVersion', { params: { id }, body: {} });
    const restored = await textsIn();
    expect(restored).toEqual({ ...before, revision: restored.revision });
    expect(restored.revision).toBeGreaterThan(changed.revision);
  });
});

it('half a character is a replacement character in what is kept, and no name is cut within one', async () => {
  const named = await desk.ask('nameDocumentVersion', { body: { ...STORY, name: 'a\udfffb \\ud800' } });
  expect([named.status, named.body]).toEqual([201, expect.objectContaining({ name: 'a\ufffdb \\ud800' })]);
  await write(desk, `${'x'.repeat(59)}🎭 und mehr`);
  expect((await versionsOf(STORY))[0]?.summary).toContain(`${'x'.repeat(59)}🎭…`);
});
