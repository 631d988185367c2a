import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createDrain } from '@spielplan/shared-contracts/http';

interface DrainLimits {
  /**
   * Milliseconds in which new connections are still taken, so
   * that a balancer notices that this process is not ready.
   */
  noticeMs: number;
  /** Milliseconds, the notice included, after which what is still busy is cut. */
  limitMs: number;
}

export interface Requests {
  /**
   * Answers what is under way and what arrives meanwhile, each connection for the last time
   * (`Connection: close`), and ends the server. Resolves with the number of requests that were cut.
   */
  drain(limits: DrainLimits): Promise<number>;
}

/** Knows what is under way on a server, so that a stop drops nothing that was accepted. */
export function watchRequests(server: Server): Requests {
  const underWay = new Set<ServerResponse>();
  const drain = createDrain(server, () => underWay.size);
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
      isDraining = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      await pause(noticeMs);
      return drain(limitMs - noticeMs);
    },
  };
}
