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
  /** Its latest request. */
  request?: IncomingMessage;
  response?: ServerResponse;
}

/**
 * Bounds the connections of one network. Beyond the limit the one that has been of no use for longest is ended: idle, or in the
 * middle of a request (408). One that waits for its answer is kept.
 */
export function limitConnections(
  server: Server,
  { limits: { maxPerNetwork } = CONNECTION_LIMITS, isExempt = () => false, refuse }: LimitOptions,
): void {
  const byNetwork = new Map<string, Set<Connection>>();
  const known = new WeakMap<Socket, { connection: Connection; own: Set<Connection> }>();

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isExempt(address)) return;
    const network = networkOf(address);
    const connection: Connection = { socket };
    const own = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, own.add(connection));
    known.set(socket, { connection, own });
    socket.once('close', () => {
      own.delete(connection);
      if (own.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network);
    });
    if (own.size > maxPerNetwork) endOldest(server, own, refuse);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const of = known.get(request.socket);
    if (!of) return;
    of.connection.request = request;
    of.connection.response = response;
    // The set is in the order of last use.
    if (of.own.size > 1 && of.own.delete(of.connection)) of.own.add(of.connection);
  });
}

function endOldest(server: Server, own: Set<Connection>, refuse: LimitOptions['refuse']): void {
  for (const connection of own) {
    const { socket, request, response } = connection;
    const isDone = !response || response.writableFinished;
    if (!isDone && request?.complete) continue;
    own.delete(connection);
    if (!isDone) return refuse(response);
    if (response || socket.bytesRead === 0) return void socket.destroy();
    return void server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  }
}
