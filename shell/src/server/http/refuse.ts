import type { ServerResponse } from 'node:http';
import { SpielplanError, type ErrorName } from '@spielplan/shared-contracts/errors';
import { COMMON_HEADERS } from './securityHeaders.ts';

interface RefuseOptions {
  /** Seconds after which it makes sense to ask again. */
  retryAfter?: number;
  /** Ends the connection behind the answer; for requests whose rest is not waited for. */
  isLast?: boolean;
}

/**
 * Answers a script's request with a Problem: name and stable
 * code. Cuts the connection where an answer has begun already.
 */
export function refuse(response: ServerResponse, error: ErrorName | SpielplanError, options: RefuseOptions = {}): void {
  const { spielplan, code, status } = typeof error === 'string' ? new SpielplanError(error) : error;
  if (response.headersSent || response.destroyed) return void response.req.destroy();
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(options.retryAfter && { 'retry-after': String(options.retryAfter) }),
    ...(options.isLast && { connection: 'close' }),
  });
  response.end(JSON.stringify({ error: spielplan, code }));
}
