import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { type Breaker, createOldestFirst, networkOf } from '@spielplan/shared-contracts/http';
import type { Log } from '../log.ts';
import { createProviderBreaker } from '../provider/createProviderBreaker.ts';
import { answerHeaders, isUnusual, requestHeaders } from './forwardedHeaders.ts';
import { keepReading } from './keepReading.ts';
import { sendPrepared, type PreparedResponse } from './PreparedResponse.ts';
import { createAgents } from './providerAgent.ts';
import { createBodyReceiver, type ReceivedBody } from './receiveBody.ts';
import { refuse } from './refuse.ts';
import { pathOf } from './requestUrl.ts';
import { relayAnswer } from './relayAnswer.ts';
import { traceHeader } from '../provider/requestJson.ts';
import { visitorAddress } from './visitorAddress.ts';

const PROVIDER_PATHS = /^\/(?:(?:de|en)\/)?(?:api|pageeditor-api)(?:\/|$)|^\/media\/|^\/webshop(?:\/|$|\?)/;
const DOTS = /(?:^|[\\/]|%2f|%5c)(?:\.|%2e){1,2}(?:[\\/]|%2f|%5c|$)/i;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const TIMEOUT_MS = 15_000;
/** Seconds after which it makes sense to ask again. */
const RETRY_AFTER = { away: 30, suspended: 2, tooMany: 5 };
/** Readers at once who let a large answer wait. */
const MAX_STALLED = { maxPerNetwork: 16, maxTotal: 128 };

/**
 * Whether a path belongs to the provider and is passed through on
 * the site's own origin. Paths that would lead out of it do not.
 */
export function isProviderPath(path: string): boolean {
  return PROVIDER_PATHS.test(path) && !DOTS.test(pathOf(path));
}

interface ProxyOptions {
  providerUrl: string;
  publicOrigin: string;
  log: Log;
  /** Milliseconds of silence after which the provider counts as away. */
  timeoutMs?: number;
  /** The page that a visitor, and not a script, gets while the provider is away. */
  failurePage?: (url: string, error: SpielplanError) => Promise<PreparedResponse>;
  /** Whether a balancer of ours stands before the shell and says who asks. */
  isBehindProxy?: boolean;
  /** The largest body. */
  maxBodyBytes?: number;
  breaker?: Breaker;
}

/**
 * Passes a request on to the provider and its answer back, unchanged. A body is taken whole before a
 * connection to the provider is, and sent with the length it has: how a visitor framed it never
 * reaches the provider. A provider that is away is a 503 with words.
 */
export function createProxy({
  providerUrl,
  publicOrigin,
  log,
  timeoutMs = TIMEOUT_MS,
  isBehindProxy = false,
  failurePage,
  maxBodyBytes,
  breaker = createProviderBreaker({ providerUrl, log }),
}: ProxyOptions) {
  const target = new URL(providerUrl);
  const isSecure = target.protocol === 'https:';
  const send = isSecure ? httpsRequest : httpRequest;
  const { host, protocol } = new URL(publicOrigin);
  // Connections of their own: visitors must not hold up the reads that pages wait for.
  const agents = createAgents(isSecure);
  const base = { host: target.hostname.replace(/^\[|\]$/g, ''), port: target.port };
  const basePath = target.pathname.replace(/\/$/, '');
  const receive = createBodyReceiver(maxBodyBytes === undefined ? {} : { maxBytes: maxBodyBytes });
  const admitStalled = createOldestFirst(MAX_STALLED);

  function fail(request: IncomingMessage, response: ServerResponse, error: SpielplanError): void {
    if (error.status >= 500) log.error('proxy.failed', error, { path: pathOf(request.url ?? '') });
    void answerAway(request, response, error, failurePage);
  }

  function pass(request: IncomingMessage, response: ServerResponse, address: string, body: ReceivedBody | null): void {
    const { method } = request;
    const headers: OutgoingHttpHeaders = {
      ...requestHeaders(request),
      host: target.host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.replace(':', ''),
      'x-forwarded-for': address,
      ...traceHeader(),
      ...(body ? { 'content-length': String(body.length) } : {}),
    };
    const agent = isUnusual(request) ? agents.unusual : agents.kept;
    if (agent === agents.unusual) headers.connection = 'close';
    const upstream = send({ ...base, path: basePath + request.url, method, headers, agent, timeout: timeoutMs }, (answer) => {
      leave(true);
      const { statusCode = 502 } = answer;
      // A failure's body may describe the provider's internals and is not passed on. The body of a 503 is meant for
      // visitors.
      if (statusCode >= 500 && statusCode !== 503) {
        answer.resume();
        const detail = `HTTP ${statusCode}, request ${answer.headers['x-request-id']?.toString() ?? 'without an id'}`;
        return fail(request, response, new SpielplanError('PROVIDER_FAILED', { detail }));
      }
      response.writeHead(answer.statusCode ?? 502, answerHeaders(answer));
      relayAnswer(answer, response, networkOf(address), admitStalled);
    });
    const leave = breaker.enter(() => {
      // It is unknown whether a write has taken effect.
      if (method === 'GET' || method === 'HEAD') upstream.destroy(new SpielplanError('PROVIDER_SUSPENDED'));
    });
    upstream.on('timeout', () =>
      upstream.destroy(new SpielplanError('PROVIDER_TIMEOUT', { detail: `no answer in ${timeoutMs} ms` })),
    );
    upstream.on('error', (error) => {
      leave(!isSpielplanError(error));
      if (response.headersSent || response.destroyed) return void response.destroy();
      fail(request, response, isSpielplanError(error) ? error : new SpielplanError('PROVIDER_UNREACHABLE', { cause: error }));
    });
    response.on('close', () => {
      leave(false);
      upstream.destroy();
      body?.discard();
    });
    if (!body) return void upstream.end();
    keepReading(upstream);
    body.sendTo(upstream);
  }

  function proxy(request: IncomingMessage, response: ServerResponse): void {
    const { headers } = request;
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('allow', METHODS.join(', '));
      return refuse(response, 'METHOD_NOT_ALLOWED');
    }
    if (breaker.isOpen()) return void answerAway(request, response, new SpielplanError('PROVIDER_SUSPENDED'), failurePage);
    const address = visitorAddress(request, isBehindProxy);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const hasBody = headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
    if (isRead || !hasBody) return pass(request, response, address, null);
    receive(request, networkOf(address)).then(
      (body) => {
        if (!response.destroyed && !response.writableEnded) return pass(request, response, address, body);
        body.discard();
      },
      (error: unknown) => {
        // The sender has gone, or was refused for being slow.
        if (!isSpielplanError(error) || response.writableEnded) return;
        if (error.status >= 500) return fail(request, response, error);
        refuse(response, error, { isLast: true, retryAfter: error.status === 429 ? RETRY_AFTER.tooMany : 0 });
      },
    );
  }

  return proxy;
}

/** A visitor gets a page in words, a script the problem as JSON. */
async function answerAway(
  request: IncomingMessage,
  response: ServerResponse,
  error: SpielplanError,
  failurePage: ProxyOptions['failurePage'],
): Promise<void> {
  const isSuspended = isSpielplanError(error, 'PROVIDER_SUSPENDED');
  const retryAfter = isSuspended ? RETRY_AFTER.suspended : RETRY_AFTER.away;
  const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '');
  const page = wantsPage ? await failurePage?.(request.url ?? '/', error).catch(() => null) : null;
  if (!page) return refuse(response, error, { retryAfter });
  sendPrepared(request, response, { ...page, headers: { ...page.headers, 'retry-after': String(retryAfter) } });
}
