import { usePage } from '@spielplan/shared-ui/host';
import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * After a navigation, but not on the first load, moves the focus to the main area, unless it is back on the link that
 * was followed, and gives the new page's title to be announced. A change of the query alone (a filter) leaves the focus where the
 * visitor is working; what was pressed may go with it, as a filter that is given up: then the main area has it.
 */
export function usePageArrival(main: RefObject<HTMLElement | null>): string {
  const { url, head } = usePage();
  const shownUrl = useRef(url);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownUrl.current === url) return;
    const isSamePage = shownUrl.current.split('?')[0] === url.split('?')[0];
    shownUrl.current = url;
    const focused = document.activeElement;
    if (isSamePage ? focused === document.body : !main.current?.contains(focused)) main.current?.focus({ preventScroll: true });
    if (!isSamePage) setAnnouncement(head.title);
  }, [url, head.title, main]);

  return announcement;
}
