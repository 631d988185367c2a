import { eq } from 'drizzle-orm';
import { allCalls, type DocumentRef, type EditedBlock, type Subtree } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { editedBlocks, workingBlocks } from '../../platform/database/schema/working.ts';
import { openHouse } from '../../testing/openHouse.ts';
import { newEditor } from '../../testing/testProvider.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 3 };
const STORY: DocumentRef = { content_type: 'article', object_id: 1 };

const { provider, desk } = openHouse({ publishing: 'draft' });

const rowsOf = async (ids: readonly number[]) => {
  const rows = await provider.context.db.select().from(editedBlocks);
  return rows.filter(({ id }) => ids.includes(id)).toSorted((a, b) => a.id - b.id);
};
const withoutRevision = (rows: Awaited<ReturnType<typeof rowsOf>>) => rows.map((row) => ({ ...row, revision: 0 }));
const current = ({ body }: { body: unknown }) => (body as { current: EditedBlock }).current;

/** A container of two columns: a headline in both languages, and a section that holds a block of a kind nobody knows. */
async function nest(document: DocumentRef) {
  const box = await desk.create('container', document, { columns: [{ classes: 'col-6' }, { classes: 'col-6' }] });
  const headline = await desk.create('headline', document, { content: 'Guten Abend', headline_level: 2 }, { parent: box.id });
  await desk.ask('headline.patch', { params: { id: headline.id }, body: { content: 'Good evening' }, lang: 'en' });
  const section = await desk.create('section', document, {}, { parent: box.id, column: 1 });
  const stranger = await desk.create('text', document, { content: '<p>Fremd</p>' }, { parent: section.id });
  await provider.context.db
    .update(workingBlocks)
    .set({ model: 'hologram', fields: { de: { beam: ['ü', { z: 1, a: 2 }] }, en: { beam: 7 } } })
    .where(eq(workingBlocks.id, stranger.id));
  return { box, headline, section, stranger, ids: [box, headline, section, stranger].map(({ id }) => id) };
}

it('a removed block comes back as it was: ids, slugs, columns, both languages, marks, and what nobody knows', async () => {
  const { box, ids } = await nest(ABOUT);
  const before = await rowsOf(ids);
  expect(before.map(({ model }) => model)).toContain('hologram');
  const removed = await desk.ask('removeBlock', { params: { id: box.id } });
  expect(allCalls['removeBlock']?.answer.safeParse(removed.body).error).toBeUndefined();
  expect(await rowsOf(ids)).toEqual([]);
  const { subtree } = removed.body as { subtree: Subtree };
  const [root] = before;
  const place = { ...ABOUT, parent: null, position: root?.position };
  const restored = await desk.ask('restoreBlocks', { body: { subtree, ...place } });
  expect([restored.status, restored.body]).toEqual([201, expect.objectContaining({ id: box.id, slug: box.slug })]);
  expect(withoutRevision(await rowsOf(ids))).toEqual(withoutRevision(before));

  const again = await desk.ask('restoreBlocks', { body: { subtree, ...place } });
  expect([again.status, current(again).id]).toEqual([409, box.id]);
});

it.each<[string, (made: Awaited<ReturnType<typeof nest>>) => Promise<unknown>]>([
  ['was changed', ({ headline }) => desk.ask('headline.patch', { params: { id: headline.id }, body: { content: 'Anders' } })],
  [
    'was changed in the other language',
    ({ headline }) => desk.ask('headline.patch', { params: { id: headline.id }, body: { content: 'Else' }, lang: 'en' }),
  ],
  ['was put there', ({ section }) => desk.create('text', ABOUT, { content: '<p>Neu</p>' }, { parent: section.id })],
  [
    'was moved there',
    async ({ section }) => {
      const { id } = await desk.create('text', ABOUT, { content: '<p>Zugezogen</p>' });
      return desk.ask('moveBlock', { params: { id }, body: { parent: section.id } });
    },
  ],
  ['was taken out', ({ headline }) => desk.ask('moveBlock', { params: { id: headline.id }, body: { parent: null } })],
])('a removal with the seal of what was read is refused where something in the block %s since', async (_, change) => {
  const made = await nest(ABOUT);
  const { id, revision } = made.box;
  const read = async () => ((await desk.ask('readBlock', { params: { id } })).body as { subtree: Subtree }).subtree;
  const { seal } = await read();
  await change(made);
  const refused = await desk.ask('removeBlock', { params: { id }, query: { revision, seal } });
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ field: 'seal' })]);
  expect(current(refused).id).toBe(id);
  expect((await rowsOf(made.ids)).length).toBe(4);
  const removed = await desk.ask('removeBlock', { params: { id }, query: { revision, seal: (await read()).seal } });
  expect(removed.status).toBe(200);
  expect(await rowsOf([made.box.id, made.section.id])).toEqual([]);
});

