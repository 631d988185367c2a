/** What a visitor does who wants to be somewhere else; scrolling ends with it. */
const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;

let last: AbortController | undefined;

/**
 * Scrolls to the top within `duration` milliseconds however long the page is (product.md section 9),
 * at once for visitors who asked for less motion. Anyone who scrolls meanwhile, or is on another
 * page by then, is let go.
 */
export function scrollToTop(duration: number): void {
  last?.abort();
  const from = window.scrollY;
  if (from <= 0) return;
  const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const { pathname } = window.location;
  const begun = performance.now();
  const visitor = new AbortController();
  last = visitor;
  for (const sign of SIGNS)
    window.addEventListener(sign, () => visitor.abort(), { capture: true, passive: true, signal: visitor.signal });
  const step = (now: number) => {
    if (visitor.signal.aborted || window.location.pathname !== pathname) return visitor.abort();
    const part = isReduced ? 1 : Math.min(1, Math.max(0, now - begun) / duration);
    window.scrollTo({ top: from * (1 - part) ** 3, behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else visitor.abort();
  };
  step(begun);
}
