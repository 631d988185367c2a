import { afterPaint } from '@spielplan/shared-ui/host';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A part of a page that is downloaded when it is wanted. */
export interface Loaded<Part> {
  state: 'idle' | 'loading' | 'failed';
  /** Once it is there. */
  part: Part | null;
  /** Begins to load without telling: pointing at a button is enough, so a press finds it there. */
  prepare: () => void;
  /** Loads what has been asked for; after a failure once more. */
  load: () => void;
}

/** Loads a part by `import()`; `load` stays the same in every render. */
export function useLoaded<Part>(importPart: () => Promise<Part>): Loaded<Part> {
  const [state, setState] = useState<Loaded<Part>['state']>('idle');
  const [part, setPart] = useState<{ is: Part } | null>(null);
  const loading = useRef<Promise<Part> | null>(null);
  const isMounted = useRef(true);

  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  // Even to ask for a script keeps a press from the screen,
  // and one that is there at once does so all the more.
  const start = useCallback(() => {
    const started = (loading.current ??= new Promise<void>(afterPaint).then(importPart));
    started.catch(() => (loading.current = null));
    return started;
  }, [importPart]);

  const load = useCallback(() => {
    setState('loading');
    start().then(
      (is) => {
        if (!isMounted.current) return;
        setPart({ is });
        setState('idle');
      },
      () => {
        if (isMounted.current) setState('failed');
      },
    );
  }, [start]);

  const prepare = useCallback(() => void start().catch(() => undefined), [start]);

  return { state, part: part?.is ?? null, prepare, load };
}
