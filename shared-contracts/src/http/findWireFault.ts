/** What of a request its framing depends on; an `IncomingMessage` of node:http has it. */
export interface WireRequest {
  method?: string | undefined;
  httpVersion: string;
  /** Names and values in turn, as they were sent. */
  rawHeaders: readonly string[];
}

/** What a server refuses with 400 `MALFORMED_REQUEST`; for the log, never with a value. */
export type WireFault = 'version' | 'method' | 'host' | 'content-length' | 'transfer-encoding' | 'body';

const HOST = /^(?:[a-z\d][a-z\d._-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Methods whose requests have no body (RFC 9110, 9.3). */
const BODILESS: readonly (string | undefined)[] = ['GET', 'HEAD'];
/** Methods that no part of the product answers and that ask for something else than a resource. */
const REFUSED: readonly (string | undefined)[] = ['TRACE', 'CONNECT'];

/**
 * Names what two servers could read differently in a request that Node's strict parser has let
 * through: a second, missing or malformed `Host`, a transfer coding besides `chunked`, a length
 * besides it, a body of GET or HEAD (RFC 9112, 3.2 and 6). Null where there is one reading only.
 */
export function findWireFault({ method, httpVersion, rawHeaders }: WireRequest): WireFault | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return 'version';
  if (REFUSED.includes(method)) return 'method';
  let host: string | null = null;
  let length: string | null = null;
  let coding: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    // The length of a name tells most of them apart without a copy in lower case.
    if (name.length === 4 && isNamed(name, 'host')) {
      if (host !== null) return 'host';
      host = value;
    } else if (name.length === 14 && isNamed(name, 'content-length')) {
      if (length !== null) return 'content-length';
      length = value;
    } else if (name.length === 17 && isNamed(name, 'transfer-encoding')) {
      if (coding !== null) return 'transfer-encoding';
      coding = value;
    }
  }
  if (host === null ? httpVersion === '1.1' : !HOST.test(host)) return 'host';
  if (length !== null && !/^\d{1,15}$/.test(length)) return 'content-length';
  if (coding !== null && (length !== null || httpVersion === '1.0' || !isNamed(coding, 'chunked'))) return 'transfer-encoding';
  const hasBody = coding !== null || Number(length ?? 0) > 0;
  return hasBody && BODILESS.includes(method) ? 'body' : null;
}

function isNamed(text: string, name: string): boolean {
  return text === name || text.toLowerCase() === name;
}
