import { randomFillSync } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { callPath, mediaUploadSchema, sendUploadPartCall, tempFileSchema } from '@spielplan/shared-contracts/api';
import sharp from 'sharp';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';
import { PART_BYTES } from './partialUploads.ts';
import { removeExpired } from './removeExpired.ts';

const UPLOADS = '/pageeditor-api/media-uploads/';
const LIMIT = 3 * PART_BYTES;
let provider: TestProvider;
let editor: Visitor;
let big: Buffer;
beforeAll(async () => {
  provider = await startTestProvider({ uploadLimits: { visitor: 200_000, editor: LIMIT } });
  editor = await newEditor(provider.url);
  // Noise that no format makes smaller: more than two parts.
  const noise = randomFillSync(Buffer.alloc(1_400 * 1_100 * 3));
  big = await sharp(noise, { raw: { width: 1_400, height: 1_100, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const begin = async (name: string, size: number) =>
  mediaUploadSchema.parse(await (await editor.send('POST', UPLOADS, { name, size })).json());
const send = (id: number, from: number, bytes: Uint8Array, by = editor) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'teil');
  return by.send('POST', `${callPath(sendUploadPartCall, { id })}?from=${from}`, form);
};
const finish = (id: number) => editor.send('POST', `${UPLOADS}${id}/finish/`);
const partAt = (from: number) => big.subarray(from, from + PART_BYTES);
const stateOf = async (id: number) => mediaUploadSchema.parse(await (await editor.get(`${UPLOADS}${id}/`)).json());
const partsLeft = () => {
  const folder = join(provider.context.configuration.dataDir, 'uploads/parts');
  return existsSync(folder) ? readdirSync(folder).flatMap((each) => readdirSync(join(folder, each))) : [];
};

describe('An upload in parts', () => {
  it('goes on where it was broken off, with parts sent twice, and becomes the file that it was', async () => {
    expect(big.byteLength).toBeGreaterThan(2 * PART_BYTES);
    const { id, part_bytes: size } = await begin('Rauschen.png', big.byteLength);
    expect(size).toBe(PART_BYTES);
    expect((await send(id, 0, partAt(0))).status).toBe(200);
    expect((await stateOf(id)).received).toBe(PART_BYTES);
    expect((await finish(id)).status).toBe(409);
    expect((await send(id, 2 * PART_BYTES, partAt(2 * PART_BYTES))).status).toBe(409);
    expect((await send(id, PART_BYTES, partAt(PART_BYTES).subarray(0, 500))).status).toBe(400);
    expect((await send(id, 0, partAt(0))).status).toBe(200);
    for (const from of [PART_BYTES, 2 * PART_BYTES]) expect((await send(id, from, partAt(from))).status).toBe(200);
    const finished = await finish(id);
    expect(finished.status).toBe(201);
    const file = tempFileSchema.parse(await finished.json());
    expect(file).toMatchObject({ name: 'Rauschen.png', size: big.byteLength, content_type: 'image/png' });
    const item = await editor.send('POST', '/pageeditor-api/media/', { temp_file: file.id });
    expect([item.status, await item.json()]).toEqual([201, expect.objectContaining({ name: 'Rauschen.png', kind: 'picture' })]);
    expect([(await finish(id)).status, partsLeft()]).toEqual([404, []]);
  });

  it('is refused before it is sent where it is too large, and after it where it is none of the files allowed', async () => {
    expect((await editor.send('POST', UPLOADS, { name: 'x.mp4', size: LIMIT + 1 })).status).toBe(413);
    const bad = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { id } = await begin('böse.svg', bad.byteLength);
    await send(id, 0, bad);
    const answer = await finish(id);
    expect([answer.status, partsLeft()]).toEqual([415, []]);
  });

  it('is its sender’s alone, and forgotten after a day', async () => {
    const { id } = await begin('Halb.png', big.byteLength);
    await send(id, 0, partAt(0));
    const other = await newEditor(provider.url, 'leitung');
    expect([
      (await other.get(`${UPLOADS}${id}/`)).status,
      (await send(id, PART_BYTES, partAt(PART_BYTES), other)).status,
    ]).toEqual([404, 404]);
    const visitor = await newVisitor(provider.url);
    expect((await visitor.send('POST', UPLOADS, { name: 'x', size: 1 })).status).toBe(401);
    expect((await send(id, 0, partAt(0), visitor)).status).toBe(401);
    provider.clock.forward(25 * 60);
    await removeExpired(provider.context);
    editor = await newEditor(provider.url);
    expect([(await editor.get(`${UPLOADS}${id}/`)).status, partsLeft()]).toEqual([404, []]);
  });
});
