import { useEffect, useState } from 'react';

/**
 * Whether an element of the page frame is in view; null until that is known. It
 * is watched instead of the scrolling, which would cost work on every frame.
 */
export function useIsInView(selector: string): boolean | null {
  const [isInView, setIsInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? null));
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isInView;
}
