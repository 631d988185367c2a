import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Log } from '../log.ts';
import { sendPrepared, type PreparedResponse } from './PreparedResponse.ts';
import { COMMON_HEADERS } from './securityHeaders.ts';
import { visitorAddress } from './visitorAddress.ts';

// Hop-by-hop headers (RFC 9110, 7.6.1) belong to one connection and are not passed on.
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
];
// Who asks is what the connection says, not what a visitor writes.
const FORWARDING = [
  'host',
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];
const PROVIDER_PATHS = /^\/(?:(?:de|en)\/)?(?:api|pageeditor-api)(?:\/|$)|^\/media\/|^\/webshop(?:\/|$|\?)/;
const DOTS = /(?:^|[\\/]|%2f|%5c)(?:\.|%2e){1,2}(?:[\\/]|%2f|%5c|$)/i;
const TIMEOUT = 15_000;

/** Whether a path belongs to the provider and is passed through on the site's own origin. Paths that would lead out of it do not. */
export function isProviderPath(path: string): boolean {
  return PROVIDER_PATHS.test(path) && !DOTS.test(path.split('?', 1)[0] ?? '');
}

interface ProxyOptions {
  providerUrl: string;
  publicOrigin: string;
  log: Log;
  /** Milliseconds of silence after which the provider counts as away. */
  timeout?: number;
  /** The page that a visitor, and not a script, gets while the provider is away. */
  failurePage?: (url: string, error: SpielplanError) => Promise<PreparedResponse>;
  /** Whether a balancer of ours stands before the shell and says who asks. */
  isBehindProxy?: boolean;
}

/** Passes a request on to the provider and its answer back, unchanged and unbuffered. A provider that is away is a 503 with words. */
export function createProxy({
  providerUrl,
  publicOrigin,
  log,
  timeout = TIMEOUT,
  isBehindProxy = false,
  failurePage,
}: ProxyOptions) {
  const target = new URL(providerUrl);
  const isSecure = target.protocol === 'https:';
  const send = isSecure ? httpsRequest : httpRequest;
  const { host, protocol } = new URL(publicOrigin);
  const base: RequestOptions = {
    host: target.hostname.replace(/^\[|\]$/g, ''),
    port: target.port,
    // Connections of their own: visitors who read slowly must not hold up the reads that pages wait for.
    agent: new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: 256 }),
    timeout,
  };
  return function proxy(request: IncomingMessage, response: ServerResponse): void {
    const forwarded = {
      host: target.host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.replace(':', ''),
      'x-forwarded-for': visitorAddress(request, isBehindProxy),
    };
    const headers = { ...endToEnd(request.headers, FORWARDING), ...framing(request), ...forwarded };
    const upstream = send(
      { ...base, path: target.pathname.replace(/\/$/, '') + request.url, method: request.method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer.headers), 'x-content-type-options': 'nosniff' });
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    upstream.on('timeout', () =>
      upstream.destroy(new SpielplanError('PROVIDER_TIMEOUT', { detail: `no answer in ${timeout} ms` })),
    );
    upstream.on('error', (error) => {
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      const named = error instanceof SpielplanError ? error : new SpielplanError('PROVIDER_UNREACHABLE', { cause: error });
      log.error('proxy.failed', named, { path: request.url?.split('?')[0] });
      void answerAway(request, response, named, failurePage);
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
}

/** A body without a length must be sent in chunks: bare bytes behind a GET would reach the provider as a request of their own. */
function framing({ headers }: IncomingMessage): OutgoingHttpHeaders {
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
}

function endToEnd(headers: IncomingMessage['headers'], alsoWithout: readonly string[] = []): OutgoingHttpHeaders {
  const listed = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const dropped = new Set([...HOP_BY_HOP, ...alsoWithout, ...listed]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** A visitor gets a page in words, a script the problem as JSON. */
async function answerAway(
  request: IncomingMessage,
  response: ServerResponse,
  error: SpielplanError,
  failurePage: ProxyOptions['failurePage'],
): Promise<void> {
  const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '');
  const page = wantsPage ? await failurePage?.(request.url ?? '/', error).catch(() => null) : null;
  if (page) return sendPrepared(request, response, page);
  response.writeHead(503, {
    ...COMMON_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '30',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify({ error: error.spielplan, code: error.code }));
}
