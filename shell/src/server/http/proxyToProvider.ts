import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Log } from '../log.ts';
import { agentFor } from '../provider/requestJson.ts';

// Hop-by-hop headers (RFC 9110, 7.6.1) belong to one connection and are not passed on.
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host', 'proxy-connection']);
const PROVIDER_PATHS = /^\/(?:(?:de|en)\/)?(?:api|pageeditor-api)(?:\/|$)|^\/media\/|^\/webshop(?:\/|$|\?)/;
const TIMEOUT = 15_000;

/** Whether a path belongs to the provider and is passed through on the site's own origin. */
export function isProviderPath(path: string): boolean {
  return PROVIDER_PATHS.test(path);
}

/** Passes a request on to the provider and its answer back, unchanged and unbuffered. A provider that is away is a 503 with words. */
export function createProxy(providerUrl: string, publicOrigin: string, log: Log) {
  const target = new URL(providerUrl);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const { host, protocol } = new URL(publicOrigin);
  return function proxy(request: IncomingMessage, response: ServerResponse): void {
    const upstream = send(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        agent: agentFor(target),
        timeout: TIMEOUT,
        headers: { ...endToEnd(request.headers), host: target.host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', ''), 'x-forwarded-for': request.socket.remoteAddress ?? '' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer.headers), 'x-content-type-options': 'nosniff' });
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    upstream.on('timeout', () => upstream.destroy(new SpielplanError('PROVIDER_TIMEOUT', { detail: `no answer in ${TIMEOUT} ms` })));
    upstream.on('error', (error) => {
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      log.error('proxy.failed', error, { path: request.url?.split('?')[0] });
      const named = error instanceof SpielplanError ? error : new SpielplanError('PROVIDER_UNREACHABLE', { cause: error });
      response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '30', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ error: named.spielplan, code: named.code }));
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  };
}

function endToEnd(headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}