it('a subtree that the provider did not seal is cleaned like any save, and refused where nobody knows its kind', async () => {
  const { box, headline } = await nest(ABOUT);
  const text = await desk.create('text', ABOUT, { content: '<p>Sauber</p>' });
  const removed = (await desk.ask('removeBlock', { params: { id: text.id } })).body as { subtree: Subtree };
  const forged = structuredClone(removed.subtree) as unknown as { blocks: { id: number; fields: { de: object } }[] };
  forged.blocks[0]!.fields.de = { content: '<p onclick="x()">Ja<script>alert(1)</script></p>' };
  const place = { ...ABOUT, parent: null };
  const cleaned = await desk.ask('restoreBlocks', { body: { subtree: forged, ...place } });
  expect(cleaned.body).toMatchObject({ id: text.id, content: '<p>Ja</p>' });

  const strange = (await desk.ask('removeBlock', { params: { id: box.id } })).body as { subtree: Subtree };
  const unsealed = await desk.ask('restoreBlocks', { body: { subtree: { ...strange.subtree, seal: 'none' }, ...place } });
  expect([unsealed.status, unsealed.body]).toEqual([400, expect.objectContaining({ field: 'subtree' })]);
  const inner = strange.subtree.blocks[1];
  expect(inner?.['id']).toBe(headline.id);
  forged.blocks[0]!.id = 2_000_000_000;
  expect((await desk.ask('restoreBlocks', { body: { subtree: forged, ...place } })).status).toBe(400);
  const asWas = await desk.ask('restoreBlocks', { body: { subtree: strange.subtree, ...place } });
  expect(asWas.status).toBe(201);
});

it('a subtree without its seal is refused where a slug or a mark is none', async () => {
  const text = await desk.create('text', ABOUT, { content: '<p>Echt</p>' });
  const { subtree } = (await desk.ask('removeBlock', { params: { id: text.id } })).body as { subtree: Subtree };
  const [block] = subtree.blocks;
  const marks = { de: { changed_at: 'gestern', translated: true } };
  for (const wrong of [{ slug: '..' }, { marks }]) {
    const forged = { seal: 'none', blocks: [{ ...block, ...wrong }] };
    const refused = await desk.ask('restoreBlocks', { body: { ...ABOUT, parent: null, subtree: forged } });
    expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ field: 'subtree' })]);
  }
  const unsealed = { ...subtree, seal: 'none' };
  expect((await desk.ask('restoreBlocks', { body: { ...ABOUT, parent: null, subtree: unsealed } })).status).toBe(201);
});

it('a copy has new ids and slugs and both languages, in whichever document it is put', async () => {
  const { box, ids } = await nest(ABOUT);
  const copied = await desk.ask('copyBlocks', { body: { id: box.id, ...STORY, parent: null, position: 0 } });
  expect(copied.status).toBe(201);
  const copy = copied.body as EditedBlock;
  expect(copy).toMatchObject({ content_type: 'article', object_id: 1, model: 'container' });
  const flat = (block: EditedBlock): EditedBlock[] => [block, ...block.columns.flatMap(({ children }) => children.flatMap(flat))];
  const copies = await rowsOf(flat(copy).map(({ id }) => id));
  expect(copies.map(({ model }) => model)).toEqual(['container', 'headline', 'section', 'hologram']);
  const originals = await rowsOf(ids);
  for (const [index, row] of atLeastOne(copies).entries()) {
    expect(row.fields).toEqual(originals[index]?.fields);
    expect(row.marks).toEqual(originals[index]?.marks);
    expect(ids).not.toContain(row.id);
    expect(originals.map(({ slug }) => slug)).not.toContain(row.slug);
  }
  const named = { id: box.id, slug: 'copy-of-lost-answer', ...STORY, parent: null };
  const first = (await desk.ask('copyBlocks', { body: named })).body as EditedBlock;
  const again = await desk.ask('copyBlocks', { body: named });
  expect(first.slug).toBe(named.slug);
  expect([again.status, again.body]).toEqual([409, expect.objectContaining({ field: 'slug' })]);
  expect(current(again)).toMatchObject({ id: first.id, slug: named.slug });
  expect((await desk.ask('copyBlocks', { body: { ...named, slug: 'a/b' } })).status).toBe(400);
  const neither = await desk.ask('copyBlocks', { body: { ...STORY, parent: null } });
  expect([neither.status, neither.body]).toEqual([400, expect.objectContaining({ field: 'subtree' })]);
});

