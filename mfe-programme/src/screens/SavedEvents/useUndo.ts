import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SavedEventsStore } from '../../stores/savedEventsStore.ts';

interface Undo {
  /** The ids that were removed last; null while there is nothing to undo. */
  removed: readonly number[] | null;
  undo: () => void;
  /** The button that undoes: it takes the focus over from what was removed. */
  button: RefObject<HTMLButtonElement | null>;
}

/**
 * Remembers each removal from the saved events while the page
 * is open, so that it can be taken back, the latest first.
 */
export function useUndo(ids: readonly number[] | null, store: SavedEventsStore): Undo {
  const [steps, setSteps] = useState<readonly (readonly number[])[]>([]);
  const [last, setLast] = useState(ids);
  const button = useRef<HTMLButtonElement>(null);
  const restored = useRef<readonly number[]>([]);
  if (ids !== last) {
    setLast(ids);
    if (last?.some((id) => !ids?.includes(id))) setSteps([...steps, last]);
  }
  const before = steps.at(-1);
  const removed = before?.filter((id) => !ids?.includes(id)) ?? null;

  useEffect(() => {
    // What was pressed is gone; the focus must not fall back to the top of the page.
    if (document.activeElement !== document.body) return;
    const [id] = restored.current;
    restored.current = [];
    const back = id === undefined ? null : document.querySelector<HTMLElement>(`[data-event="${id}"] .favourite`);
    (back ?? button.current)?.focus();
  }, [steps]);

  return {
    removed: removed && removed.length > 0 ? removed : null,
    button,
    undo: () => {
      if (!before || store.replace(before) !== 'saved') return;
      restored.current = removed ?? [];
      setSteps(steps.slice(0, -1));
    },
  };
}
