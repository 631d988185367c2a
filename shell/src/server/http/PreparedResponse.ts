import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';

/** The content of the card of a shared page, as plain data. */
export interface CardOrder {
  title: string;
  /** Date and place, kind, profession. */
  line: string;
  siteName: string;
  /** The page's picture: a path of the site or an address. */
  picture: { src: string; isUpright: boolean } | null;
  /** Names all that can be seen on it. */
  key: string;
}

/** A whole answer, written once and sent any number of times. */
export interface PreparedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Weak, because the same one stands for every encoding of the body. */
  etag: string | null;
  /** Epoch ms at which it was made, where caches must know its age. */
  madeAt?: number;
  body: Buffer;
  /** Bytes of the body, where that has to be unpacked first. */
  length?: number;
  br: Buffer | null;
  /** Level of brotli that `br` was made at. */
  quality: number;
  gzip: () => Buffer | null;
  /** The content of the card that the page is shared with. */
  card?: CardOrder | undefined;
}

/** An answer with other headers. A body that has to be unpacked first stays packed, which copying the fields would not do. */
export function withHeaders(prepared: PreparedResponse, headers: PreparedResponse['headers']): PreparedResponse {
  return Object.defineProperties({} as PreparedResponse, {
    ...Object.getOwnPropertyDescriptors(prepared),
    headers: { value: headers, enumerable: true, writable: true, configurable: true },
  });
}

interface Content {
  status?: number;
  contentType: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
  madeAt?: number;
  /** Level of brotli. */
  quality?: number;
}

const MIN_COMPRESSED = 512;
const QUICK = 1;
/**
 * Level of brotli for what is made now and then and kept
 * for long: by browsers, or by those who ask through them.
 */
export const CACHED_QUALITY = 8;
const MIN_WINDOW_BITS = 16;

/**
 * Prepares an answer: its hash, and brotli in one shot at level 1, which takes a third of the time
 * of level 3 for a tenth more bytes. What others keep for long asks for `CACHED_QUALITY`, and pages
 * that are kept here are recompressed. A stream per request costs 3 ms, and another thread as much
 * collecting of garbage as it saves (0082).
 */
export function prepareResponse({
  status = 200,
  contentType,
  body,
  headers = {},
  madeAt,
  quality = QUICK,
}: Content): PreparedResponse {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const isCompressed = bytes.length >= MIN_COMPRESSED;
  const br = isCompressed ? brotliCompressSync(bytes, brotliOptions(bytes, quality)) : null;
  return {
    status,
    headers: { 'content-type': contentType, vary: 'accept-encoding', ...headers },
    madeAt,
    // The compressed bytes say as much as the page's own and are a fifth of them to hash.
    etag:
      status === 200
        ? `W/"${createHash('sha1')
            .update(br ?? bytes)
            .digest('base64url')}"`
        : null,
    body: bytes,
    br,
    quality,
    gzip: gzipLater(() => bytes),
  };
}

/** Compresses a body for the few who take no brotli, once the first of them asks; null where it is too short. */
export function gzipLater(bytesOf: () => Buffer): () => Buffer | null {
  let gzip: Buffer | null | undefined;
  return () => (gzip === undefined ? (gzip = zip(bytesOf())) : gzip);
}

function zip(bytes: Buffer): Buffer | null {
  return bytes.length >= MIN_COMPRESSED ? gzipSync(bytes, { level: 6 }) : null;
}

/** The window holds the whole body and no more: what it takes is taken again for each. */
function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  const window = Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(MIN_WINDOW_BITS, 32 - Math.clz32(length)));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

const compressInBackground = promisify(brotliCompress);

/**
 * Compresses an answer once more at a higher level of brotli, off the main thread: level 8 leaves a
 * fifth of the bytes away, level 11 a third, for a hundred times the work. For what is sent again:
 * bytes are most of what a kept page costs to send.
 */
