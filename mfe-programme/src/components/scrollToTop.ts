/** Milliseconds of the way up, however long the list is (specification section 9, filter scroll). */
const DURATION = 600;

/** Scrolls to the top as a changed filter does: smoothly, at once for visitors who asked for less motion. Whoever scrolls meanwhile is let go. */
export function scrollToTop(): void {
  const from = window.scrollY;
  if (from <= 0) return;
  const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  const begun = performance.now();
  const visitor = new AbortController();
  for (const sign of ['wheel', 'touchmove'] as const)
    window.addEventListener(sign, () => visitor.abort(), { passive: true, signal: visitor.signal });
  const step = (now: number) => {
    if (visitor.signal.aborted) return;
    const part = isReduced ? 1 : Math.min(1, Math.max(0, now - begun) / DURATION);
    window.scrollTo({ top: from * (1 - part) ** 3, behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else visitor.abort();
  };
  step(begun);
}
