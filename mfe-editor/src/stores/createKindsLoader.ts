import type { BlockKind } from '@spielplan/shared-contracts/remote';

/** Waits between tries to get the kinds; the last one goes on. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;

export interface KindsLoader {
  /** Resolves after the first answer, whatever it was. */
  readonly first: Promise<void>;
  /** Asks again at once, unless the kinds are here. */
  retry(): void;
  stop(): void;
}

interface KindsLoaderOptions {
  /** Null where they cannot be had now. Never rejects. */
  fetchKinds: () => Promise<readonly BlockKind[] | null>;
  /** Called once. */
  onKinds: (kinds: readonly BlockKind[]) => void;
  /** Whether it makes no sense to ask, as without a session; then only `retry` asks. */
  isPaused: () => boolean;
}

/** Asks for the kinds of blocks until they are here. */
export function createKindsLoader({ fetchKinds, onKinds, isPaused }: KindsLoaderOptions): KindsLoader {
  let isAsking = false;
  let isOver = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = async () => {
    if (isOver || isAsking) return;
    clearTimeout(timer);
    isAsking = true;
    const kinds = await fetchKinds();
    isAsking = false;
    if (isOver) return;
    if (kinds) {
      isOver = true;
      return onKinds(kinds);
    }
    timer = setTimeout(() => !isPaused() && void ask(), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  };
  return {
    first: ask(),
    retry: () => void ask(),
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
