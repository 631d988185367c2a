import type { RequestListener, Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A connection at rest, or one that has sent nothing
 * yet, may be about to send; so long it is waited for.
 */
const GRACE_MS = 1_000;
/** At most so long connections that wait in the queue are taken before the listener closes. */
const QUEUE_LIMIT_MS = 1_000;
const STEP_MS = 20;
/**
 * So long no connection has come, in turns of the event
 * loop of at most so many ms, before the listener closes.
 */
const QUIET_MS = 30;
const SHORT_TURN_MS = 0.5;

/**
 * Takes no new connections and resolves once all are closed,
 * with the number of requests that were cut after `limitMs`.
 */
export type Drain = (limitMs: number) => Promise<number>;

/**
 * Ends a server without dropping what it has accepted. Call it before the
 * server listens. `underWay` says how many requests have not been answered yet.
 */
export function createDrain(server: Server, underWay: () => number): Drain {
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  /**
   * Closing a listening socket resets the connections in its queue. So requests are held until none
   * has come for a while: who waits for an answer opens no other connection, and the turns of the
   * event loop are short.
   */
  async function closeListener(): Promise<void> {
    const release = holdRequests(server);
    const end = performance.now() + QUEUE_LIMIT_MS;
    let turn = performance.now();
    for (let quietSince = turn; turn - quietSince < QUIET_MS && turn < end;) {
      const [before, begun] = [accepted, turn];
      await nextTurn();
      turn = performance.now();
      // The last turn has to be short as well: what comes within it is lost.
      if (accepted > before || turn - begun > SHORT_TURN_MS) quietSince = turn;
    }
    // The http server's own `close` would cut connections at rest at once.
    NetServer.prototype.close.call(server);
    release();
  }

  return async (limitMs) => {
    const end = performance.now() + limitMs;
    await closeListener();
    let quietSince = performance.now();
    while (open.size > 0 && performance.now() < end) {
      await pause(STEP_MS);
      if (underWay() > 0) quietSince = performance.now();
      else if (performance.now() - quietSince >= GRACE_MS) closeResting();
    }
    const cut = underWay();
    server.closeAllConnections();
    return cut;
  };

  /** Leaves connections whose request has arrived in part. */
  function closeResting(): void {
    server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  }
}

/**
 * Keeps requests from their listeners until the returned
 * function is called, which hands them on in order.
 */
function holdRequests(server: Server): () => void {
  const listeners = server.listeners('request') as RequestListener[];
  const held: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...request) => void held.push(request);
  server.removeAllListeners('request');
  server.on('request', hold);
  return () => {
    server.off('request', hold);
    for (const listener of listeners) server.on('request', listener);
    for (const request of held) server.emit('request', ...request);
  };
}

/** Resolves when the event loop has looked at all sockets once more. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
