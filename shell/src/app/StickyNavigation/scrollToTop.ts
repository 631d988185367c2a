/** Milliseconds of the way up, however long the page is (specification section 9). */
const DURATION = 700;

/** Scrolls to the top of the page, at once under reduced motion, and leaves the focus at its first link. */
export function scrollToTop(): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = scrollY;
  const begun = performance.now();
  // The button goes when the top is reached; who tabs on begins at the beginning.
  document.querySelector<HTMLElement>('.logo, main')?.focus({ preventScroll: true });
  const step = (now: number) => {
    const part = isReduced ? 1 : Math.min(1, (now - begun) / DURATION);
    scrollTo({ top: from * (1 - part) ** 3, behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
