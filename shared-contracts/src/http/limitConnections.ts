import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './networkOf.ts';

export interface ConnectionLimits {
  maxPerNetwork: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { maxPerNetwork: 256 };

interface LimitOptions {
  limits?: ConnectionLimits;
  /** Whether an address speaks for many visitors, as a balancer's does. */
  isExempt?: (address: string) => boolean;
  /** Answers 408 in the middle of a request and closes its connection. */
  refuse: (response: ServerResponse) => void;
}

interface Connection {
  socket: Socket;
  /** Number of its latest use, in the order of all. */
  usedAt: number;
  /** Its latest request. */
  request?: IncomingMessage;
  response?: ServerResponse;
}

/**
 * Bounds the connections of one network. Beyond the limit the one that has been of no use for
 * longest is ended: idle, or in the middle of a request (408). One that waits for its answer is
 * kept.
 */
export function limitConnections(
  server: Server,
  { limits: { maxPerNetwork } = CONNECTION_LIMITS, isExempt = () => false, refuse }: LimitOptions,
): void {
  const byNetwork = new Map<string, Set<Connection>>();
  const known = new WeakMap<Socket, Connection>();
  let uses = 0;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const network = networkOf(address);
    const connection: Connection = { socket, usedAt: (uses += 1) };
    const own = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, own.add(connection));
    known.set(socket, connection);
    socket.once('close', () => {
      own.delete(connection);
      if (own.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network);
    });
    if (own.size > maxPerNetwork) endOldest(server, own, refuse);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = known.get(request.socket);
    if (!connection) return;
    connection.request = request;
    connection.response = response;
    connection.usedAt = uses += 1;
  });
}

function endOldest(server: Server, own: Set<Connection>, refuse: LimitOptions['refuse']): void {
  let oldest: Connection | undefined;
  for (const connection of own) {
    if (connection.usedAt < (oldest?.usedAt ?? Infinity) && !isAwaitingAnswer(connection)) oldest = connection;
  }
  if (!oldest) return;
  const { socket, response } = oldest;
  own.delete(oldest);
  if (response && !response.writableFinished) return refuse(response);
  if (response || socket.bytesRead === 0) return void socket.destroy();
  server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}

function isAwaitingAnswer({ request, response }: Connection): boolean {
  return response !== undefined && !response.writableFinished && request?.complete === true;
}