export async function recompress(prepared: PreparedResponse, quality: number): Promise<void> {
  if (!prepared.br || prepared.quality >= quality) return;
  const { body } = prepared;
  const br = await compressInBackground(body, brotliOptions(body, quality));
  // A tighter one may have come meanwhile.
  if (prepared.quality >= quality) return;
  Object.assign(prepared, { br, quality });
  delete variants.get(prepared)?.br;
}

/**
 * Lets an answer with the same body as an earlier one take over
 * what that one's body was compressed to; tells whether it has.
 */
export function takeOverEncodings(prepared: PreparedResponse, earlier: PreparedResponse): boolean {
  if (!prepared.br || !earlier.br || !isSame(prepared, earlier)) return false;
  const { br, quality, gzip, etag } = earlier;
  Object.assign(prepared, { br, quality, gzip, etag: prepared.etag && etag });
  return true;
}

/** The etag is of what a body is compressed to at first; only what has none is compared itself. */
function isSame(prepared: PreparedResponse, earlier: PreparedResponse): boolean {
  return prepared.etag !== null && earlier.etag !== null ? prepared.etag === earlier.etag : prepared.body.equals(earlier.body);
}

/**
 * Sends a prepared answer in the best encoding the client takes;
 * 304 where it has it already. `timing` says which layer answered.
 */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedResponse,
  timing?: string,
): void {
  const { etag, madeAt } = prepared;
  // Begun seconds count: a cache that thinks it younger keeps
  // it beyond the moment at which it changes by itself.
  const seconds = madeAt === undefined ? 0 : Math.ceil((Date.now() - madeAt) / 1_000);
  const extra = timing === undefined ? [] : ['server-timing', timing];
  if (seconds > 0) extra.push('age', String(seconds));
  const known = request.headers['if-none-match'];
  if (etag && known !== undefined && matches(known, etag)) {
    const { 'content-type': _, ...headers } = prepared.headers;
    response.writeHead(304, [...Object.entries(headers).flat(), 'etag', etag, ...extra]);
    response.end();
    return;
  }
  const { head, body } = variantOf(prepared, preferredEncoding(request.headers['accept-encoding']));
  response.writeHead(prepared.status, extra.length > 0 ? head.concat(extra) : head);
  response.end(request.method === 'HEAD' ? undefined : body);
}

type Encoding = 'br' | 'gzip' | 'identity';
interface Variant {
  /** Names and values in turn: node sends such a list as it is, a third cheaper than an object. */
  head: string[];
  body: Buffer;
}

const variants = new WeakMap<PreparedResponse, Partial<Record<Encoding, Variant>>>();

function variantOf(prepared: PreparedResponse, encoding: Encoding): Variant {
  let known = variants.get(prepared);
  if (!known) variants.set(prepared, (known = {}));
  return (known[encoding] ??= createVariant(prepared, encoding));
}

function createVariant(prepared: PreparedResponse, encoding: Encoding): Variant {
  const compressed = encoding === 'br' ? prepared.br : encoding === 'gzip' ? prepared.gzip() : null;
  const body = compressed ?? prepared.body;
  const head = Object.entries(prepared.headers).flat();
  if (prepared.etag) head.push('etag', prepared.etag);
  if (compressed) head.push('content-encoding', encoding);
  head.push('content-length', String(body.length));
  return { head, body };
}

const MAX_KNOWN = 100;
const preferences = new Map<string, Encoding>();

/** Browsers send few different lists, so each is read once. */
function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  let encoding = preferences.get(header);
  if (!encoding) {
    encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
    if (preferences.size >= MAX_KNOWN) preferences.clear();
    preferences.set(header, encoding);
  }
  return encoding;
}

/** Whether a client takes a coding; `q=0` says that it does not (RFC 9110, 12.5.3). */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';');
    return name.trim().toLowerCase() === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/i.test(parameter.trim()));
  });
}

/** Weak comparison (RFC 9110, 8.8.3.2). */
function matches(header: string, etag: string): boolean {
  return header === etag || header === '*' || header.split(',').some((each) => opaque(each.trim()) === opaque(etag));
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '');
}
