/** A request as bytes whose body is, to a server that misreads its end, a request of its own. */
export interface SmugglingCase {
  name: string;
  bytes: Buffer;
  /**
   * Whether the request has one reading and may be
   * answered; everything else must be refused or drained.
   */
  isClear: boolean;
}

interface Framing {
  name: string;
  head: (length: number) => string;
  body?: (inner: string) => string;
  isClear?: boolean;
}

/** Where the hidden request goes; nothing else asks for it. */
export const HIDDEN_PATH = '/api/hidden';
/** What the hidden request claims to come from. */
export const HIDDEN_ADDRESS = '203.0.113.66';

/** The body of every case. */
export const HIDDEN = `GET ${HIDDEN_PATH} HTTP/1.1\r\nHost: hidden.example\r\nX-Forwarded-For: ${HIDDEN_ADDRESS}\r\n\r\n`;
const OWN = ['Host: haus.example', 'Cookie: sessionid=own', 'Authorization: Bearer own', 'Content-Type: text/plain'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const chunk = (inner: string) => `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked';

const FRAMINGS: readonly Framing[] = [
  { name: 'a length', head: (length) => `Content-Length: ${length}`, isClear: true },
  { name: 'a length and spaces', head: (length) => `Content-Length: ${length}  `, isClear: true },
  { name: 'chunks', head: () => CHUNKED, body: chunk, isClear: true },
  { name: 'chunks in capitals', head: () => 'Transfer-Encoding: CHUNKED', body: chunk, isClear: true },
  {
    name: 'chunks with extensions',
    head: () => CHUNKED,
    body: (inner) => `${inner.length.toString(16)};a=b\r\n${inner}\r\n0\r\n\r\n`,
    isClear: true,
  },
  {
    name: 'chunks and a trailer',
    head: () => CHUNKED,
    body: (inner) => `${inner.length.toString(16)}\r\n${inner}\r\n0\r\nX-Trailer: a\r\n\r\n`,
    isClear: true,
  },
  {
    name: 'chunks and a length as their trailer',
    head: () => CHUNKED,
    body: (inner) => `${inner.length.toString(16)}\r\n${inner}\r\n0\r\nContent-Length: 1\r\n\r\n`,
  },
  { name: 'both, length first', head: (length) => `Content-Length: ${length}\r\n${CHUNKED}` },
  { name: 'both, chunks first', head: () => `${CHUNKED}\r\nContent-Length: 5`, body: (inner) => `0\r\n\r\n${inner}` },
  { name: 'the length twice', head: (length) => `Content-Length: ${length}\r\nContent-Length: ${length}` },
  { name: 'two lengths', head: (length) => `Content-Length: 0\r\nContent-Length: ${length}` },
  { name: 'a list of lengths', head: (length) => `Content-Length: ${length}, ${length}` },
  { name: 'a folded length', head: (length) => `Content-Length:\r\n ${length}` },
  { name: 'folded chunks', head: () => 'Transfer-Encoding:\r\n chunked', body: chunk },
  { name: 'a length folded into another header', head: (length) => `X-Folded: a\r\n Content-Length: ${length}` },
  { name: 'a bare LF before the length', head: (length) => `X-Line: a\nContent-Length: ${length}` },
  { name: 'a bare LF after the length', head: (length) => `Content-Length: ${length}\n` },
  { name: 'a bare CR before the length', head: (length) => `X-Line: a\rContent-Length: ${length}` },
  { name: 'a signed length', head: (length) => `Content-Length: +${length}` },
  { name: 'a negative length', head: (length) => `Content-Length: -${length}` },
  { name: 'a hexadecimal length', head: (length) => `Content-Length: 0x${length.toString(16)}` },
  { name: 'an empty length', head: () => 'Content-Length:' },
  { name: 'a length beyond 64 bits', head: () => 'Content-Length: 18446744073709551621' },
  { name: 'a space before the colon', head: (length) => `Content-Length : ${length}` },
  { name: 'a space before the name', head: (length) => ` Content-Length: ${length}` },
  { name: 'a NUL in a header', head: (length) => `X-Nul: a\0\r\nContent-Length: ${length}` },
  { name: 'another coding', head: () => 'Transfer-Encoding: xchunked', body: chunk },
  { name: 'identity', head: (length) => `Transfer-Encoding: identity\r\nContent-Length: ${length}` },
  { name: 'chunks and more', head: () => 'Transfer-Encoding: chunked, identity', body: chunk },
  { name: 'compressed chunks', head: () => 'Transfer-Encoding: gzip, chunked', body: chunk },
  { name: 'codings in two lines', head: () => `Transfer-Encoding: identity\r\n${CHUNKED}`, body: chunk },
  { name: 'chunks with a vertical tab', head: () => 'Transfer-Encoding: \x0bchunked', body: chunk },
  {
    name: 'a bare LF behind a chunk size',
    head: () => CHUNKED,
    body: (inner) => `${inner.length.toString(16)}\n${inner}\r\n0\r\n\r\n`,
  },
  { name: 'a signed chunk size', head: () => CHUNKED, body: (inner) => `-1\r\n${inner}\r\n0\r\n\r\n` },
  { name: 'a chunk size beyond 64 bits', head: () => CHUNKED, body: (inner) => `10000000000000000\r\n${inner}` },
  {
    name: 'a line break in a chunk extension',
    head: () => CHUNKED,
    body: (inner) => `${inner.length.toString(16)};a="\n"\r\n${inner}\r\n0\r\n\r\n`,
  },
];

const NAMED = 'content-length, transfer-encoding, host, cookie, authorization, x-forwarded-for';
const HOPS: readonly string[] = [
  '',
  'Connection: keep-alive, content-length',
  'Connection: Transfer-Encoding',
  `Connection: close, ${NAMED}`,
  `Connection: keep-alive\r\nConnection: ${NAMED}`,
  `Proxy-Connection: ${NAMED}`,
  `Keep-Alive: timeout=5, ${NAMED}`,
  `Connection: Upgrade, ${NAMED}\r\nUpgrade: h2c`,
  'Connection: upgrade\r\nUpgrade: websocket',
  `TE: trailers, ${NAMED}\r\nConnection: TE`,
  `Trailer: ${NAMED}`,
  'Expect: 100-continue',
];

/**
 * What tells methods apart to those that frame: bodies that
 * are refused, usual, and sent without a length by clients.
 */
const QUICK_METHODS: readonly string[] = ['GET', 'POST', 'DELETE'];

/**
 * Every method with every framing and every hop-by-hop header that names it: some 3,000
 * requests. `isQuick` keeps those headers to the clear framings of three methods: 450.
 */
export function smugglingCases(isQuick: boolean): readonly SmugglingCase[] {
  return METHODS.flatMap((method) =>
    FRAMINGS.flatMap(({ name, head, body = (text) => text, isClear = false }) =>
      (isQuick && !(isClear && QUICK_METHODS.includes(method)) ? HOPS.slice(0, 1) : HOPS).map((hop) => {
        const lines = [`${method} /api/outer HTTP/1.1`, ...OWN, hop, head(HIDDEN.length)].filter(Boolean);
        return {
          name: `${method} with ${name}${hop && ` and ${hop.replaceAll('\r\n', ' | ')}`}`,
          bytes: Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body(HIDDEN)}`, 'latin1'),
          isClear: isClear && method !== 'GET' && method !== 'HEAD',
        };
      }),
    ),
  );
}