describe('Moving a block of any kind', () => {
  it('takes everything in it along, also to another document and back', async () => {
    const { box, ids } = await nest(ABOUT);
    const before = await rowsOf(ids);
    const moved = await desk.ask('moveBlock', { params: { id: box.id }, body: { ...STORY, parent: null, position: 0 } });
    expect(moved.body).toMatchObject({ id: box.id, content_type: 'article', object_id: 1 });
    expect(
      (await rowsOf(ids)).every(({ contentType, pageId, objectId }) => contentType === 'article' && !pageId && objectId === 1),
    ).toBe(true);
    const back = await desk.ask('moveBlock', {
      params: { id: box.id },
      body: { ...ABOUT, parent: null, position: before[0]?.position, revision: (moved.body as EditedBlock).revision },
    });
    expect(back.status).toBe(200);
    expect(withoutRevision(await rowsOf(ids))).toEqual(withoutRevision(before));
  });

  it('works inside its document, and is refused into itself and where it would go too deep', async () => {
    const { box, headline, section } = await nest(ABOUT);
    const into = await desk.ask('moveBlock', { params: { id: headline.id }, body: { parent: box.id, column: 1, position: 0 } });
    expect(into.body).toMatchObject({ parent: box.id });
    const read = (await desk.ask('readBlock', { params: { id: box.id } })).body as { block: EditedBlock };
    expect(read.block.columns.map(({ children }) => children.map(({ id }) => id))).toEqual([[], [headline.id, section.id]]);
    const inside = await desk.ask('moveBlock', { params: { id: box.id }, body: { parent: section.id } });
    expect([inside.status, inside.body]).toEqual([400, expect.objectContaining({ field: 'parent' })]);
    const half = await desk.ask('moveBlock', { params: { id: box.id }, body: { parent: null, content_type: 'page' } });
    expect(half.status).toBe(400);
    expect((await desk.ask('moveBlock', { params: { id: 999_999 }, body: { parent: null } })).status).toBe(404);
  });

  it.each(['moveBlock', 'removeBlock'])(
    'and %s of what somebody else has changed is refused with what is current',
    async (id) => {
      const text = await desk.create('text', ABOUT, { content: '<p>Alt</p>' });
      await desk.ask('text.patch', { params: { id: text.id }, body: { content: '<p>Neu</p>' } });
      const old = {
        params: { id: text.id },
        body: { parent: null, revision: text.revision },
        query: { revision: text.revision },
      };
      const refused = await desk.ask(id, id === 'moveBlock' ? { ...old, query: {} } : old);
      expect([refused.status, current(refused)]).toEqual([409, expect.objectContaining({ content: '<p>Neu</p>' })]);
      const editor = await newEditor(provider.url);
      const path = `/de/pageeditor-api/blocks/${text.id}/${id === 'moveBlock' ? 'move/' : ''}`;
      const method = id === 'moveBlock' ? 'POST' : 'DELETE';
      const response = await editor.send(method, path, method === 'POST' ? { parent: null } : undefined, { 'if-match': '"1"' });
      expect(response.status).toBe(412);
    },
  );
});

