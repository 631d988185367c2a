import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A whole answer, written once and sent any number of times. */
export interface PreparedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string | null;
  body: Buffer;
  br: Buffer | null;
  gzip: () => Buffer | null;
}

interface Content {
  status?: number;
  contentType: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

const MIN_COMPRESSED = 512;

/** Prepares an answer: its hash, and brotli in one shot at level 4 (0.2 ms a page; a stream per request costs 3 ms). */
export function prepareResponse({ status = 200, contentType, body, headers = {} }: Content): PreparedResponse {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const isCompressed = bytes.length >= MIN_COMPRESSED;
  let gzip: Buffer | null = null;
  return {
    status,
    headers: { 'content-type': contentType, vary: 'accept-encoding', ...headers },
    etag: status === 200 ? `"${createHash('sha1').update(bytes).digest('base64url')}"` : null,
    body: bytes,
    br: isCompressed ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }) : null,
    gzip: () => (isCompressed ? (gzip ??= gzipSync(bytes, { level: 6 })) : null),
  };
}

/** Sends a prepared answer in the best encoding the client takes; 304 where it has it already. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, prepared: PreparedResponse): void {
  const { etag } = prepared;
  const head: Record<string, string | number> = { ...prepared.headers };
  if (etag) {
    head.etag = etag;
    const known = request.headers['if-none-match'];
    if (known !== undefined && matches(known, etag)) {
      delete head['content-type'];
      response.writeHead(304, head);
      response.end();
      return;
    }
  }
  const accepted = request.headers['accept-encoding'];
  let body = prepared.body;
  const encodings = typeof accepted === 'string' ? accepted : '';
  if (prepared.br && /\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(encodings)) {
    body = prepared.br;
    head['content-encoding'] = 'br';
  } else if (/\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(encodings)) {
    const zipped = prepared.gzip();
    if (zipped) {
      body = zipped;
      head['content-encoding'] = 'gzip';
    }
  }
  head['content-length'] = body.length;
  response.writeHead(prepared.status, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function matches(header: string, etag: string): boolean {
  return header === etag || header === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
