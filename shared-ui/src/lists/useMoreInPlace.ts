import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { isPlainPress } from '@spielplan/shared-ui/host';

/** What the end of a list does when more of it is asked for. */
interface MoreInPlace {
  /** For the line that says how much there is, which has to take the focus (`tabIndex` -1). */
  progress: RefObject<HTMLParagraphElement | null>;
  load: () => void;
  /**
   * For the link to the next page: a plain press loads
   * that here, any other one is left to the browser.
   */
  follow: (event: MouseEvent) => void;
}

/**
 * Loads more of a list where it stands, with the focus kept near the place where it was. `loadMore`
 * never rejects; `loaded` grows with the list. The progress line and the controls share a parent;
 * what stands beside that is kept in sight like them.
 */
export function useMoreInPlace(loadMore: () => Promise<void>, loaded: number): MoreInPlace {
  const progress = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { activeElement: focused } = document;
    const controls = progress.current?.parentElement;
    const isBelow = controls?.contains(focused) || (controls?.parentElement?.contains(focused) && follows(focused, controls));
    // What is loaded above a control pushes it out of sight;
    // a keyboard's focus is never hidden (WCAG 2.4.11).
    if (isBelow) keepInSight(focused);
  }, [loaded]);
  const loadAndStay = async () => {
    await loadMore();
    // The control that was pressed may be gone; the focus must not fall back to the top of the page.
    if (document.activeElement !== document.body) return;
    progress.current?.focus({ preventScroll: true });
    keepInSight(progress.current);
  };
  const load = () => void loadAndStay();
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    load();
  };
  return { progress, load, follow };
}

/** A press of a pointer leaves the page where it is. */
function keepInSight(focused: Element | null | undefined): void {
  if (focused?.matches(':focus-visible')) focused.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
}

function follows(one: Element | null, other: Element): boolean {
  return one !== null && (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
