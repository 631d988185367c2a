import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { eq, type SQL, sql } from 'drizzle-orm';
import sharp from 'sharp';
import {
  BLOCK_CALLS,
  callPath,
  changeMediaCall,
  createMediaCall,
  mediaCall,
  type MediaFile,
  type MediaItem,
  mediaItemSchema,
  mediaUsagesCall,
  type PageBlock,
  pageCall,
  type Picture,
  pictureSchema,
  removeMediaCall,
  replaceMediaCall,
} from '@spielplan/shared-contracts/api';
import { editors, media, uploads } from '../../platform/database/schema/index.ts';
import { setPublishing } from '../../testing/editorsDesk.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { removeExpired } from '../uploads/removeExpired.ts';
import { mp3, PDF, picture } from '../uploads/testing/sampleFiles.ts';
import { upload } from '../uploads/testing/sendFile.ts';
import { startUploadingProvider } from '../uploads/testing/uploadingProvider.ts';

const MIGRATION = join(import.meta.dirname, '../../../migrations/0035_media.sql');
const PAGE = 'ueber-uns';
let provider: TestProvider;
let editor: Visitor;
let visitor: Visitor;
let pageId: number;
beforeAll(async () => {
  ({ provider, editor } = await startUploadingProvider());
  visitor = await newVisitor(provider.url, { withToken: false });
  pageId = (await shownPage()).id;
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const parse = async <T>(schema: { parse(value: unknown): T }, answer: Response): Promise<T> => schema.parse(await answer.json());
const shownPage = async (lang: 'de' | 'en' = 'de') =>
  parse(pageCall.answer, await visitor.get(callPath(pageCall, { lang, path: lang === 'de' ? PAGE : 'about' })));
const list = async (query = '', by = editor) => parse(mediaCall.answer, await by.get(`${mediaCall.path}?${query}`));
const change = (id: number, body: object, by = editor) => by.send('PATCH', callPath(changeMediaCall, { id }), body);
const remove = (id: number, by = editor) => by.send('DELETE', callPath(removeMediaCall, { id }));
const usagesOf = async (id: number) =>
  (await parse(mediaUsagesCall.answer, await editor.get(callPath(mediaUsagesCall, { id })))).usages;

async function add(bytes: Uint8Array, name: string, by = editor, tags?: string[]): Promise<MediaItem> {
  const { id } = await upload(by, bytes, name);
  const answer = await by.send('POST', createMediaCall.path, { temp_file: id, ...(tags && { tags }) });
  expect(answer.status).toBe(201);
  return parse(mediaItemSchema, answer);
}

async function show(item: MediaItem, fields: object = {}): Promise<number> {
  const place = { parent: null, content_type: 'page', object_id: pageId, slug: '' };
  const answer = await editor.send('POST', callPath(BLOCK_CALLS.image.create, { lang: 'de' }), {
    ...place,
    image: item.value,
    ...fields,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as PageBlock).id;
}

async function shownPicture(id: number, lang: 'de' | 'en' = 'de'): Promise<Picture> {
  const block = (await shownPage(lang)).modules.find((each) => each.id === id);
  return pictureSchema.parse(block?.['image']);
}

describe('The media library', () => {
  it('has what was uploaded into it and what a block took over, found by words, tag and kind, the newest first', async () => {
    await add(await picture('jpeg'), 'Wehr bei Nacht.jpg', editor, ['Ufer', 'Nacht', 'Ufer']);
    await add(mp3(), 'Rauschen.mp3', editor, ['Ufer']);
    await add(PDF, 'Saisonheft.pdf');
    const { id: ofBlock } = await upload(editor, await picture('png'), 'Direkt.png');
    const place = { parent: null, content_type: 'page', object_id: pageId, slug: '' };
    await editor.send('POST', callPath(BLOCK_CALLS.image.create, { lang: 'de' }), { ...place, image: { temp_file: ofBlock } });
    const all = await list();
    expect(all.results.map(({ name }) => name)).toEqual(['Direkt.png', 'Saisonheft.pdf', 'Rauschen.mp3', 'Wehr bei Nacht.jpg']);
    expect(all.tags).toEqual([
      { name: 'Nacht', count: 1 },
      { name: 'Ufer', count: 2 },
    ]);
    for (const [query, names] of [
      ['query=nacht%20wehr', ['Wehr bei Nacht.jpg']],
      ['query=100%25', []],
      ['tag=Ufer', ['Rauschen.mp3', 'Wehr bei Nacht.jpg']],
      ['tag=Ufer&kind=audio', ['Rauschen.mp3']],
      ['kind=document', ['Saisonheft.pdf']],
      ['page=2', []],
      [`value=${(all.results[3]!.value as Picture).base}`, ['Wehr bei Nacht.jpg']],
      [`value=${(all.results[2]!.value as MediaFile).path}`, ['Rauschen.mp3']],
      ['value=/media/posters/page-1', []],
    ] as const)
      expect([query, (await list(query)).results.map(({ name }) => name)]).toEqual([query, names]);
    const [document] = (await list('kind=document')).results;
    const file = await visitor.get(document!.path);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('attachment')]);
  });

  it('gives a place the text of its language, the credit and the focal point, where the place says nothing itself', async () => {
    const item = await add(await picture('jpeg'), 'Chor.jpg');
    const bare = await show(item);
    const told = await show({ ...item, value: { ...(item.value as Picture), alt: 'Ein Chor im Hof' } });
    expect(await shownPicture(bare)).toEqual({ ...(item.value as Picture), alt: '' });
    const changed = await change(item.id, {
      alt: { de: 'Der Chor', en: 'The choir' },
      credit: 'Foto: A. Ufer',
      focal_point: { x: 20, y: 75.4 },
      revision: item.revision,
    });
    expect(changed.status).toBe(200);
    expect(await shownPicture(bare)).toMatchObject({ alt: 'Der Chor', credit: 'Foto: A. Ufer', focal_point: '20% 75%' });
    expect((await shownPicture(bare, 'en')).alt).toBe('The choir');
    expect((await shownPicture(told)).alt).toBe('Ein Chor im Hof');
    await change(item.id, { is_decorative: true });
    expect([(await shownPicture(bare)).alt, (await shownPicture(told)).alt]).toEqual(['', 'Ein Chor im Hof']);
    const old = await change(item.id, { credit: 'zu spät', revision: item.revision });
    expect([old.status, ((await old.json()) as { current: MediaItem }).current.credit]).toEqual([409, 'Foto: A. Ufer']);
  });

  it('serves the crop of the place in all formats and widths of it, and what a former crop was called', async () => {
    const item = await add(await halves(1_600, 800), 'Hälften.png');
    const [square, whole] = [await show(item, { format: 'square' }), await show(item)];
    await change(item.id, { crops: { square: { x: 50, y: 0, width: 50, height: 100 } } });
    const shown = await shownPicture(square);
    expect(shown).toMatchObject({ width: 800, height: 800, widths: [320, 480, 800] });
    expect(shown.base).toMatch(/-square-[0-9a-f]{8}$/);
    expect((await shownPicture(whole)).base).toBe((item.value as Picture).base);
    for (const format of atLeastOne(shown.formats)) {
      const answer = await visitor.get(`${shown.base}-480.${format}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { dominant } = await sharp(bytes).stats();
      expect([answer.status, (await sharp(bytes).metadata()).height, dominant.b > 200, dominant.r < 60]).toEqual([
        200,
        480,
        true,
        true,
      ]);
    }
    expect((await visitor.get(`${shown.base}-1200.avif`)).status).toBe(404);
    expect((await visitor.get(`${(item.value as Picture).base}-round-00000000-320.avif`)).status).toBe(404);
    await change(item.id, { crops: {} });
    provider.clock.forward(1);
    const former = await visitor.get(`${shown.base}-480.webp`);
    expect(former.status).toBe(200);
    expect((await change(item.id, { crops: { square: { x: 60, y: 0, width: 50, height: 50 } } })).status).toBe(400);
  });

  it('gives a gallery the crop of its format beside the whole picture, which no block stores', async () => {
    const item = await add(await halves(1_600, 800), 'Galerie.png');
    await change(item.id, { crops: { square: { x: 50, y: 0, width: 50, height: 100 } }, focal_point: { x: 10, y: 20 } });
    const place = { parent: null, content_type: 'page', object_id: pageId, slug: '', format: 'square' };
    const create = (image: unknown) =>
      editor.send('POST', callPath(BLOCK_CALLS.image_list.create, { lang: 'de' }), { ...place, children: [{ image }] });
    const shownIn = async (answer: Response): Promise<Picture> => {
      const { id } = (await answer.json()) as PageBlock;
      const block = (await shownPage()).modules.find((each) => each.id === id);
      return pictureSchema.parse((block!['children'] as [{ image: unknown }])[0].image);
    };
    const shown = await shownIn(await create(item.value));
    expect(shown).toMatchObject({ base: (item.value as Picture).base, width: 1_600, focal_point: '10% 20%' });
    expect(shown.part).toMatchObject({ width: 800, height: 800, widths: [320, 480, 800] });
    expect((await visitor.get(`${shown.part?.base}-480.webp`)).status).toBe(200);
    const again = (await create(shown)).clone();
    expect(JSON.stringify(await again.clone().json())).not.toContain('square-');
    expect(await shownIn(again)).toEqual(shown);
  });

  it('is replaced everywhere at once, links and kept addresses too, and says where it is used', async () => {
    const item = await add(await picture('jpeg'), 'Alt.jpg');
    const id = await show(item);
    const text = {
      content: `<p><a href="${item.path}">Bild</a></p>`,
      parent: null,
      content_type: 'page',
      object_id: pageId,
      slug: '',
    };
    const linked = (await (
      await editor.send('POST', callPath(BLOCK_CALLS.text.create, { lang: 'de' }), text)
    ).json()) as PageBlock;
    expect(await usagesOf(item.id)).toEqual([
      expect.objectContaining({ content_type: 'page', object_id: pageId, is_published: true, is_in_bin: false }),
    ]);
    const { id: sound } = await upload(editor, mp3());
    const wrong = await editor.send('POST', callPath(replaceMediaCall, { id: item.id }), { temp_file: sound });
    expect(wrong.status).toBe(400);
    const { id: file } = await upload(editor, await halves(500, 300), 'Neu.png');
    const answer = await editor.send('POST', callPath(replaceMediaCall, { id: item.id }), { temp_file: file });
    const replaced = await parse(mediaItemSchema, answer);
    expect(replaced).toMatchObject({ id: item.id, name: 'Neu.png', picture: { base: `/media/uploads/${file}` } });
    expect((replaced.value as Picture).base).toBe((item.value as Picture).base);
    expect(await shownPicture(id)).toMatchObject({ base: `/media/uploads/${file}`, width: 500, widths: [320, 480] });
    const block = (await shownPage()).modules.find((each) => each.id === linked.id);
    expect(block?.['content']).toContain(file);
    const kept = await visitor.get(`${(item.value as Picture).base}-800.jpg`);
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect((await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).width).toBe(480);
    provider.clock.forward(31 * 24 * 60);
    await removeExpired(provider.context);
    editor = await newEditor(provider.url);
    expect((await visitor.get(`${(item.value as Picture).base}-320.jpg`)).status).toBe(200);
  });

  it('keeps what is used, in a draft alone too, and lets the rest go; a file that a version shows stays', async () => {
    const item = await add(await picture('jpeg'), 'Gebraucht.jpg');
    const unused = await add(await picture('jpeg'), 'Ungebraucht.jpg');
    const id = await show(item);
    const refused = await remove(item.id);
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { field?: string }).field).toBe('usages');
    // The next change belongs to another sitting, so the version with the picture stays.
    provider.clock.forward(31);
    expect((await editor.send('DELETE', `/de/pageeditor-api/blocks/${id}/`)).status).toBe(200);
    for (const each of [item, unused]) expect((await remove(each.id)).status).toBe(200);
    expect((await list('query=gebraucht')).results).toEqual([]);
    expect((await remove(unused.id)).status).toBe(404);
    provider.clock.forward(31 * 24 * 60);
    await removeExpired(provider.context);
    editor = await newEditor(provider.url);
    const { db } = provider.context;
    const left = await db.select().from(uploads).where(eq(uploads.mediaId, unused.id));
    const ofVersion = await db.select().from(uploads).where(eq(uploads.mediaId, item.id));
    expect([left.length, ofVersion.length]).toEqual([0, 1]);
  });

  it('is for editors; what visitors see is changed by those who may publish, and an upload is its sender’s', async () => {
    const item = await add(await picture('jpeg'), 'Rechte.jpg');
    const other = await newEditor(provider.url, 'leitung');
    const { id: foreign } = await upload(other, await picture('jpeg'));
    expect((await editor.send('POST', createMediaCall.path, { temp_file: foreign })).status).toBe(400);
    const { id: ofVisitor } = await upload(await newVisitor(provider.url), await picture('jpeg'));
    expect((await editor.send('POST', createMediaCall.path, { temp_file: ofVisitor })).status).toBe(400);
    await setPublishing(provider, 'draft');
    const { db } = provider.context;
    await db.update(editors).set({ canPublish: false }).where(eq(editors.username, 'redaktion'));
    expect((await change(item.id, { credit: 'Entwurf' })).status).toBe(200);
    const shown = await list('query=Chor');
    expect(await usagesOf(shown.results[0]!.id)).toHaveLength(1);
    expect((await change(shown.results[0]!.id, { credit: 'nein' })).status).toBe(403);
    expect((await change(shown.results[0]!.id, { tags: ['Chor'] })).status).toBe(200);
    await db.update(editors).set({ canPublish: true }).where(eq(editors.username, 'redaktion'));
    await setPublishing(provider, 'direct');
  });

  it('takes over what pages had before there was a library, with the newest text of each language', async () => {
    const { db } = provider.context;
    const item = await add(await picture('jpeg'), 'Früher.jpg');
    await show({ ...item, value: { ...(item.value as Picture), alt: 'Älter' } });
    await show({ ...item, value: { ...(item.value as Picture), alt: 'Neuer' } });
    await db.update(uploads).set({ mediaId: null });
    await db.delete(media);
    const [, takeOver = ''] = readFileSync(MIGRATION, 'utf8').split('-- What pages already use');
    for (const statement of takeOver.split(/;\n/).slice(0, 2))
      await db.execute(sql.raw(statement.replace(/^.*taken over.*$/m, '').trim()));
    const [entry] = (await list('query=Früher')).results;
    expect(entry).toMatchObject({ value: item.value, alt: { de: 'Neuer', en: 'Neuer' }, username: 'redaktion' });
    expect((await list()).count).toBeGreaterThan(4);
  });
});

/** Red on the left, blue on the right. */
async function halves(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

it('a typeface is handed out like any file, and stays as long as the settings of the site name it', async () => {
  const bytes = readFileSync(join(import.meta.dirname, '../../../../shell/public/fonts/bricolage-latin-ext.5-3-1.woff2'));
  const { id, path } = await add(bytes, 'haus.woff2');
  const served = await visitor.get(path);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  const brand = '/pageeditor-api/site-forms/brand/';
  const { value } = (await (await editor.get(brand)).json()) as { value: object };
  expect((await editor.send('PATCH', brand, { value: { ...value, typeface: [path] } })).status).toBe(200);
  expect([(await usagesOf(id)).map((usage) => usage.content_type), (await remove(id)).status]).toEqual([['site'], 409]);
  expect((await editor.send('PATCH', brand, { value: { ...value, typeface: [] } })).status).toBe(200);
  expect((await remove(id)).status).toBe(200);
});

describe('A file of a plan', () => {
  it('is used although the draft has lost it: it is not removed, nor changed by an account that may not publish', async () => {
    await setPublishing(provider, 'draft');
    const leader = await newEditor(provider.url, 'leitung');
    const item = await add(await picture('png'), 'Geplant.png');
    const block = await show(item);
    const document = { content_type: 'page', object_id: pageId };
    const at = new Date(provider.context.clock.now() + 86_400_000).toISOString();
    const planned = await leader.send('POST', '/de/pageeditor-api/documents/publish/', { documents: [document], at });
    expect(planned.status).toBe(200);
    await editor.send('DELETE', callPath(BLOCK_CALLS.image.remove, { lang: 'de', id: block }));
    try {
      expect(await usagesOf(item.id)).toMatchObject([{ ...document, is_published: false, is_draft: true }]);
      expect((await remove(item.id)).status).toBe(409);
      await provider.context.db.update(editors).set({ canPublish: false }).where(eq(editors.username, 'redaktion'));
      expect((await change(item.id, { credit: 'nein' })).status).toBe(403);
    } finally {
      await provider.context.db.update(editors).set({ canPublish: true }).where(eq(editors.username, 'redaktion'));
      await leader.send('POST', '/de/pageeditor-api/documents/unschedule/', { documents: [document] });
      await leader.send('POST', '/de/pageeditor-api/documents/discard/', { documents: [document] });
      await setPublishing(provider, 'direct');
    }
    expect((await remove(item.id)).status).toBe(200);
  });
});

describe('A file of the library that only', () => {
  const both = (path: string) => JSON.stringify({ de: path, en: path });
  it.each<[string, (path: string) => SQL]>([
    ['the opening hours name', (path) => sql`update opening_hours set alternative_link_url = ${both(path)}::jsonb`],
    [
      'a redirect names',
      (path) => sql`insert into redirects (lang, old_path, new_path) values ('de', ${path.slice(-40)}, ${path})`,
    ],
    ['an alert names', (path) => sql`update alerts set text = ${both(path)}::jsonb`],
    [
      'the menu names',
      (path) => sql`update navigation_items set url = ${both(path)}::jsonb where id = (select min(id) from navigation_items)`,
    ],
    ['a page of errors names', (path) => sql`update html_parts set body = ${both(path)}::jsonb`],
    ['a text of the law names', (path) => sql`update legal_texts set body = ${both(path)}::jsonb`],
    ['a teaser names', (path) => sql`update teasers set link = ${both(path)}::jsonb`],
    [
      'a person names',
      (path) => sql`update persons set biography = ${both(path)}::jsonb where id = (select min(id) from persons)`,
    ],
    ['an event names', (path) => sql`update events set note = ${both(path)}::jsonb where id = (select min(id) from events)`],
    ['a form names', (path) => sql`update forms set intro = ${both(path)}::jsonb`],
  ])('%s is in use: nobody removes it, and who may not publish replaces nothing of it', async (_, write) => {
    const { db } = provider.context;
    const item = await add(PDF, 'Hausplan.pdf');
    expect(await usagesOf(item.id)).toEqual([]);
    await db.execute(write(item.path));
    expect((await usagesOf(item.id)).map(({ is_published: isPublished }) => isPublished)).toEqual([true]);
    expect((await remove(item.id)).status).toBe(409);
    await setPublishing(provider, 'draft');
    await db.update(editors).set({ canPublish: false }).where(eq(editors.username, 'redaktion'));
    const { id: file } = await upload(editor, PDF, 'Anders.pdf');
    const replaced = await editor.send('POST', callPath(replaceMediaCall, { id: item.id }), { temp_file: file });
    await db.update(editors).set({ canPublish: true }).where(eq(editors.username, 'redaktion'));
    await setPublishing(provider, 'direct');
    expect([replaced.status, await replaced.json()]).toEqual([403, expect.objectContaining({ error: 'FORBIDDEN' })]);
  });

  it('an older address of it names is in use as well', async () => {
    const item = await add(PDF, 'Erst.pdf');
    const { id: file } = await upload(editor, PDF, 'Dann.pdf');
    const replaced = await editor.send('POST', callPath(replaceMediaCall, { id: item.id }), { temp_file: file });
    expect(replaced.status).toBe(200);
    const link = `/media/uploads/${file}.pdf`;
    await provider.context.db.execute(sql`insert into redirects (lang, old_path, new_path) values ('de', '/de/plan', ${link})`);
    expect([(await usagesOf(item.id)).length, (await remove(item.id)).status]).toEqual([1, 409]);
  });
});
