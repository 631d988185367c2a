import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/**
 * A noisy picture with a place and a camera in its EXIF data,
 * lying on its side: seen upright it is 300 wide and 200 high.
 */
export function jpegWithPlace(): Promise<Buffer> {
  return sharp({ create: { width: 200, height: 300, channels: 3, background: '#b9341a' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Altwasser-Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A plain picture of one colour. */
export function picture(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', width = 1_000, height = 600): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 4, background: '#0b5d4e' } });
  return plain.toFormat(format).toBuffer();
}

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A sound of silence: one MPEG frame after the other. */
export function mp3(frames = 40): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** A text document as word processors write it; `macros` names the kind that carries programs. */
export function docx({ macros = false } = {}): Buffer {
  const kind = macros
    ? 'application/vnd.ms-word.document.macroEnabled'
    : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${kind}.main+xml"/></Types>`;
  return zip([
    ['[Content_Types].xml', types],
    ['word/document.xml', '<document/>'],
  ]);
}

export function odt(): Buffer {
  return zip([['mimetype', 'application/vnd.oasis.opendocument.text', 'stored']]);
}

/**
 * A PNG of a few hundred bytes that says it is 30,000
 * pixels wide and high: unpacked that would be 2.7 GB.
 */
export async function decompressionBomb(): Promise<Buffer> {
  return pngSaying(30_000, await picture('png', 8, 8));
}

/** An interlaced PNG of 8,000 × 8,000, by its head: a decoder makes room for all of it before it reads on. */
export async function interlacedPng(bits: 8 | 16): Promise<Buffer> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 4, background: '#0b5d4e' } });
  const small = bits === 16 ? plain.toColourspace('rgb16') : plain;
  return pngSaying(8_000, await small.png({ progressive: true }).toBuffer());
}

function pngSaying(pixels: number, bytes: Buffer): Buffer {
  bytes.writeUInt32BE(pixels, 16);
  bytes.writeUInt32BE(pixels, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** A zip archive (PKWARE APPNOTE 4.3); `stored` entries are not compressed. */
export function zip(entries: readonly (readonly [name: string, text: string, how?: 'stored'])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text, how] of entries) {
    const raw = Buffer.from(text);
    const data = how === 'stored' ? raw : deflateRawSync(raw);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(how === 'stored' ? 0 : 8, 4);
    head.writeUInt32LE(crc32(raw), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(raw.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), head, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (crc ^ 0xffffffff) >>> 0;
}
