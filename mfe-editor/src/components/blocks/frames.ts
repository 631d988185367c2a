import type { BlockKey } from '../../domain/forest/forest.ts';

/** The frame before or behind one, in the order of the page; null at its ends. */
export function nextFrame(frame: HTMLElement, step: -1 | 1): HTMLElement | null {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-frame]')];
  return frames[frames.indexOf(frame) + step] ?? null;
}

/** Gives a block the keyboard as soon as the page shows it. */
export function focusFrame(key: BlockKey): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-frame="${CSS.escape(key)}"]`)?.focus());
}
