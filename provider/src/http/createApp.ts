import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { Configuration } from '../configuration.ts';
import { answerProblem, answerUnknownPaths, toProblem } from './problems.ts';

/** More requests than this at once would only wait; they are told to come back instead. */
const MOST_AT_ONCE = 1_000;

/**
 * The bare server: limits, request ids, one line of log per request (never an address, a query or a name), problems and
 * the headers every answer carries. Resources are registered on it afterwards.
 */
export async function createApp({ logLevel }: Configuration): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    genReqId: ({ headers }) => incomingId(headers['x-request-id']) ?? randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply),
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const body = JSON.stringify(toProblem(new SpielplanError('MALFORMED_URL')));
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
  });
  app.removeContentTypeParser('text/plain');
  // Clients name the type of a body even where they send none, as with DELETE; whether there must be one is for the call to say.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body as string, done),
  );
  app.setErrorHandler(answerProblem);
  answerUnknownPaths(app);
  await app.register(fastifyCookie);
  refuseOverload(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff').header('referrer-policy', 'same-origin');
  });
  app.addHook('onResponse', async ({ log, method, routeOptions }, reply) => {
    const line = { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.statusCode >= 500) log.error(line, 'answered');
    else log.info(line, 'answered');
  });
  return app;
}

function incomingId(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : null;
}

function refuseOverload(app: FastifyInstance): void {
  let underWay = 0;
  app.addHook('onRequest', async (_, reply) => {
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
    if (underWay <= MOST_AT_ONCE) return;
    reply.header('retry-after', '1');
    throw new SpielplanError('PROVIDER_FAILED', { detail: 'overloaded' });
  });
}
