import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection at rest, or one that has sent nothing yet, may be about to send; so long it is waited for. */
const GRACE_MS = 1_000;
/** At most so long connections that wait in the queue are taken before the listener closes. */
const QUEUE_LIMIT_MS = 2_000;
const STEP_MS = 20;

/** Takes no new connections and resolves once all are closed, with the number of requests that were cut after `limitMs`. */
export type Drain = (limitMs: number) => Promise<number>;

/**
 * Ends a server without dropping what it has accepted. Call it before the server listens. `underWay` says how many requests
 * have not been answered yet.
 */
export function createDrain(server: Server, underWay: () => number): Drain {
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  /** Closing a listening socket resets the connections in its queue, so that is emptied first. */
  async function closeListener(): Promise<void> {
    const end = performance.now() + QUEUE_LIMIT_MS;
    let before: number;
    do {
      before = accepted;
      await nextTurn();
    } while (accepted > before && performance.now() < end);
    // The http server's own `close` would cut connections at rest at once.
    NetServer.prototype.close.call(server);
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

/** Resolves when the event loop has looked at all sockets once more. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
