import { CSRF_HEADER, BLOCKS, type BlockModel, type PageBlock } from '@spielplan/shared-contracts/api';
import sharp from 'sharp';
import type { z } from 'zod';
import { newEditor } from '../../testing/testProvider.ts';
import { EXAMPLE_BLOCKS } from './testing/exampleBlocks.ts';
import { openBlocks } from './testing/openBlocks.ts';

const { house, place, callsOf, ask, create, readPage, proveLife } = openBlocks();
const MODELS = Object.keys(BLOCKS) as BlockModel[];

// Each kind in one of the languages; `blocks.deep.test.ts` has all in both.
it.each(MODELS.map((model, index) => ({ model, lang: index % 2 === 0 ? ('de' as const) : ('en' as const) })))(
  'an editor of the page in $lang creates, reads, finds, changes and deletes a $model',
  proveLife,
);

it('what is changed in one language stays as it is in the other', async () => {
  const { id } = await create('headline');
  await ask(callsOf('headline').patch, 'en', id, { content: 'Box office' });
  expect(await (await ask(callsOf('headline').read, 'de', id)).json()).toMatchObject({ content: 'Kasse' });
  expect(await (await ask(callsOf('headline').read, 'en', id)).json()).toMatchObject({
    content: 'Box office',
    headline_level: 3,
  });
});

/** Every field that a block cannot do without, as its schema says. */
const REQUIRED = MODELS.flatMap((model) => {
  const shape: Record<string, z.ZodType> = BLOCKS[model].input.shape;
  return Object.entries(shape)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([field]) => [model, field] as const);
});

it.each(REQUIRED)('a %s without %s is refused, and the field is named', async (model, field) => {
  const { [field]: _, ...body } = { ...EXAMPLE_BLOCKS[model].input, ...place() } as Record<string, unknown>;
  const response = await ask(callsOf(model).create, 'de', null, body);
  expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error: 'INVALID_BODY', field })]);
});

it('columns in which somebody else has changed something since are not deleted with it', async () => {
  const box = await create('container', { slug: 'spalten-revision' });
  const inner = await create('text', { parent: box.id, column: 0 });
  const read = async () => await ask(callsOf('container').read, 'de', box.id);
  const seen = (await read()).headers.get('etag')!;
  await ask(callsOf('text').patch, 'en', inner.id, { content: '<p>Written in English</p>' });
  const remove = (tag: string) => ask(callsOf('container').remove, 'de', box.id, undefined, { 'if-match': tag });
  expect((await remove(seen)).status).toBe(412);
  expect((await remove(`"${Number(box['revision'])}"`)).status).toBe(412);
  expect((await ask(callsOf('text').read, 'en', inner.id)).status).toBe(200);
  // What is changed is the block alone, so its own revision will do.
  const own = ((await (await read()).json()) as PageBlock & { revision: number }).revision;
  expect((await ask(callsOf('container').patch, 'de', box.id, { revision: own, columns: [{ classes: 'col-12' }] })).status).toBe(
    200,
  );
  expect((await remove((await read()).headers.get('etag')!)).status).toBe(200);
});

