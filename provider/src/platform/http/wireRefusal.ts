import type { Socket } from 'node:net';
import { type ErrorName, SpielplanError } from '@spielplan/shared-contracts/errors';
import { toProblem } from './problems.ts';

const REASONS: Partial<Record<ErrorName, string>> = {
  MALFORMED_URL: 'Bad Request',
  MALFORMED_REQUEST: 'Bad Request',
  REQUEST_TIMEOUT: 'Request Timeout',
  HEADERS_TOO_LARGE: 'Request Header Fields Too Large',
};

/** What Node's parser gives up on, in our vocabulary; everything else is no HTTP. */
const PARSER_ERRORS: Readonly<Record<string, ErrorName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_INVALID_URL: 'MALFORMED_URL',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/**
 * Answers what never became a request: not HTTP at all,
 * headers without end, or a sender that stopped in the middle.
 */
export function refuseConnection(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  refuseOnWire(socket, PARSER_ERRORS[error.code ?? ''] ?? 'MALFORMED_REQUEST');
}

/**
 * Writes a Problem past the framework and closes the line.
 * Does nothing where an answer has begun already but close it.
 */
export function refuseOnWire(socket: Socket, name: ErrorName, { hasBegun = false } = {}): void {
  const problem = new SpielplanError(name);
  const body = JSON.stringify(toProblem(problem));
  const head = [
    `HTTP/1.1 ${problem.status} ${REASONS[name] ?? 'Refused'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (!hasBegun && socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
