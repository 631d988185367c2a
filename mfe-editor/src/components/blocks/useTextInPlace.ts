import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { BlockKey } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { textAt } from './useBlock.ts';

/**
 * Keeps the words of an element those of a field. The browser owns its characters while somebody writes, so that a key
 * draws nothing again but where the first one comes or the last one goes.
 */
export function useTextInPlace(
  { store }: EditingSession,
  key: BlockKey,
  field: string,
  ref: RefObject<HTMLElement | null>,
  isOpener: boolean,
) {
  const read = () => textAt(store.getState().screen, key, field);
  /** The words as they were when nobody wrote. */
  const [shown, setShown] = useState(read);
  const typed = useRef(shown);

  useLayoutEffect(() => {
    const follow = () => {
      const value = textAt(store.getState().screen, key, field);
      const isWriting = put(ref.current, value, typed.current);
      setShown((before) => (isWriting && (before === '') === (value === '') ? before : value));
    };
    follow();
    return store.watch(key, follow);
  }, [store, key, field, ref, isOpener]);
  return {
    shown,
    read,
    /** Before it goes to the store: what the provider makes of it later must not disturb who writes on. */
    typed: (content: string) => void (typed.current = content),
    left: () => setShown(read()),
  };
}

/** Answers whether somebody writes in the element. */
function put(element: HTMLElement | null, value: string, typed: string): boolean {
  const isWriting = element !== null && document.activeElement === element;
  if (!element || element.textContent === value) return isWriting;
  // Spaces that the provider takes away may be in the middle of what is still being typed.
  if (isWriting && typed.trim() === value.trim()) return true;
  element.textContent = value;
  if (isWriting) getSelection()?.selectAllChildren(element);
  if (isWriting) getSelection()?.collapseToEnd();
  return isWriting;
}