describe('A block that was published and moved to another document', () => {
  it('is not lost by publishing where it was and discarding where it is', async () => {
    const text = await desk.create('text', ABOUT, { content: '<p>Nur in einer Fassung</p>' });
    await desk.documents('publishDocuments', [ABOUT]);
    await desk.ask('moveBlock', { params: { id: text.id }, body: { ...STORY, parent: null } });
    await desk.documents('publishDocuments', [ABOUT]);
    const refused = await desk.ask('discardDocuments', { body: { documents: [STORY] } });
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ detail: expect.stringContaining('page 3') as string }),
    ]);
    expect(await rowsOf([text.id])).toHaveLength(1);
    // Back where it came from it is no matter of the other document any more.
    await desk.ask('moveBlock', { params: { id: text.id }, body: { ...ABOUT, parent: null } });
    await desk.documents('discardDocuments', [STORY]);
    expect(await rowsOf([text.id])).toHaveLength(1);
    await desk.documents('publishDocuments', [ABOUT]);
  });

  it('leaves a name behind that is published there under another block', async () => {
    const slug = 'name-zweier-bloecke';
    const first = await desk.create('container', ABOUT, {}, { slug });
    await desk.documents('publishDocuments', [ABOUT]);
    await desk.ask('removeBlock', { params: { id: first.id } });
    const second = await desk.create('container', ABOUT, {}, { slug });
    const moved = await desk.ask('moveBlock', { params: { id: second.id }, body: { ...STORY, parent: null } });
    expect((moved.body as EditedBlock).slug).toMatch(new RegExp(`^${slug}-[0-9a-f]{8}$`));
    await desk.documents('publishDocuments', [STORY]);
    await desk.documents('publishDocuments', [ABOUT]);
    expect(await rowsOf([first.id, second.id])).toMatchObject([{ id: second.id, contentType: 'article' }]);
  });
});

it('a new block says that the other language is a copy, until somebody writes it', async () => {
  const made = await desk.create('headline', ABOUT, { content: 'Kasse', headline_level: 2 });
  expect(made.changes).toEqual({
    de: { changed_at: new Date(provider.clock.now()).toISOString(), translated: true },
    en: { changed_at: new Date(provider.clock.now()).toISOString(), translated: false },
  });
  provider.clock.forward(5);
  await desk.ask('headline.patch', { params: { id: made.id }, body: { content: 'Box office' }, lang: 'en' });
  await desk.ask('headline.patch', { params: { id: made.id }, body: { position: 0 }, lang: 'de' });
  const read = (await desk.ask('readBlock', { params: { id: made.id } })).body as { block: EditedBlock };
  const now = new Date(provider.clock.now()).toISOString();
  expect(read.block.changes).toEqual({
    de: { ...made.changes.de, matched_at: now },
    en: { changed_at: now, translated: true, matched_at: now },
  });
});

describe('What a block still says in one language alone', () => {
  const findings = async (block: number) => {
    const { body } = await desk.ask('documentChecks', { query: ABOUT });
    const all = (body as { findings: { block: number; lang: string; rule: string }[] }).findings;
    return all.filter((found) => found.block === block && /transl/.test(found.rule)).map(({ lang, rule }) => `${lang} ${rule}`);
  };
  const write = async (lang: 'de' | 'en', id: number, content: string) => {
    provider.clock.forward(1);
    await desk.ask('headline.patch', { params: { id }, body: { content }, lang });
  };

  it('is what was changed since the other one followed it, not what followed', async () => {
    const { id } = await desk.create('headline', ABOUT, { content: 'Kasse', headline_level: 2 });
    expect(await findings(id)).toEqual(['en untranslated']);
    await write('en', id, 'Box off');
    // The rest of the word is the same translation.
    await write('en', id, 'Box office');
    expect(await findings(id)).toEqual([]);
    await write('de', id, 'Kassen');
    expect(await findings(id)).toEqual(['en translation-behind']);
    await write('en', id, 'Box offices');
    expect(await findings(id)).toEqual([]);
    provider.clock.forward(31);
    await write('en', id, 'Both box offices');
    expect(await findings(id)).toEqual(['de translation-behind']);
  });

  it('is said by hand where the words are the same, and taken back', async () => {
    const { id, revision } = await desk.create('headline', ABOUT, { content: 'Ada Lovelace', headline_level: 2 });
    const mark = (body: object) => desk.ask('markTranslated', { params: { id }, body, lang: 'en' });
    provider.clock.forward(1);
    const marked = await mark({ translated: true, revision });
    expect([marked.status, marked.body]).toEqual([200, expect.objectContaining({ content: 'Ada Lovelace' })]);
    expect(await findings(id)).toEqual([]);
    const refused = await mark({ translated: false, revision });
    expect([refused.status, current(refused).revision]).toEqual([409, (marked.body as EditedBlock).revision]);
    expect((await mark({ translated: false })).status).toBe(200);
    expect(await findings(id)).toEqual(['en untranslated']);
    expect((await mark({})).status).toBe(400);
    expect((await desk.ask('markTranslated', { params: { id: 999_999 }, body: { translated: true } })).status).toBe(404);
  });
});
