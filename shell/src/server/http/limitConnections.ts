import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@spielplan/shared-contracts/http';
import { refuse } from './refuse.ts';

export interface ConnectionLimits {
  maxPerNetwork: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { maxPerNetwork: 256 };

interface Connection {
  socket: Socket;
  /** Its latest request. */
  request?: IncomingMessage;
  response?: ServerResponse;
}

/**
 * Bounds the connections of one network. Beyond the limit the one that has been of no use for longest is ended: idle, or in the
 * middle of a request (408). One that waits for its answer is kept. Not for a shell behind a balancer, whose connections are all
 * of them.
 */
export function limitConnections(server: Server, { maxPerNetwork }: ConnectionLimits = CONNECTION_LIMITS): void {
  const byNetwork = new Map<string, Set<Connection>>();
  const known = new WeakMap<Socket, { connection: Connection; own: Set<Connection> }>();

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const connection: Connection = { socket };
    const own = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, own.add(connection));
    known.set(socket, { connection, own });
    socket.once('close', () => {
      own.delete(connection);
      if (own.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network);
    });
    if (own.size > maxPerNetwork) endOldest(server, own);
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const of = known.get(request.socket);
    if (!of) return;
    Object.assign(of.connection, { request, response });
    // The set is in the order of last use.
    if (of.own.delete(of.connection)) of.own.add(of.connection);
  });
}

function endOldest(server: Server, own: Set<Connection>): void {
  for (const connection of own) {
    const { socket, request, response } = connection;
    const isDone = !response || response.writableFinished;
    if (!isDone && request?.complete) continue;
    own.delete(connection);
    if (!isDone) return refuse(response, 'REQUEST_TIMEOUT', { isLast: true });
    if (response || socket.bytesRead === 0) return void socket.destroy();
    return void server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  }
}
