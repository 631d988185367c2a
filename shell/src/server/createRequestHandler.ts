import type { IncomingMessage, ServerResponse } from 'node:http';
import { HOST_COOKIE_PREFIX, SESSION_COOKIE } from '@spielplan/shared-contracts/api';
import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import { ENDPOINTS, type Endpoint, type Exchange, FROM_MEMORY, isAt, type RequestParts } from './endpoints.ts';
import { pathOf } from './http/requestUrl.ts';
import { namesPreview } from './pages/loading/openPreview.ts';
import { sendPrepared, type PreparedResponse } from './http/PreparedResponse.ts';
import { withTrace } from './traces.ts';
import { COMMON_HEADERS } from './http/securityHeaders.ts';

const SESSION = new RegExp(`(?:^|;\\s?)(?:${HOST_COOKIE_PREFIX})?${SESSION_COOKIE}=`);
const LAST_RESORT = { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Sends every request where it belongs. Cached pages
 * leave first: they are nearly all of the traffic.
 */
export function createRequestHandler(parts: RequestParts) {
  const { log } = parts;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    const { cookie } = request.headers;
    const session = hasSession(cookie);
    const pages = parts.lanes?.pagesOf(cookie) ?? parts.pages;
    if (isRead(request) && !session && !namesPreview(url)) {
      const cached = pages.fromCache(url);
      if (cached) return sendPrepared(request, response, cached, FROM_MEMORY);
    }
    const own = pages === parts.pages ? parts : { ...parts, pages };
    withTrace(request.headers['traceparent'] as string | undefined, () =>
      answer(own, { request, response, url, sessionCookie: session ? (cookie ?? '') : undefined }),
    );
  };

  function answer(
    parts: RequestParts,
    { request, response, url, sessionCookie }: Pick<Exchange, 'request' | 'response' | 'url' | 'sessionCookie'>,
  ): void {
    let timing: string | undefined;
    const exchange: Exchange = {
      request,
      response,
      url,
      path: pathOf(url),
      sessionCookie,
      admit: () => parts.admission.admit(request),
      onTiming: (told) => (timing = told),
    };
    findAnswer(parts, exchange)
      // A request whose body came too slowly has been refused meanwhile.
      .then((prepared) => {
        if (prepared === 'passed') return;
        parts.lanes?.noteAnswer(request, prepared.status);
        if (!response.headersSent) sendPrepared(request, response, prepared, timing);
      })
      .catch((error: unknown) => {
        if (isSpielplanError(error, 'TOO_MANY_REQUESTS')) return sendPrepared(request, response, parts.admission.refusal(url));
        log.error('request.failed', error, { path: pathOf(url).slice(0, 200) });
        if (response.headersSent) response.destroy();
        else sendFallbackPage(parts, request, response);
      });
  }
}

/** The answer of the first endpoint that has one. What is passed on is passed before anything is waited for. */
async function findAnswer(parts: RequestParts, exchange: Exchange): Promise<PreparedResponse | 'passed'> {
  for (const endpoint of ENDPOINTS) {
    if (!isServed(endpoint, exchange.request) || !isAt(endpoint.address, parts, exchange)) continue;
    if (endpoint.share === 'each') {
      try {
        exchange.admit();
      } catch (error) {
        exchange.request.resume();
        if (endpoint.refused && isSpielplanError(error, 'TOO_MANY_REQUESTS')) return endpoint.refused(parts);
        throw error;
      }
    }
    const found = endpoint.answer(parts, exchange);
    const answered = found instanceof Promise ? await found : found;
    if (answered !== null) return answered;
  }
  return isRead(exchange.request) ? parts.notFound : parts.methodNotAllowed;
}

function isServed({ methods }: Endpoint, request: IncomingMessage): boolean {
  return methods === 'any' || (methods === 'post' ? request.method === 'POST' : isRead(request));
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function hasSession(cookie: string | undefined): boolean {
  return cookie !== undefined && SESSION.test(cookie);
}

/** Visitors get a page with the way home, scripts the bare status. */
function sendFallbackPage({ fallbackPage }: RequestParts, request: IncomingMessage, response: ServerResponse): void {
  if (/\btext\/html\b/.test(request.headers.accept ?? '')) sendPrepared(request, response, fallbackPage(request.url ?? '/'));
  else response.writeHead(500, LAST_RESORT).end('500');
}
