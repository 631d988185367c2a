import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOldestFirst } from '@spielplan/shared-contracts/http';
import { refuse } from './refuse.ts';
import { visitorNetwork } from './visitorAddress.ts';

export interface BodyLimits {
  /** Bodies that are arriving at once, from one network and in all. */
  maxPerNetwork: number;
  maxTotal: number;
  /** The time that every sender has; afterwards a body must have come at `minBytesPerSecond` on average. */
  graceMs: number;
  minBytesPerSecond: number;
  checkEveryMs: number;
}

export const BODY_LIMITS: BodyLimits = {
  maxPerNetwork: 64,
  maxTotal: 1_000,
  graceMs: 10_000,
  minBytesPerSecond: 16 * 1024,
  checkEveryMs: 500,
};

interface Arrival {
  request: IncomingMessage;
  since: number;
  /** Bytes of the connection before this body. */
  offset: number;
  end: () => void;
}

/**
 * Watches bodies while they arrive, no matter who reads them: answers 408 `REQUEST_TIMEOUT` and
 * closes the connection of those that trickle, and of the oldest where a network sends too many at
 * once.
 */
export function limitBodies(isBehindProxy: boolean, limits: BodyLimits = BODY_LIMITS) {
  const { graceMs, minBytesPerSecond, checkEveryMs } = limits;
  const admit = createOldestFirst(limits);
  const arrivals = new Set<Arrival>();
  let timer: NodeJS.Timeout | null = null;

  function check(): void {
    const now = Date.now();
    for (const { request, since, offset, end } of arrivals) {
      const ms = now - since;
      const received = request.socket.bytesRead - offset;
      // A whole body may wait for its reader.
      if (ms > graceMs && !request.complete && received < ((ms - graceMs) / 1_000) * minBytesPerSecond) end();
    }
    if (arrivals.size > 0 || !timer) return;
    clearInterval(timer);
    timer = null;
  }

  return function watchBody(request: IncomingMessage, response: ServerResponse): void {
    const { headers, socket } = request;
    if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
    const end = () => {
      stop();
      refuse(response, 'REQUEST_TIMEOUT', { isLast: true });
    };
    const arrival = { request, since: Date.now(), offset: socket.bytesRead, end };
    const leave = admit(visitorNetwork(request, isBehindProxy), end);
    const stop = () => {
      arrivals.delete(arrival);
      leave();
    };
    arrivals.add(arrival);
    timer ??= setInterval(check, checkEveryMs).unref();
    request.once('end', stop).once('close', stop);
  };
}
