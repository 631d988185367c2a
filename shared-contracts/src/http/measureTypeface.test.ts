import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { measureTypeface } from './measureTypeface.ts';

/** A WOFF2 with one table of zeros that says to have `said` bytes and unpacks to `real`. */
function packedTypeface(real: number, said = real): Buffer {
  const packed = brotliCompressSync(Buffer.alloc(real), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  const groups: number[] = [];
  for (let left = said; groups.length === 0 || left > 0; left = Math.floor(left / 128)) groups.unshift(left % 128);
  const entry = Buffer.from([0, ...groups.map((group, index) => (index < groups.length - 1 ? group | 128 : group))]);
  const header = Buffer.alloc(48);
  header.write('wOF2', 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt32BE(48 + entry.length + packed.length, 8);
  header.writeUInt16BE(1, 12);
  header.writeUInt32BE(Math.min(said + 28, 0xffffffff), 16);
  header.writeUInt32BE(packed.length, 20);
  return Buffer.concat([header, entry, packed]);
}

it('measures a real typeface', () => {
  const file = readFileSync(join(import.meta.dirname, '../../../shell/public/fonts/bricolage-latin-ext.5-3-1.woff2'));
  expect(measureTypeface(file)).toBeGreaterThan(file.length);
});

it.each([
  ['unpacks to more than any', packedTypeface(64 * 1024 * 1024)],
  ['unpacks to more than it says', packedTypeface(64 * 1024 * 1024, 1_000)],
  ['says to be more than it is', packedTypeface(1_000, 400_000_000)],
  ['ends in its directory', packedTypeface(1_000).subarray(0, 49)],
  ['is something else', Buffer.alloc(100)],
])('refuses one that %s, in the memory of a small one', (_, file) => {
  expect(file.length).toBeLessThan(2_000);
  const before = process.memoryUsage().rss;
  expect(() => measureTypeface(file)).toThrow(/./);
  expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024);
});
