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

/** Whether an element begins in the right half of the window, where what is wider than it would leave the window. */
export function standsAtEnd(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().left > window.innerWidth / 2;
}
