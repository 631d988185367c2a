export interface BreakerOptions {
  /** Asks for something small. Whatever settles it, a refusal too, is a sign of life; where nobody answers it must hang. */
  probe: (signal: AbortSignal) => Promise<unknown>;
  /** Is told how many wait when it opens, and when it closes. */
  onOpen?: (waiting: number) => void;
  onClose?: () => void;
  /**
   * How long calls wait without any answer to any of them until
   * probes are sent, and how long probes may wait.
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

const MAX_PROBES = 10;

/**
 * A circuit breaker of one process before something that it calls. It opens when calls wait and nobody is answered, not
 * even a probe; a single slow call never opens it. While it is open a probe is sent every half
 * second, and the first answer closes it.
 */
export function createBreaker({
  probe,
  onOpen,
  onClose,
  suspectMs = 2_000,
  probeLimitMs = 2_000,
  stepMs = 250,
}: BreakerOptions): Breaker {
  const waiting = new Set<() => void>();
  const probes = new Set<AbortController>();
  let isOpen = false;
  /** When the first call began that nobody has answered, nor any after it; epoch ms. */
  let silentSince: number | null = null;
  /**
   * Steps since the first probe without an answer. Time would also pass while this process is stopped.
   */
  let steps = 0;
  let timer: NodeJS.Timeout | null = null;

  function answered(): void {
    silentSince = waiting.size > 0 ? Date.now() : null;
    steps = 0;
    for (const each of probes) each.abort();
    probes.clear();
    if (!isOpen) return;
    isOpen = false;
    onClose?.();
  }

  function sendProbe(): void {
    const controller = new AbortController();
    probes.add(controller);
    // Some wait at once, each for a while: what is merely slow answers one of them.
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
    onOpen?.(waiting.size);
    for (const giveUp of waiting) giveUp();
  }

  function step(): void {
    const isSuspect = waiting.size > 0 && silentSince !== null && Date.now() - silentSince >= suspectMs;
    if (isOpen || isSuspect) {
      if (steps % 2 === 0) sendProbe();
      steps += 1;
      if (!isOpen && steps * stepMs > probeLimitMs) open();
    } else {
      steps = 0;
      if (waiting.size > 0) return;
      if (timer) clearInterval(timer);
      timer = null;
    }
  }

  return {
    isOpen: () => isOpen,
    enter(giveUp) {
      // Each call counts for itself, also where two give up by the same function.
      const one = () => giveUp();
      waiting.add(one);
      silentSince ??= Date.now();
      timer ??= setInterval(step, stepMs).unref();
      return (hasAnswered) => {
        waiting.delete(one);
        if (hasAnswered) answered();
      };
    },
  };
}
