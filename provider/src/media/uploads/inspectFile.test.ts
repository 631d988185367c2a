import { copyFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createWorkQueue } from '../../platform/queue/workQueue.ts';
import { createInspector } from '../inspection/createInspector.ts';
import type { Media } from '../media.ts';
import { inspectFile } from './inspectFile.ts';

const media = { inspector: createInspector(), queue: createWorkQueue({ atOnce: 1, mostWaiting: 9 }) } as Media;
const path = (name: string) => join(tmpdir(), `inspect-${process.pid}-${name}`);
const FONT = join(import.meta.dirname, '../../../../shell/public/fonts/bricolage-latin-ext.5-3-1.woff2');

it('takes a typeface that is one', async () => {
  await copyFile(FONT, path('right.woff2'));
  await expect(inspectFile(media, path('right.woff2'), null)).resolves.toMatchObject({ contentType: 'font/woff2' });
});

it('refuses one of a few hundred bytes that unpacks to a hundred megabytes', async () => {
  const packed = brotliCompressSync(Buffer.alloc(100_000_000));
  const header = Buffer.alloc(48);
  header.write('wOF2', 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(packed.length, 20);
  const bomb = Buffer.concat([header, Buffer.from([0, 100]), packed]);
  header.writeUInt32BE(bomb.length, 8);
  await writeFile(path('bomb.woff2'), Buffer.concat([header, Buffer.from([0, 100]), packed]));
  expect(bomb.length).toBeLessThan(1_000);
  await expect(inspectFile(media, path('bomb.woff2'), null)).rejects.toMatchObject({
    spielplan: 'UNSUPPORTED_MEDIA_TYPE',
    field: 'file',
  });
});
