import { useEffect, type RefObject } from 'react';

interface NearEndOptions {
  isEnabled: boolean;
  /** Changes after each load, so that an end still near is seen again (decision 15). */
  round: number;
  onNear: () => void;
}

/** Calls `onNear` when an element comes within 170% of the viewport's height (specification section 9). */
export function useNearEnd(end: RefObject<HTMLElement | null>, { isEnabled, round, onNear }: NearEndOptions): void {
  useEffect(() => {
    const element = end.current;
    if (!isEnabled || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: '0px 0px 70% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, isEnabled, round, onNear]);
}
