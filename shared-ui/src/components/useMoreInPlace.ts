import { useRef, type MouseEvent, type RefObject } from 'react';
import { isPlainPress } from '@spielplan/shared-ui/host';

/** What the end of a list does when more of it is asked for. */
interface MoreInPlace {
  /** For the line that says how much there is, which has to take the focus (`tabIndex` -1). */
  progress: RefObject<HTMLParagraphElement | null>;
  load: () => void;
  /** For the link to the next page: a plain press loads that here, any other one is left to the browser. */
  follow: (event: MouseEvent) => void;
}

/** Loads more of a list where it stands, with the focus kept near the place where it was. `loadMore` never rejects. */
export function useMoreInPlace(loadMore: () => Promise<void>): MoreInPlace {
  const progress = useRef<HTMLParagraphElement>(null);
  const loadAndStay = async () => {
    await loadMore();
    // The control that was pressed may be gone; the focus must not fall back to the top of the page.
    if (document.activeElement === document.body) progress.current?.focus({ preventScroll: true });
  };
  const load = () => void loadAndStay();
  const follow = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    load();
  };
  return { progress, load, follow };
}
