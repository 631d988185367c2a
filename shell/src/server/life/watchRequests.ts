import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Connections at rest when the last ones are closed may just have sent something; this long it is waited for. */
const LATECOMERS_MS = 250;
const STEP_MS = 20;

interface DrainLimits {
  /** Milliseconds in which new connections are still taken, so that a balancer notices that this process is not ready. */
  noticeMs: number;
  /** Milliseconds, the notice included, after which what is still busy is cut. */
  limitMs: number;
}

export interface Requests {
  /**
   * Answers what is under way and what arrives meanwhile, each connection for the last time (`Connection: close`), and ends
   * the server. Resolves with the number of requests that were cut.
   */
  drain(limits: DrainLimits): Promise<number>;
}

/** Knows what is under way on a server, so that a stop drops nothing that was accepted. */
export function watchRequests(server: Server): Requests {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  // One function for all requests: pages from memory cost little more than their listeners.
  function leave(this: ServerResponse): void {
    underWay.delete(this);
  }
  server.prependListener('request', (_, response: ServerResponse) => {
    underWay.add(response);
    response.on('close', leave);
    if (isDraining) response.shouldKeepAlive = false;
  });
  return {
    async drain({ noticeMs, limitMs }) {
      const end = performance.now() + limitMs;
      isDraining = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      await pause(noticeMs);
      // The server's own `close` would cut resting connections at once, and with them what is on its way there.
      NetServer.prototype.close.call(server);
      let quietSince = performance.now();
      while (performance.now() - quietSince < LATECOMERS_MS && performance.now() < end) {
        await pause(STEP_MS);
        if (underWay.size > 0) quietSince = performance.now();
      }
      const cut = underWay.size;
      server.closeAllConnections();
      return cut;
    },
  };
}
