import { afterPaint } from '@spielplan/shared-ui/host';
import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';

interface LazyPart<Props> {
  /** Null until it is there. */
  Part: ComponentType<Props> | null;
  hasFailed: boolean;
  /** Loads it, again after a failure. */
  load: () => void;
}

/**
 * A part of a filter whose script comes when somebody reaches for it, never with the
 * page. It is only for what a press opens: on the server there is nothing of it.
 */
export function useLazyPart<Props>(script: () => Promise<ComponentType<Props>>, isNeeded: boolean): LazyPart<Props> {
  const [state, setState] = useState<{ Part: ComponentType<Props> | null; hasFailed: boolean }>({ Part: null, hasFailed: false });
  const load = useCallback(() => {
    script().then(
      // Where the script is there at once, the press that asked for it is on screen first.
      (Part) =>
        afterPaint(() => startTransition(() => setState((before) => (before.Part ? before : { Part, hasFailed: false })))),
      () => setState({ Part: null, hasFailed: true }),
    );
  }, [script]);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return { ...state, load };
}
