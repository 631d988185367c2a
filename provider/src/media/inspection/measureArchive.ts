import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A comment behind the end of an archive. */
const MAX_COMMENT_BYTES = 65_535;
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  method: number;
  packed: number;
  offset: number;
}

/**
 * Unpacks every entry of a zip archive (PKWARE APPNOTE 4.3), keeps nothing of it and answers the bytes. What an entry says of its
 * own size plays no part. Throws a `RangeError` for one that unpacks to more than `most`, whose entries share their bytes, or that is none.
 */
export async function measureArchive(path: string, most: number): Promise<number> {
  const { size } = await stat(path);
  const entries = await readEntries(path, size);
  // Entries that point at the same bytes unpack to far more than any single one.
  if (entries.reduce((sum, { packed }) => sum + packed, 0) > size) throw new RangeError('its entries share their bytes');
  let total = 0;
  for (const entry of entries) {
    const start = await startOf(path, entry);
    if (entry.packed === 0) continue;
    if (entry.method === STORED) total += entry.packed;
    else total += await inflatedSize(createReadStream(path, { start, end: start + entry.packed - 1 }), most - total);
    if (total > most) throw new RangeError(`more than ${most} bytes unpacked`);
  }
  return total;
}

async function inflatedSize(packed: AsyncIterable<Buffer>, most: number): Promise<number> {
  let size = 0;
  await pipeline(packed, createInflateRaw(), async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      size += part.length;
      if (size > most) throw new RangeError(`more than ${most} bytes unpacked`);
    }
  });
  return size;
}

async function readEntries(path: string, size: number): Promise<Entry[]> {
  const tailBytes = Math.min(size, END_BYTES + MAX_COMMENT_BYTES);
  const tail = await readPart(path, size - tailBytes, tailBytes);
  let at = tail.length - END_BYTES;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at -= 1;
  if (at < 0) throw new RangeError('no end of an archive');
  const [count, bytes, offset] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES || offset + bytes > size)
    throw new RangeError('a directory of another size');
  const directory = await readPart(path, offset, bytes);
  const entries: Entry[] = [];
  for (let next = 0; entries.length < count;) {
    if (next + ENTRY_BYTES > bytes || directory.readUInt32LE(next) !== ENTRY) throw new RangeError('a directory that is broken');
    const method = directory.readUInt16LE(next + 10);
    if (method !== STORED && method !== DEFLATED) throw new RangeError(`packed by method ${method}`);
    entries.push({ method, packed: directory.readUInt32LE(next + 20), offset: directory.readUInt32LE(next + 42) });
    next +=
      ENTRY_BYTES + directory.readUInt16LE(next + 28) + directory.readUInt16LE(next + 30) + directory.readUInt16LE(next + 32);
  }
  return entries;
}

/** Where the bytes of an entry begin: its own head has fields of other lengths than the directory. */
async function startOf(path: string, { offset }: Entry): Promise<number> {
  const head = await readPart(path, offset, LOCAL_BYTES);
  if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) throw new RangeError('an entry that is not there');
  return offset + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
}

async function readPart(path: string, start: number, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
