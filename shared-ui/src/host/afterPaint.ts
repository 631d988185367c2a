/**
 * Does what a press has asked for once the press itself is on screen: a list closes in the next
 * frame, and only then another page begins to load (interaction to next paint). A page in the
 * background is not painted at all, and what is due there has nothing to wait for.
 */
export function afterPaint(act: () => void): void {
  if (document.hidden) return void setTimeout(act);
  requestAnimationFrame(() => setTimeout(act));
}
