import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

// Hop-by-hop headers (RFC 9110, 7.6.1) belong to one connection and are not passed on.
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);
/** Source and target of a request are taken from its connection, never from headers that a visitor wrote. */
const CLAIMS =
  /^(?:host|forwarded|proxy|true-client-ip|x-(?:forwarded|original|rewrite)-.*|x-(?:real|client|cluster-client)-ip)$/;
/** Headers that `Connection` may never remove, because the provider depends on them. */
const END_TO_END =
  /^(?:host|cookie|set-cookie|authorization|origin|referer|(?:content|sec|access-control|if|x-forwarded)-.*|x-csrftoken|cache-control|vary|etag|location)$/;
const USUAL_OPTIONS: readonly string[] = ['', 'keep-alive', 'close'];

/**
 * The headers that a request has for the provider: what is meant for it, without what a visitor
 * claims of the connection. It never holds a length or a coding: these describe the body that is
 * sent, and not the one that was announced.
 */
export function requestHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const listed = listedIn(headers);
  const kept: OutgoingHttpHeaders = {};
  for (const name in headers) {
    // Servers that know headers as variables read `content_length` as `content-length`.
    if (HOP_BY_HOP.has(name) || listed.has(name) || name.includes('_') || CLAIMS.test(name) || name === 'content-length')
      continue;
    kept[name] = headers[name];
  }
  return kept;
}

/**
 * The headers of the provider's answer for the visitor. What
 * a browser must keep to on this origin is said by the shell.
 */
export function answerHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const listed = listedIn(headers);
  const kept: OutgoingHttpHeaders = {};
  for (const name in headers) {
    if (!HOP_BY_HOP.has(name) && !listed.has(name) && name !== 'strict-transport-security') kept[name] = headers[name];
  }
  kept['x-content-type-options'] = 'nosniff';
  return kept;
}

/**
 * Whether a request says more about its connection than
 * browsers do. It gets one of its own towards the provider.
 */
export function isUnusual({ headers }: IncomingMessage): boolean {
  return (
    headers['proxy-connection'] !== undefined ||
    headers['keep-alive'] !== undefined ||
    headers.upgrade !== undefined ||
    headers.te !== undefined ||
    headers.trailer !== undefined ||
    headers.expect !== undefined ||
    !USUAL_OPTIONS.includes((headers.connection ?? '').toLowerCase())
  );
}

const NONE: ReadonlySet<string> = new Set();

function listedIn({ connection = '' }: IncomingHttpHeaders): ReadonlySet<string> {
  const options = connection.toLowerCase();
  if (USUAL_OPTIONS.includes(options)) return NONE;
  const listed = options.split(',');
  return new Set(listed.map((name) => name.trim()).filter((name) => !END_TO_END.test(name)));
}
