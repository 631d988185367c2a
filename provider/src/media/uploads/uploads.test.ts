import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { until } from '@spielplan/shared-contracts/testing';
import { uploads } from '../../platform/database/schema/index.ts';
import { newEditor, newVisitor, START_TIMEOUT_MS, type TestProvider, type Visitor } from '../../testing/testProvider.ts';
import { removeExpired } from './removeExpired.ts';
import { decompressionBomb, docx, interlacedPng, mp3, odt, PDF, picture, zip } from './testing/sampleFiles.ts';
import { sendFile, upload } from './testing/sendFile.ts';
import { LIMIT, startUploadingProvider, type UploadingProvider } from './testing/uploadingProvider.ts';
import { mediaOf } from '../media.ts';

let provider: TestProvider;
let visitor: Visitor;
let editor: Visitor;
let get: UploadingProvider['get'];
let folder: UploadingProvider['folder'];
beforeAll(async () => {
  ({ provider, visitor, editor, get, folder } = await startUploadingProvider());
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe('A file for a form', () => {
  it.each([
    ['a JPEG', () => picture('jpeg'), 'image/jpeg', 'jpg'],
    ['a PNG', () => picture('png'), 'image/png', 'png'],
    ['a WebP', () => picture('webp'), 'image/webp', 'webp'],
    ['a GIF', () => picture('gif'), 'image/gif', 'gif'],
    ['an AVIF', () => picture('avif'), 'image/avif', 'avif'],
    ['a PDF', () => PDF, 'application/pdf', 'pdf'],
    ['a PDF behind an empty line', () => Buffer.concat([Buffer.from('\r\n'), PDF]), 'application/pdf', 'pdf'],
    ['a DOCX', () => docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['an ODT', () => odt(), 'application/vnd.oasis.opendocument.text', 'odt'],
  ])('may be %s, known by what it is', async (_, make, type, ending) => {
    const bytes = await make();
    const file = await upload(visitor, bytes, 'Lebenslauf.exe');
    expect(file).toMatchObject({ content_type: type, size: bytes.length, name: `Lebenslauf.${ending}` });
  });

  it.each([
    ['a drawing with a script', SVG, 'bild.png', 'image/png'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'bild.jpg', 'image/jpeg'],
    ['a PDF behind a page', Buffer.concat([Buffer.from('<html>'), PDF]), 'a.pdf', 'application/pdf'],
    ['a plain text', Buffer.from('Guten Tag'), 'a.txt', 'text/plain'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01' + 'x'.repeat(100), 'latin1'), 'a.pdf', 'application/pdf'],
    ['a document with programs', docx({ macros: true }), 'a.docx', 'application/pdf'],
    ['an archive', zip([['a.txt', 'x']]), 'a.docx', 'application/zip'],
    ['a sound', mp3(), 'a.mp3', 'audio/mpeg'],
    ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), 'a.jpg', 'image/jpeg'],
    ['a GIF that is a script', Buffer.from('GIF89a/*' + 'x'.repeat(40) + '*/=1;alert(1)'), 'a.gif', 'image/gif'],
  ])('is not %s, whatever it is called', async (_, bytes, name, type) => {
    const response = await sendFile(visitor, bytes, name, type);
    expect([response.status, await response.json()]).toEqual([
      415,
      expect.objectContaining({ error: 'UNSUPPORTED_MEDIA_TYPE', field: 'file' }),
    ]);
  });

  it('that breaks off in the middle is refused', async () => {
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .jpeg({ quality: 30 })
      .toBuffer();
    expect((await sendFile(visitor, whole.subarray(0, whole.length / 2))).status).toBe(415);
  });

  it('that unpacks to gigabytes is refused before it is unpacked', async () => {
    const bomb = await decompressionBomb();
    const response = await sendFile(visitor, bomb);
    expect([response.status, await response.json()]).toEqual([
      413,
      expect.objectContaining({ error: 'PAYLOAD_TOO_LARGE', field: 'file' }),
    ]);
  });

  it('that takes more than 256 MB unpacked is refused before it is, few as its pixels and bytes are', async () => {
    expect((await sendFile(visitor, await interlacedPng(16))).status).toBe(413);
    // The same with eight bits may be unpacked, and breaks off.
    expect((await sendFile(visitor, await interlacedPng(8))).status).toBe(415);
  });

  it('keeps no picture of the site and no editor waiting while visitors have theirs looked at', async () => {
    let end = () => {};
    const media = mediaOf(provider.context);
    const slow = media.visitorQueue.run(() => new Promise<void>((resolve) => (end = resolve)), 'another network');
    try {
      const refused = sendFile(visitor, await interlacedPng(8));
      expect((await sendFile(editor, await picture('png'))).status).toBe(201);
      expect((await get('/media/posters/production-1-480.webp')).status).toBe(200);
      await until(() => media.visitorQueue.state().waiting === 1);
      end();
      await slow;
      expect((await refused).status).toBe(415);
    } finally {
      end();
    }
  });

  it('that is too large is refused, known beforehand or not', async () => {
    const large = Buffer.concat([await picture('jpeg'), Buffer.alloc(LIMIT)]);
    const response = await sendFile(visitor, large);
    expect([response.status, await response.json()]).toEqual([
      413,
      expect.objectContaining({ error: 'PAYLOAD_TOO_LARGE', field: 'file' }),
    ]);
    expect((await sendStreamed(large)).status).toBe(413);
    expect((await sendFile(editor, large)).status).toBe(201);
  });

  it('leaves nothing behind when it is refused', async () => {
    await sendFile(visitor, SVG);
    await sendStreamed(Buffer.alloc(2 * LIMIT));
    expect(readdirSync(folder('receiving'))).toEqual([]);
  });

  it('that is empty, missing, called otherwise or not alone is named', async () => {
    const form = (...files: [field: string, bytes: Buffer][]) => {
      const data = new FormData();
      for (const [field, bytes] of files) data.append(field, new Blob([new Uint8Array(bytes)]), 'a.pdf');
      return data;
    };
    const text = new FormData();
    text.append('file', 'nur ein Text');
    const prototype = form(['__proto__', PDF]);
    for (const body of [
      form(['file', Buffer.alloc(0)]),
      form(),
      form(['picture', PDF]),
      form(['file', PDF], ['file', PDF]),
      text,
      prototype,
    ]) {
      const response = await visitor.send('POST', '/de/api/temp-files/', body);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ error: 'INVALID_BODY', field: 'file' }),
      ]);
    }
  });

  it('comes as multipart, with a token, in a language that there is', async () => {
    expect((await visitor.send('POST', '/de/api/temp-files/', { file: 'x' })).status).toBe(415);
    expect((await visitor.send('POST', '/fr/api/temp-files/', new FormData())).status).toBe(404);
    expect((await fetch(`${provider.url}/de/api/temp-files/`, { method: 'POST', body: new FormData() })).status).toBe(403);
    const broken = await fetch(`${provider.url}/de/api/temp-files/`, {
      method: 'POST',
      headers: { ...tokenHeaders(), 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    });
    expect(broken.status).toBe(400);
  });

  it('is nobody’s to see', async () => {
    const { id } = await upload(visitor, await picture('jpeg'));
    for (const path of [`${id}-480.webp`, `${id}.jpg`, id]) expect((await get(`/media/uploads/${path}`)).status).toBe(404);
  });

  it('goes after a day unless a form took it, and only then', async () => {
    const { id } = await upload(visitor, PDF);
    provider.clock.forward(23 * 60);
    await removeExpired(provider.context);
    expect(existsSync(join(folder('uploads'), 'originals', id))).toBe(true);
    provider.clock.forward(2 * 60);
    const [one, other] = await Promise.all([removeExpired(provider.context), removeExpired(provider.context)]);
    expect(one.files + other.files).toBeGreaterThan(0);
    expect(existsSync(join(folder('uploads'), 'originals', id))).toBe(false);
    expect(await provider.context.db.select().from(uploads).where(eq(uploads.id, id))).toEqual([]);
    editor = await newEditor(provider.url);
  });

  it('must not be the fifty-first that waits', async () => {
    const hoarder = await newVisitor(provider.url);
    const { id } = await upload(hoarder, PDF);
    const { db } = provider.context;
    const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
    if (!row) throw new Error('the upload has no row');
    await db.insert(uploads).values(Array.from({ length: 48 }, () => ({ ...row, id: randomUUID(), size: 1 })));
    expect((await sendFile(hoarder, PDF)).status).toBe(201);
    expect((await sendFile(hoarder, PDF)).status).toBe(429);
    expect((await sendFile(visitor, PDF)).status).toBe(201);
  });
});

function tokenHeaders(): Record<string, string> {
  return visitor.headers();
}

/** Sends without saying how much will come. */
function sendStreamed(bytes: Buffer): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(provider.url);
    const headers = { ...tokenHeaders(), 'content-type': 'multipart/form-data; boundary=x' };
    const sent = httpRequest({ hostname, port, path: '/de/api/temp-files/', method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0 }));
    });
    sent.on('error', reject);
    sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    sent.write(bytes);
    sent.end('\r\n--x--\r\n');
  });
}
