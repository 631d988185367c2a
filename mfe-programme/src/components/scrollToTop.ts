/** Scrolls to the top as a changed filter does: smoothly, at once for visitors who asked for less motion. */
export function scrollToTop(): void {
  const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
}
