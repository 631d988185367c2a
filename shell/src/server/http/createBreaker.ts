import type { Log } from '../log.ts';

interface BreakerOptions {
  /** Asks the provider for something small; resolves at any answer, rejects without a connection. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  log: Log;
  /**
   * How long calls wait without any answer to any of them until
   * the provider is probed, and how long probes may wait.
   */
  suspectMs?: number;
  probeLimitMs?: number;
  stepMs?: number;
}

export interface Breaker {
  isOpen(): boolean;
  /**
   * A call begins; `giveUp` is told when it has waited in vain.
   * The answer is called at its end, with whether there was any.
   */
  enter(giveUp: () => void): (hasAnswered: boolean) => void;
}

interface Waiting {
  since: number;
  giveUp: () => void;
}

/**
 * A circuit breaker of one process. It opens when calls wait and the provider answers nobody, not
 * even a probe; a single slow call never opens it. While it is open a probe is sent every half
 * second, and the first answer closes it.
 */
export function createBreaker({ probe, log, suspectMs = 2_000, probeLimitMs = 2_000, stepMs = 250 }: BreakerOptions): Breaker {
  const waiting = new Set<Waiting>();
  const probes = new Set<AbortController>();
  let isOpen = false;
  let answeredAt = 0;
  /**
   * Steps since the first probe without an answer. Time would also pass while this process is stopped.
   */
  let steps = 0;
  let timer: NodeJS.Timeout | null = null;

  function answered(): void {
    answeredAt = Date.now();
    steps = 0;
    for (const each of probes) each.abort();
    probes.clear();
    if (!isOpen) return;
    isOpen = false;
    log.info('provider.resumed');
  }

  function sendProbe(): void {
    const controller = new AbortController();
    probes.add(controller);
    // Some wait at once, each for a while: a provider that is merely slow answers one of them.
    const [oldest] = probes;
    if (oldest && probes.size > MAX_PROBES) {
      probes.delete(oldest);
      oldest.abort();
    }
    const settle = () => {
      if (probes.has(controller)) answered();
    };
    probe(controller.signal).then(settle, settle);
  }

  function open(): void {
    isOpen = true;
    log.warn('provider.suspended', { code: 'SP-2007', waiting: waiting.size });
    for (const { giveUp } of waiting) giveUp();
  }

  function step(): void {
    const [oldest] = waiting;
    const isSuspect = oldest !== undefined && Date.now() - Math.max(oldest.since, answeredAt) >= suspectMs;
    if (isOpen || isSuspect) {
      if (steps % 2 === 0) sendProbe();
      steps += 1;
      if (!isOpen && steps * stepMs > probeLimitMs) open();
    } else {
      steps = 0;
      if (oldest) return;
      if (timer) clearInterval(timer);
      timer = null;
    }
  }

  return {
    isOpen: () => isOpen,
    enter(giveUp) {
      const one = { since: Date.now(), giveUp };
      waiting.add(one);
      timer ??= setInterval(step, stepMs).unref();
      return (hasAnswered) => {
        waiting.delete(one);
        if (hasAnswered) answered();
      };
    },
  };
}

const MAX_PROBES = 10;
