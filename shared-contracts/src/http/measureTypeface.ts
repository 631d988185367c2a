import { brotliDecompressSync } from 'node:zlib';

/** Bytes of a typeface as browsers and programs unpack it; one of a large script takes 3 MB. */
export const MAX_TYPEFACE_BYTES = 8 * 1024 * 1024;

const HEADER_BYTES = 48;
const MAX_TABLES = 100;
/** Of the known tags, those whose tables are packed by a rule of their own (WOFF2, 5): `glyf` and `loca`. */
const PACKED_TAGS = [10, 11];
const OWN_TAG = 63;

/**
 * Unpacks the tables of a WOFF2 file within a bound, and answers their bytes. A few hundred bytes may say that they are
 * hundreds of megabytes, which every reader would make room for. Throws a `RangeError` for a file that is larger than
 * `most` unpacked, or says so, or is no WOFF2.
 */
export function measureTypeface(file: Buffer, most = MAX_TYPEFACE_BYTES): number {
  if (file.length < HEADER_BYTES || file.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError('no WOFF2');
  const tables = file.readUInt16BE(12);
  if (tables === 0 || tables > MAX_TABLES) throw new RangeError(`${tables} tables`);
  const reader = { at: HEADER_BYTES };
  let said = 0;
  for (let table = 0; table < tables; table += 1) {
    const flags = byteAt(file, reader);
    if ((flags & 63) === OWN_TAG) reader.at += 4;
    const length = readBase128(file, reader);
    const isPacked = PACKED_TAGS.includes(flags & 63) ? flags >> 6 === 0 : flags >> 6 !== 0;
    said += isPacked ? Math.max(length, readBase128(file, reader)) : length;
  }
  if (said > most || file.readUInt32BE(16) > most) throw new RangeError(`says to be ${said} bytes unpacked`);
  const packed = file.subarray(reader.at, reader.at + file.readUInt32BE(20));
  return brotliDecompressSync(packed, { maxOutputLength: most }).length;
}

function byteAt(file: Buffer, reader: { at: number }): number {
  const byte = file[reader.at];
  if (byte === undefined) throw new RangeError('it ends early');
  reader.at += 1;
  return byte;
}

/** A number of up to five groups of seven bits, the largest first. */
function readBase128(file: Buffer, reader: { at: number }): number {
  let value = 0;
  for (let group = 0; group < 5; group += 1) {
    const byte = byteAt(file, reader);
    value = value * 128 + (byte & 127);
    if (byte < 128) return value;
  }
  throw new RangeError('a number without an end');
}
