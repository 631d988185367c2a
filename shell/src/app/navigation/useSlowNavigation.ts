import { useNavigationState, usePage } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { isSameKindOfPage } from './isSameKindOfPage.ts';

/**
 * Shorter waits show nothing: a flash of feedback feels slower than none (product.md section 9).
 */
const THROTTLE_MS = 200;

/**
 * Tells whether the next page has been loading for longer than
 * 200 ms, and its address where it is another kind of page.
 */
export function useSlowNavigation(): { isSlow: boolean; otherKind: string | null } {
  const { state, to } = useNavigationState();
  const { url } = usePage();
  const [hasWaited, setHasWaited] = useState(false);
  const isLoading = state === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setHasWaited(true), THROTTLE_MS);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [isLoading]);

  return { isSlow: isLoading && hasWaited, otherKind: to !== null && isSameKindOfPage(url, to) ? null : to };
}
