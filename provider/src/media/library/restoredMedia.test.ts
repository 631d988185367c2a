import { createHash, randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BLOCK_CALLS,
  callPath,
  changeMediaCall,
  createMediaCall,
  mediaCall,
  type MediaItem,
  mediaUsagesCall,
  pageCall,
  type Picture,
  pictureSchema,
  replaceMediaCall,
} from '@spielplan/shared-contracts/api';
import { backUp } from '../../backup/backUp.ts';
import { restore } from '../../backup/restore.ts';
import { startProvider } from '../../server.ts';
import { makeSeeded } from '../../testing/seededDatabase.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { mp3, PDF, picture } from '../uploads/testing/sampleFiles.ts';
import { upload } from '../uploads/testing/sendFile.ts';

const FILE = join(tmpdir(), `spielplan-media-${randomUUID()}.gz`);
const PAGE = callPath(pageCall, { lang: 'de', path: 'ueber-uns' });
const ended: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
  rmSync(FILE, { force: true });
});

/** What a visitor and an editor can have of the library: its entries, where they are used, and every file byte by byte. */
async function everythingOf(url: string) {
  const [editor, visitor] = [await newEditor(url), await newVisitor(url, { withToken: false })];
  const read = async (path: string) => (await (await editor.get(path)).json()) as { results: MediaItem[] };
  const bytes = async (path: string) => {
    const answer = await visitor.get(path);
    return [
      path,
      answer.status,
      createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex'),
    ];
  };
  const { results } = await read(mediaCall.path);
  const { modules } = pageCall.answer.parse(await (await visitor.get(PAGE)).json());
  const shown = modules.flatMap(({ image }) => pictureSchema.safeParse(image).data ?? []).filter(isUpload);
  return {
    entries: results,
    usages: await Promise.all(results.map(({ id }) => read(callPath(mediaUsagesCall, { id })))),
    shown,
    files: await Promise.all(
      [
        ...results.flatMap(({ path, picture: own, value }) => [
          path,
          // The address that blocks hold, also of the file that was there before a replacement.
          ...(own ? [`${(value as Picture).base}-320.webp`, `${own.base}-1200x630.jpg`] : []),
        ]),
        ...shown.map(({ base }) => `${base}-480.avif`),
      ].map(bytes),
    ),
  };
}

function isUpload({ base }: Picture): boolean {
  return base.startsWith('/media/uploads/');
}

it(
  'a backup and a copy of the files bring the library back on another machine: entries, crops, usages, every file',
  async () => {
    const first = await startTestProvider();
    ended.push(first.close);
    await fillLibrary(first);
    const before = await everythingOf(first.url);
    expect(before.files).toHaveLength(6);
    expect(before.files.filter(([, status]) => status !== 200)).toEqual([]);
    expect(before.shown.map(({ base, alt }) => [/-square-[0-9a-f]{8}$/.test(base), alt])).toEqual([[true, 'Ein Wehr']]);

    await backUp({ db: first.context.db }, FILE);
    const { open, ...data } = await makeSeeded();
    ended.push(data.remove);
    cpSync(join(first.context.configuration.dataDir, 'uploads'), join(data.dataDir, 'uploads'), { recursive: true });
    const database = await open();
    await restore(database, FILE, { replaces: true });
    const configuration = { ...first.context.configuration, dataDir: data.dataDir, databaseUrl: data.databaseUrl };
    const second = await startProvider(configuration, first.clock, async () => database);
    ended.push(second.close);
    expect(await everythingOf(second.url)).toEqual(before);
  },
  START_TIMEOUT_MS,
);

/** A picture that was replaced, cropped and placed on a page, a sound and a document. */
async function fillLibrary({ url }: TestProvider): Promise<void> {
  const editor = await newEditor(url);
  const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
    const answer = await editor.send(method, path, body);
    expect([path, answer.status < 300]).toEqual([path, true]);
    return (await answer.json()) as MediaItem;
  };
  const add = async (bytes: Uint8Array, name: string) =>
    send('POST', createMediaCall.path, { temp_file: (await upload(editor, bytes, name)).id, tags: ['Ufer'] });
  await add(mp3(), 'Rauschen.mp3');
  await add(PDF, 'Saisonheft.pdf');
  const { id, value } = await add(await picture('png'), 'Alt.png');
  const { id: file } = await upload(editor, await picture('jpeg', 1_600, 800), 'Wehr.jpg');
  await send('POST', callPath(replaceMediaCall, { id }), { temp_file: file });
  await send('PATCH', callPath(changeMediaCall, { id }), {
    alt: { de: 'Ein Wehr', en: 'A weir' },
    credit: 'Foto: A. Ufer',
    focal_point: { x: 20, y: 75 },
    crops: { square: { x: 50, y: 0, width: 50, height: 100 } },
  });
  const { id: page } = (await (await editor.get(PAGE)).json()) as { id: number };
  const place = { parent: null, content_type: 'page', object_id: page, slug: '' };
  await send('POST', callPath(BLOCK_CALLS.image.create, { lang: 'de' }), { ...place, image: value, format: 'square' });
}
