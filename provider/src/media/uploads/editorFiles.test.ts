import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  BLOCK_CALLS,
  callPath,
  type MediaFile,
  type PageBlock,
  pageCall,
  pictureSchema,
  searchFilesCall,
} from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { newEditor, START_TIMEOUT_MS, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { removeExpired } from './removeExpired.ts';
import { jpegWithPlace, mp3, PDF, picture, zip } from './testing/sampleFiles.ts';
import { upload } from './testing/sendFile.ts';
import { startUploadingProvider, type UploadingProvider } from './testing/uploadingProvider.ts';

let provider: TestProvider;
let visitor: Visitor;
let editor: Visitor;
let get: UploadingProvider['get'];
let folder: UploadingProvider['folder'];
beforeAll(async () => {
  ({ provider, visitor, editor, get, folder } = await startUploadingProvider());
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('An editor’s picture', () => {
  const place = { parent: null, content_type: 'page', slug: '' };
  let aboutId: number;
  beforeAll(async () => {
    const page = await editor.get(callPath(pageCall, { lang: 'de', path: 'ueber-uns' }));
    aboutId = pageCall.answer.parse(await page.json()).id;
  });
  const create = (model: 'image' | 'audio_file' | 'video_file', fields: object, by = editor) =>
    by.send('POST', callPath(BLOCK_CALLS[model].create, { lang: 'de' }), { ...place, object_id: aboutId, ...fields });

  it('comes upright, in widths and formats, and without what the camera wrote', async () => {
    const { id } = await upload(editor, await jpegWithPlace(), 'Wehr am Morgen.jpg');
    const response = await create('image', { image: { temp_file: id, alt: 'Das Wehr am Morgen' } });
    expect(response.status).toBe(201);
    const image = pictureSchema.parse(((await response.json()) as PageBlock & { image: unknown }).image);
    expect(image).toMatchObject({
      base: `/media/uploads/${id}`,
      alt: 'Das Wehr am Morgen',
      width: 300,
      height: 200,
      widths: [320],
    });
    expect(image.color).toMatch(/^#b[0-9a-f]3[0-9a-f]1[0-9a-f]$/);
    for (const format of ['avif', 'webp', 'jpg']) {
      const file = await get(`${image.base}-320.${format}`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, `image/${format === 'jpg' ? 'jpeg' : format}`]);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = await bytesOf(file);
      const facts = await sharp(bytes).metadata();
      expect([facts.width, facts.exif, facts.orientation]).toEqual([320, undefined, undefined]);
      expect(bytes.includes('Altwasser-Kamera')).toBe(false);
    }
    const card = await sharp(await bytesOf(await get(`${image.base}-1200x630.jpg`))).metadata();
    expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(card.exif).toBeUndefined();
    const original = await sharp(join(folder('uploads'), 'originals', id)).metadata();
    expect(original.exif).toBeDefined();
  });

  it.each([
    [60, 6_000],
    [1_200, 17_000],
    [4, 1_000],
    [6_000, 60],
  ])(
    'of %d × %d has all its files, in its own shape',
    async (width, height) => {
      const { id } = await upload(editor, await picture('jpeg', width, height), 'Band.jpg');
      const response = await create('image', { image: { temp_file: id, alt: 'Ein Band' } });
      const image = pictureSchema.parse(((await response.json()) as PageBlock & { image: unknown }).image);
      for (const asked of atLeastOne(image.widths)) {
        for (const format of atLeastOne(image.formats)) {
          const file = await get(`${image.base}-${asked}.${format}`);
          expect([asked, format, file.status]).toEqual([asked, format, 200]);
          const facts = await sharp(await bytesOf(file)).metadata();
          expect(Math.abs(facts.height - (facts.width * height) / width)).toBeLessThanOrEqual(Math.max(1, height / width));
        }
      }
    },
    60_000,
  );

  it('is found by the words of its name for a link once a page uses it, by editors alone; no file of a visitor is', async () => {
    const find = async (query: string, by = editor) => {
      const answer = await by.get(`${callPath(searchFilesCall, { lang: 'de' })}?${new URLSearchParams({ query })}`);
      return {
        status: answer.status,
        names: ((await answer.json()) as { results?: MediaFile[] }).results?.map(({ name }) => name),
      };
    };
    const { id } = await upload(editor, await jpegWithPlace(), 'Wehr 100_neu am Abend.jpg');
    await upload(visitor, await jpegWithPlace(), 'Wehr am Abend privat.jpg');
    expect(await find('wehr abend')).toEqual({ status: 200, names: [] });
    await create('image', { image: { temp_file: id, alt: '' } });
    for (const words of ['wehr abend', 'ABEND', '100_neu']) {
      const found = await find(words);
      expect([words, found.names]).toEqual([words, [expect.stringContaining('am Abend')]]);
    }
    for (const words of ['wehr%abend', 'Weh_', 'privat']) expect([words, (await find(words)).names]).toEqual([words, []]);
    expect((await find('wehr', visitor)).status).toBe(401);
    const [file] = (
      (await (await editor.get(`${callPath(searchFilesCall, { lang: 'en' })}?query=abend`)).json()) as { results: MediaFile[] }
    ).results;
    expect((await get(file!.path)).status).toBe(200);
  });

  it('brings nothing along that was hidden behind its end', async () => {
    const polyglot = Buffer.concat([
      await picture('jpeg'),
      Buffer.from('<script>alert("versteckt")</script>'),
      zip([['a', 'x']]),
    ]);
    const { id } = await upload(editor, polyglot);
    expect((await create('image', { image: { temp_file: id } })).status).toBe(201);
    for (const format of ['avif', 'webp', 'jpg']) {
      const bytes = await bytesOf(await get(`/media/uploads/${id}-480.${format}`));
      expect(bytes.includes('versteckt') || bytes.includes('PK\x03\x04')).toBe(false);
    }
  });

  it('comes in no width beyond its own and in no other format', async () => {
    const { id } = await upload(editor, await picture('png', 1_000, 600));
    await create('image', { image: { temp_file: id } });
    const statusOf = async (file: string) => (await get(`/media/uploads/${file}`)).status;
    expect([await statusOf(`${id}-800.avif`), await statusOf(`${id}-1200.avif`)]).toEqual([200, 404]);
    for (const file of [`${id}-481.avif`, `${id}-480.png`, `${id}-480.svg`, `${id}.png`, id, `${id.toUpperCase()}-480.avif`])
      expect([file, await statusOf(file)]).toEqual([file, 404]);
    for (const path of [
      '..%2f..%2fdata.lock',
      '..%5c..%5cx-480.avif',
      `originals%2f${id}`,
      `${id}%00-480.avif`,
      '%2e%2e/x-480.avif',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  it('is seen before it is saved by the editor who sent it, kept nowhere, and by nobody else', async () => {
    const { id } = await upload(editor, await picture('jpeg'));
    const file = `/media/uploads/${id}-480.webp`;
    const other = await newEditor(provider.url, 'leitung');
    const seen = await editor.get(file);
    expect([seen.status, seen.headers.get('cache-control'), (await bytesOf(seen)).length > 100]).toEqual([
      200,
      'private, no-store',
      true,
    ]);
    expect([(await get(file)).status, (await other.get(file)).status]).toEqual([404, 404]);
    const { id: ofVisitor } = await upload(visitor, await picture('jpeg'));
    expect((await editor.get(`/media/uploads/${ofVisitor}-480.webp`)).status).toBe(404);
    await create('image', { image: { temp_file: id } });
    expect((await editor.get(file)).headers.get('cache-control')).toContain('immutable');
    expect((await get(file)).status).toBe(200);
  });

  it('asked for by many at once is made once', async () => {
    const { id } = await upload(editor, await picture('jpeg', 1_600, 900));
    await create('image', { image: { temp_file: id } });
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(`/media/uploads/${id}-1600.webp`)));
    expect(new Set(await Promise.all(answers.map(async (answer) => (await bytesOf(answer)).toString('base64')))).size).toBe(1);
    expect(readdirSync(join(folder('media'), 'uploads-1')).filter((name) => name.startsWith(id))).toEqual([`${id}-1600.webp`]);
  });

  it('is used by the editor who sent it, again too, and by no other', async () => {
    const { id } = await upload(editor, await picture('jpeg'));
    const other = await newEditor(provider.url, 'leitung');
    for (const [who, fields] of [
      [other, { image: { temp_file: id } }],
      [editor, { image: { temp_file: (await upload(visitor, await picture('jpeg'))).id } }],
      [editor, { image: { temp_file: (await upload(editor, PDF)).id } }],
    ] as const) {
      const response = await create('image', fields, who);
      expect([400, 403]).toContain(response.status);
    }
    expect((await create('image', { image: { temp_file: id } })).status).toBe(201);
    expect((await create('image', { image: { temp_file: id } })).status).toBe(201);
    provider.clock.forward(25 * 60);
    await removeExpired(provider.context);
    expect((await get(`/media/uploads/${id}-480.avif`)).status).toBe(200);
    editor = await newEditor(provider.url);
  });

  it('a sound plays in parts, and is saved when it is opened', async () => {
    const bytes = mp3();
    const { id } = await upload(editor, bytes, 'Am "Ufer" – März.mp3');
    const response = await create('audio_file', { file: { temp_file: id } });
    expect(await response.json()).toMatchObject({
      file: { path: `/media/uploads/${id}.mp3`, content_type: 'audio/mpeg', size: bytes.length, name: 'Am Ufer – März.mp3' },
    });
    const path = `/media/uploads/${id}.mp3`;
    const whole = await get(path);
    expect((await bytesOf(whole)).equals(bytes)).toBe(true);
    expect(whole.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Am%20Ufer%20%E2%80%93%20M%C3%A4rz.mp3");
    expect(whole.headers.get('content-security-policy')).toContain('sandbox');
    const part = await get(path, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect((await bytesOf(part)).equals(bytes.subarray(100, 200))).toBe(true);
    expect((await get(path, { range: 'bytes=-10' })).headers.get('content-length')).toBe('10');
    expect((await get(path, { range: 'bytes=999999-' })).status).toBe(416);
    expect((await get(`/media/uploads/${id}.html`)).status).toBe(404);
    expect((await create('image', { image: { temp_file: id } })).status).toBe(400);
  });
});

it('A film as a tablet records it is a film like any other', async () => {
  const film = Buffer.from('00000018667479704d3456200000020069736f6d6d703432000000086d6f6f76', 'hex');
  expect(await upload(editor, film, 'trailer.m4v')).toMatchObject({ content_type: 'video/mp4', name: 'trailer.mp4' });
});
