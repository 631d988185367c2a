import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { changesCall } from '@spielplan/shared-contracts/api';
import { CHECK_HEADER, limitConnections, traceIdOf } from '@spielplan/shared-contracts/http';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Configuration } from '../configuration/configuration.ts';
import { trustProxies } from '../configuration/trustedProxies.ts';
import { LOG_RULES } from '../failures/describeFailure.ts';
import { readLeftoverBodies } from './leftoverBody.ts';
import { limitBodies } from './limitBodies.ts';
import { answerProblem, answerUnknownPaths } from './problems.ts';
import { refuseUnclearRequests } from './unclearRequests.ts';
import { refuseConnection, refuseOnWire } from './wireRefusal.ts';

/** Each shell asks for changes every second; balancers and monitoring ask whether this process is there. */
const QUIET_ROUTES: ReadonlySet<string> = new Set([changesCall.path.replace(/\/$/, ''), '/health/live', '/health/ready']);
/** More requests than this at once would only wait; they are told to come back instead. */
const MAX_CONCURRENT = 1_000;
/**
 * How long the head of a request may take, the whole of it at
 * the very most (`limitBodies` is stricter), and a silent line.
 */
const HEADERS_TIMEOUT_MS = 10_000;
const WHOLE_MS = 10 * 60_000;
const SILENCE_TIMEOUT_MS = 60_000;

/**
 * Headers of every page of the provider: each may belong to a session or take a password, so that whoever opened it is cut
 * off from it, and no other page frames it or is told of its address.
 */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * The bare server: limits, request ids, one line of log per request (never an address, a query or a
 * name), problems and the headers every answer carries. Resources are registered on it afterwards.
 * The log goes to stdout where no `logStream` is given.
 */
export async function createApp({ logLevel, trustedProxies }: Configuration, logStream?: Writable): Promise<FastifyInstance> {
  const isTrusted = trustProxies(trustedProxies);
  const app: FastifyInstance = fastify({
    logger: { level: logLevel, ...LOG_RULES, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    bodyLimit: 64 * 1024,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
      insecureHTTPParser: false,
      joinDuplicateHeaders: false,
    },
    requestTimeout: WHOLE_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, trace: traceIdOf(headers['traceparent']) ?? undefined }, options),
    genReqId: ({ headers }) => incomingId(headers['x-request-id']) ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply),
    clientErrorHandler: refuseConnection,
  });
  app.removeContentTypeParser('text/plain');
  // Clients name the type of a body even where they send none, as
  // with DELETE; whether there must be one is for the call to say.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body as string, done),
  );
  app.setErrorHandler(answerProblem);
  answerUnknownPaths(app);
  await app.register(fastifyCookie);
  refuseUnclearRequests(app);
  refuseOverload(app);
  limitBodies(app, { isTrusted });
  readLeftoverBodies(app);
  limitConnections(app.server, {
    isExempt: isTrusted,
    refuse: ({ req, headersSent }) => refuseOnWire(req.socket, 'REQUEST_TIMEOUT', { hasBegun: headersSent }),
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
  });
  app.addHook('onSend', async (_, reply, payload) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) reply.headers(PAGE_HEADERS);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const { log, method, routeOptions } = request;
    const line = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) log.error(line, 'request.answered');
    else if (isCheck(request)) log.debug(line, 'request.answered');
    else log.info(line, 'request.answered');
  });
  return app;

  /** What is asked all the time although nobody visits the site. A visitor's call never counts as a check: it has their address. */
  function isCheck({ headers, routeOptions, socket }: FastifyRequest): boolean {
    if (QUIET_ROUTES.has(routeOptions.url ?? '')) return true;
    return (
      headers[CHECK_HEADER] !== undefined && headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '')
    );
  }
}

function incomingId(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : null;
}

function refuseOverload(app: FastifyInstance): void {
  let underWay = 0;
  app.addHook('onRequest', async (_, reply) => {
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
    if (underWay <= MAX_CONCURRENT) return;
    reply.header('retry-after', '1');
    throw new SpielplanError('PROVIDER_FAILED', { detail: 'overloaded' });
  });
}
