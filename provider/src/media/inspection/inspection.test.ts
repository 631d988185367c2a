import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { docx, odt, PDF, picture, zip } from '../uploads/testing/sampleFiles.ts';
import { createInspector } from './createInspector.ts';
import { measureArchive } from './measureArchive.ts';
import { measurePdf } from './measurePdf.ts';

const MB = 1024 * 1024;
let next = 0;
async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(tmpdir(), `inspection-${process.pid}-${(next += 1)}`);
  await writeFile(path, bytes);
  return path;
}

function pdfWith(filter: string, bytes: Buffer, more = ''): Buffer {
  const head = `4 0 obj<</Filter ${filter}/Length ${bytes.length}${more}>>\nstream\n`;
  return Buffer.concat([PDF, Buffer.from(head), bytes, Buffer.from('\nendstream\nendobj\n%%EOF\n')]);
}

describe('An archive', () => {
  it.each([
    ['a text document', () => docx()],
    ['an open document', () => odt()],
    ['one with a thick part', () => zip([['a.xml', 'x'.repeat(MB / 2)]])],
  ])('is measured by what it unpacks to: %s', async (_, make) => {
    await expect(measureArchive(await fileOf(make()), MB)).resolves.toBeGreaterThan(10);
  });

  it('that unpacks to more than it may is refused, whatever it says of itself', async () => {
    const bomb = zip([['a.xml', 'x'.repeat(8 * MB)]]);
    expect(bomb.length).toBeLessThan(20_000);
    await expect(measureArchive(await fileOf(bomb), MB)).rejects.toThrow(RangeError);
    // A directory that says ten bytes.
    for (const sign of [0x02014b50, 0x04034b50]) {
      const at = bomb.indexOf(Buffer.from([sign & 255, (sign >> 8) & 255, (sign >> 16) & 255, sign >>> 24]));
      bomb.writeUInt32LE(10, at + (sign === 0x02014b50 ? 24 : 22));
    }
    await expect(measureArchive(await fileOf(bomb), MB)).rejects.toThrow(RangeError);
  });

  it('whose entries share their bytes is refused', async () => {
    const one = zip([['a.xml', 'x'.repeat(40_000)]]);
    const directory = one.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    const end = one.indexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    const tail = Buffer.from(one.subarray(end));
    const entries = Array.from({ length: 50 }, () => one.subarray(directory, end));
    tail.writeUInt16LE(50, 10);
    tail.writeUInt32LE(50 * (end - directory), 12);
    const shared = Buffer.concat([one.subarray(0, directory), ...entries, tail]);
    await expect(measureArchive(await fileOf(shared), 100 * MB)).rejects.toThrow(/share|directory/);
  });
});

describe('A PDF', () => {
  it.each<[string, Buffer]>([
    ['nothing packed', PDF],
    ['a packed stream', pdfWith('/FlateDecode', deflateSync(Buffer.alloc(MB / 2)))],
    ['a stream that only says it is packed', pdfWith('/FlateDecode', Buffer.from('not packed at all'))],
  ])('is measured by what it unpacks to: %s', async (_, bytes) => {
    await expect(measurePdf(await fileOf(bytes), MB)).resolves.toBeLessThanOrEqual(MB);
  });

  it.each<[string, Buffer]>([
    ['packed once', pdfWith('/FlateDecode', deflateSync(Buffer.alloc(4 * MB)))],
    ['packed twice', pdfWith('[/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(40 * MB))))],
    ['packed by the short name', pdfWith('/Fl', deflateSync(Buffer.alloc(4 * MB)))],
    ['in two streams', Buffer.concat([1, 2].map(() => pdfWith('/FlateDecode', deflateSync(Buffer.alloc(0.6 * MB)))))],
    ['packed nine times', pdfWith(`[${'/FlateDecode '.repeat(9)}]`, deflateSync(Buffer.alloc(9)))],
    [
      'with a picture of billions of pixels',
      pdfWith('/CCITTFaxDecode', Buffer.alloc(9), '/Subtype/Image/Width 90000/Height 90000'),
    ],
  ])('that unpacks to more than it may is refused: %s', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(100_000);
    await expect(measurePdf(await fileOf(bytes), MB)).rejects.toThrow(RangeError);
  });
});

describe('The process that reads what others send', () => {
  it('answers what a file is, one after the other, and refuses what a sender may not send', async () => {
    const inspector = createInspector();
    const drawing = await fileOf(Buffer.from('<svg viewBox="0 0 2 1"><script>1</script><path d="M0 0h2v1z" fill="#f00"/></svg>'));
    await expect(inspector.inspect({ path: await fileOf(await picture('png')), isEditor: false })).resolves.toMatchObject({
      contentType: 'image/png',
      picture: { width: 1_000, height: 600 },
      content: null,
    });
    await expect(inspector.inspect({ path: drawing, isEditor: false })).rejects.toMatchObject({
      spielplan: 'UNSUPPORTED_MEDIA_TYPE',
    });
    await expect(inspector.inspect({ path: drawing, isEditor: true })).resolves.toMatchObject({
      contentType: 'image/svg+xml',
      kind: 'picture',
      extension: 'svg',
      picture: { width: 1_600, height: 800 },
    });
  });

  it('is ended where a file takes it too long, and the next file is read by another', async () => {
    const program = fileURLToPath(new URL('./testing/stuckProcess.ts', import.meta.url));
    const stuck = createInspector({ program, timeoutMs: 500 });
    for (let round = 0; round < 2; round += 1)
      await expect(stuck.inspect({ path: await fileOf(PDF), isEditor: true })).rejects.toMatchObject({
        spielplan: 'PAYLOAD_TOO_LARGE',
        field: 'file',
      });
  });
});