describe('Where a block goes', () => {
  const orderOf = async () => (await readPage('de')).modules.map(({ id }) => id);

  it('is behind the others, or at the number that is named', async () => {
    const last = await create('text');
    const first = await create('text', { position: 0 });
    const second = await create('text', { position: 1 });
    const order = await orderOf();
    expect(order.slice(0, 2)).toEqual([first.id, second.id]);
    expect(order.at(-1)).toBe(last.id);
    await ask(callsOf('text').patch, 'de', last.id, { position: 1 });
    expect((await orderOf()).slice(0, 3)).toEqual([first.id, last.id, second.id]);
    expect(new Set(await orderOf()).size).toBe(order.length);
  });

  it('may be a column, and another one later', async () => {
    const box = await create('container', { slug: 'spalten-test' });
    const inner = await create('quote', { parent: box.id, column: 1 });
    const read = async () => (await (await ask(callsOf('container').read, 'de', box.id)).json()) as PageBlock;
    expect((await read()).columns.map(({ children }) => children.map(({ id }) => id))).toEqual([[], [inner.id]]);
    await ask(callsOf('quote').patch, 'de', inner.id, { column: 0 });
    expect((await read()).columns.map(({ children }) => children.length)).toEqual([1, 0]);
    await ask(callsOf('quote').patch, 'de', inner.id, { parent: null });
    expect((await read()).columns.map(({ children }) => children.length)).toEqual([0, 0]);
    expect((await orderOf()).at(-1)).toBe(inner.id);
  });

  it('stays in the box when its column is taken away', async () => {
    const box = await create('container');
    const inner = await create('quote', { parent: box.id, column: 1 });
    await ask(callsOf('container').patch, 'de', box.id, { columns: [{ classes: 'col-12' }] });
    const read = (await (await ask(callsOf('container').read, 'de', box.id)).json()) as PageBlock;
    expect(read.columns).toMatchObject([{ classes: 'col-12', children: [{ id: inner.id }] }]);
    const response = await ask(callsOf('container').patch, 'de', box.id, { columns: [] });
    expect(await response.json()).toMatchObject({ field: 'columns' });
  });

  it('is refused where there is no such place, and the field is named', async () => {
    const box = await create('container');
    const inner = await create('container', { parent: box.id });
    const text = await create('text');
    const refused: [object, string][] = [
      [{ ...place(), parent: 999_999 }, 'parent'],
      [{ ...place(), parent: 1 }, 'parent'],
      [{ ...place(), parent: text.id }, 'parent'],
      [{ ...place(), parent: box.id, column: 2 }, 'column'],
      [{ ...place(), object_id: 999_999 }, 'object_id'],
      [{ ...place(), object_id: 9_999_999_999 }, 'object_id'],
      [{ ...place(), content_type: 'site', object_id: 2 }, 'object_id'],
      [{ ...place(), content_type: 'editor' }, 'content_type'],
      [{ ...place(), content_type: 'constructor' }, 'content_type'],
      [{ ...place(), slug: 'a/b' }, 'slug'],
    ];
    for (const [body, field] of refused) {
      const response = await ask(callsOf('text').create, 'de', null, body);
      expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ field })]);
    }
    expect(await (await ask(callsOf('container').patch, 'de', box.id, { parent: inner.id })).json()).toMatchObject({
      field: 'parent',
    });
  });
});

describe('Uploads, files and links', () => {
  it('a file that is none of ours, or an upload that is not there, is refused', async () => {
    const { id } = await create('image');
    const picture = { ...(EXAMPLE_BLOCKS.image.input.image as object), base: '/de/besuch' };
    for (const image of [picture, { temp_file: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }]) {
      const response = await ask(callsOf('image').patch, 'de', id, { image });
      expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ field: 'image' })]);
    }
  });

  it('a picture just uploaded becomes part of the block, and another editor cannot take it', async () => {
    const form = new FormData();
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b9341a' } })
      .png()
      .toBuffer();
    form.append('file', new Blob([new Uint8Array(png)]), 'Ufer.png');
    const headers = {
      cookie: `sessionid=${house.editor.cookie('sessionid')}; csrftoken=${house.editor.cookie('csrftoken')}`,
      [CSRF_HEADER]: house.editor.cookie('csrftoken') ?? '',
    };
    const uploaded = await fetch(`${house.provider.url}/de/api/temp-files/`, { method: 'POST', body: form, headers });
    const { id } = (await uploaded.json()) as { id: string };
    const image = { temp_file: id, alt: 'Am Ufer' };
    const foreign = await newEditor(house.provider.url, 'leitung');
    expect(await (await foreign.send('POST', '/de/pageeditor-api/image/', { image, ...place() })).json()).toMatchObject({
      field: 'image',
    });
    expect((await create('image', { image }))['image']).toMatchObject({ alt: 'Am Ufer', width: 40, height: 30 });
  });

  it('a snippet becomes the address it stands for, so nothing of it reaches a page', async () => {
    const embed = '<svg onload=alert(1)><iframe src="https://open.spotify.com/embed/album/1"></iframe>';
    expect(await create('audio', { embed })).toMatchObject({ embed: 'https://open.spotify.com/embed/album/1' });
  });

  it('rich text is cleaned in every block that has some', async () => {
    const dirty = '<p onclick="x()">Ja<script>alert(1)</script><img src=x onerror=alert(1)></p>';
    expect(await create('text', { content: dirty })).toMatchObject({ content: '<p>Ja</p>' });
    expect(await create('faq', { items: [{ question: 'Wann?', answer: dirty }] })).toMatchObject({
      items: [{ answer: '<p>Ja</p>' }],
    });
    expect(await create('teaser_list', { children: [{ headline: 'x', text: dirty }] })).toMatchObject({
      children: [{ text: '<p>Ja</p>' }],
    });
    const { id } = await create('html');
    expect(await (await ask(callsOf('html').patch, 'de', id, { html_code: dirty })).json()).toMatchObject({
      html_code: '<p>Ja</p>',
    });
    const response = await ask(callsOf('html').patch, 'de', id, { html_code: '<script>alert(1)</script>' });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ field: 'html_code' })]);
  });

  it('half a character does no harm', async () => {
    expect(await create('quote', { content: 'a\ud800b' })).toMatchObject({ content: 'a\ufffdb' });
  });
});
