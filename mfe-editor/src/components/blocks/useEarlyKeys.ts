import { type KeyboardEvent, useRef } from 'react';

/**
 * Holds what is typed while the engine of rich text is on its way, for a place that has the focus
 * meanwhile. `typed` answers it once, with line breaks for Enter.
 */
export function useEarlyKeys() {
  const keys = useRef('');
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
  const ref = (place: HTMLElement | null) => place?.focus();
  return { typed, early: { ref, onKeyDown } };
}
