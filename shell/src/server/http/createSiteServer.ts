import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http';
import { type ConnectionLimits, findWireFault, limitConnections } from '@spielplan/shared-contracts/http';
import type { Log } from '../log.ts';
import { BODY_LIMITS, limitBodies, type BodyLimits } from './limitBodies.ts';
import type { PreparedResponse } from './PreparedResponse.ts';
import { refuse } from './refuse.ts';
import { refuseMalformed } from './refuseMalformed.ts';
import { HSTS, HSTS_SUBDOMAINS } from './securityHeaders.ts';

interface SiteServerOptions {
  handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** The page for a malformed address. */
  malformedPage: (url: string) => Promise<PreparedResponse>;
  /** Whether visitors reach the site by https. */
  isSecure: boolean;
  /** Whether that holds for every host below it, too. */
  securesSubdomains?: boolean;
  isBehindProxy: boolean;
  log: Log;
  limits?: { bodies?: BodyLimits; connections?: ConnectionLimits };
}

/**
 * The server that visitors speak to. Whatever reaches `handler` has one reading (`findWireFault`),
 * its body comes in time, and its answer carries HSTS under https. What is refused before is
 * answered here and its connection closed.
 */
export function createSiteServer({
  handler,
  malformedPage,
  isSecure,
  securesSubdomains = false,
  isBehindProxy,
  log,
  limits: { bodies = BODY_LIMITS, connections } = {},
}: SiteServerOptions): Server {
  const hsts = securesSubdomains ? HSTS_SUBDOMAINS : HSTS;
  const watchBody = limitBodies(isBehindProxy, bodies);
  const server = createServer(
    {
      // A file of the largest size needs three minutes on a
      // slow line; anyone who sends no more than a head has 10 s.
      keepAliveTimeout: 65_000,
      headersTimeout: 10_000,
      requestTimeout: 180_000,
      connectionsCheckingInterval: 1_000,
      // Other sites of the house's domain leave cookies here, too.
      maxHeaderSize: 65_536,
      insecureHTTPParser: false,
      requireHostHeader: true,
      joinDuplicateHeaders: false,
      ServerResponse: isSecure ? secureResponse(hsts) : ServerResponse,
    },
    (request, response) => {
      const fault = findWireFault(request);
      if (fault) {
        log.info('request.malformed', { code: 'SP-1012', cause: fault });
        return refuse(response, 'MALFORMED_REQUEST', { isLast: true });
      }
      // Node's parser reads nothing behind a request that asks for another protocol.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      watchBody(request, response);
      handler(request, response);
    },
  );
  // All connections come from the balancer where there is one.
  if (!isBehindProxy) {
    limitConnections(server, {
      limits: connections,
      refuse: (response) => refuse(response, 'REQUEST_TIMEOUT', { isLast: true }),
    });
  }
  refuseMalformed(server, log, malformedPage, isSecure ? hsts : {});
  return server;
}

/**
 * Adds HSTS where heads are written, which is cheaper than a
 * header set before and leaves out none of Node's own answers.
 */
function secureResponse(hsts: Readonly<Record<string, string>>): typeof ServerResponse {
  const pair = Object.entries(hsts).flat();
  return class SecureResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const headers = rest.at(-1);
      // Prepared answers, which most are, come as one list.
      if (rest.length === 1 && Array.isArray(headers)) return super.writeHead(status, (headers as string[]).concat(pair));
      const reason = typeof rest[0] === 'string' ? [rest[0]] : [];
      const secured = Array.isArray(headers)
        ? [...(headers as string[]), ...pair]
        : { ...(typeof headers === 'object' ? (headers as OutgoingHttpHeaders) : {}), ...hsts };
      return super.writeHead(status, ...(reason as []), secured as OutgoingHttpHeaders);
    }
  };
}
