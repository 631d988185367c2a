/**
 * Does what a press has asked for once the press itself is on screen: a list closes in the next frame, and only then another page begins
 * to load (interaction to next paint).
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
