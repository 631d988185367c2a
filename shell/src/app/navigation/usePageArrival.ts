import { usePage } from '@spielplan/shared-ui/host';
import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * After a navigation, but not on the first load, moves the focus to the main area, unless it is back on the link that
 * was followed, and gives the new page's title to be announced. A change of the query alone (a filter) leaves the focus where the
 * visitor is working.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): string {
  const { url, head } = usePage();
  const path = url.split('?')[0];
  const shownPath = useRef(path);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    setAnnouncement(head.title);
  }, [path, head.title, main]);

  return announcement;
}
