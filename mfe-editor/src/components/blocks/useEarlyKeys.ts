import { type KeyboardEvent, useCallback, useRef } from 'react';

/**
 * Holds what is typed while the engine of rich text is on its way, for a place that has the focus
 * meanwhile. `typed` answers it once, with line breaks for Enter; `hasLeft`, whether the focus has gone on since.
 */
export function useEarlyKeys() {
  const keys = useRef('');
  const isLeft = useRef(false);
  const typed = () => {
    const text = keys.current;
    keys.current = '';
    return text;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') keys.current = keys.current.slice(0, -1);
    else if (event.key === 'Enter') keys.current += '\n';
    else if ([...event.key].length === 1) keys.current += event.key;
    else return;
    // A space would scroll, a slash open the browser's search.
    event.preventDefault();
    event.stopPropagation();
  };
  // The same one each time: a new one would be called again, and take the focus back.
  const ref = useCallback((place: HTMLElement | null) => place?.focus(), []);
  const onFocus = () => void (isLeft.current = false);
  const onBlur = () => void (isLeft.current = true);
  return { typed, hasLeft: () => isLeft.current, early: { ref, onKeyDown, onFocus, onBlur } };
}
