import { brotliDecompressSync } from 'node:zlib';
import { gzipLater, type PreparedResponse } from '../http/PreparedResponse.ts';
import type { PreparedPage } from '../pages/answer/presentOutcome.ts';

/** A page on its way to another thread. Its bytes are handed over, not copied: the compressed ones where there are any. */
export interface PlainPage extends Omit<PreparedPage, 'prepared'> {
  prepared: Omit<PreparedResponse, 'gzip' | 'body' | 'br'>;
  bytes: ArrayBuffer;
  isCompressed: boolean;
}

/** Takes a page apart; what it was made of is not to be used afterwards. */
export function plainPage({ prepared, ...page }: PreparedPage): PlainPage {
  const { gzip: _, body, br, ...rest } = prepared;
  return { ...page, prepared: { ...rest, length: body.length }, bytes: ownBytes(br ?? body), isCompressed: br !== null };
}

/**
 * Nearly everybody takes brotli. The body itself would be five times the bytes to hand over, and what a thread holds
 * outside its heap makes it collect its garbage: it is unpacked for those who ask for it.
 */
export function wholePage({ prepared, bytes, isCompressed, ...page }: PlainPage): PreparedPage {
  const given = Buffer.from(bytes);
  if (!isCompressed) return { ...page, prepared: { ...prepared, body: given, br: null, gzip: () => null } };
  const unpack = () => brotliDecompressSync(given);
  return {
    ...page,
    prepared: {
      ...prepared,
      br: given,
      get body() {
        return unpack();
      },
      gzip: gzipLater(unpack),
    },
  };
}

/** Memory that holds these bytes alone: short ones share a pool, which cannot be handed over. */
function ownBytes(bytes: Buffer): ArrayBuffer {
  const { buffer } = bytes;
  return (
    buffer.byteLength === bytes.length && bytes.length > Buffer.poolSize / 2
      ? buffer
      : buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  ) as ArrayBuffer;
}
