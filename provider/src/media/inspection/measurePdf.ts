import { readFile } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createInflate } from 'node:zlib';

/** How far before its bytes the description of a stream may begin. */
const MAX_DESCRIPTION_BYTES = 4_096;
/** A page of a poster at 600 dpi has 500 million pixels; readers make room for what a picture says to be. */
const MAX_PIXELS = 600_000_000;
const MAX_PACKINGS = 4;

/**
 * Unpacks every stream of a PDF that is packed with Flate, as often as it is packed, keeps nothing of it and answers the bytes.
 * What is no such stream, as in an encrypted file, is passed over. Throws a `RangeError` for one that unpacks to more than `most`, or
 * has a picture that says to be larger than any.
 */
export async function measurePdf(path: string, most: number): Promise<number> {
  const file = await readFile(path);
  let total = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = startOf(file, at);
    if (start === null) continue;
    const end = file.indexOf('endstream', start);
    const description = describe(file, at);
    refuseLargePicture(description);
    const packings = (description.match(/\/(?:FlateDecode|Fl)\b/g) ?? []).length;
    if (packings > MAX_PACKINGS) throw new RangeError(`packed ${packings} times`);
    if (packings > 0) total += await inflatedSize(file.subarray(start, end < 0 ? file.length : end), packings, most - total);
    if (end < 0) break;
    at = end + 3;
  }
  return total;
}

/** Where the bytes of a stream begin; null where the word stands for something else. */
function startOf(file: Buffer, at: number): number | null {
  const [first, second] = [file[at + 6], file[at + 7]];
  if (first === 10) return at + 7;
  return first === 13 && second === 10 ? at + 8 : null;
}

function describe(file: Buffer, at: number): string {
  const before = file.toString('latin1', Math.max(0, at - MAX_DESCRIPTION_BYTES), at);
  return before.slice(before.lastIndexOf(' obj') + 1);
}

function refuseLargePicture(description: string): void {
  if (!/\/Subtype\s*\/Image\b/.test(description)) return;
  const [width = 0, height = 0] = ['Width', 'Height'].map((side) =>
    Number(new RegExp(`/${side}\\s+(\\d{1,9})`).exec(description)?.[1] ?? 0),
  );
  if (width * height > MAX_PIXELS) throw new RangeError(`a picture of ${width} × ${height}`);
}

async function inflatedSize(packed: Buffer, packings: number, most: number): Promise<number> {
  let size = 0;
  const unpack = () => createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  const count = new Writable({
    write(part: Buffer, _, done) {
      size += part.length;
      done(size > most ? new RangeError(`more than ${most} bytes unpacked`) : null);
    },
  });
  try {
    await pipeline([Readable.from([packed]), ...Array.from({ length: packings }, unpack), count]);
  } catch (error) {
    // Readers show nothing of what they cannot unpack either.
    if (error instanceof RangeError && (error as NodeJS.ErrnoException).code === undefined) throw error;
  }
  return size;
}
