import type { BlockKey } from '../../domain/forest/forest.ts';

/** The frame before or behind one, in the order of the page; null at its ends. */
export function nextFrame(frame: HTMLElement, step: -1 | 1): HTMLElement | null {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-frame]')];
  return frames[frames.indexOf(frame) + step] ?? null;
}

/** How long a block is waited for. */
const WAIT_MS = 2000;
/** Pictures of the screen through which a block has to keep the keyboard. */
const KEPT_FRAMES = 10;
let stopLast = (): void => undefined;

/**
 * Gives a block the keyboard as soon as the page shows it, and again when a move of its element takes it away.
 * Ends with the next press, with the next call, or after two seconds.
 */
export function focusFrame(key: BlockKey): void {
  stopLast();
  const control = new AbortController();
  const { signal } = control;
  stopLast = () => control.abort();
  const until = performance.now() + WAIT_MS;
  let kept = -1;
  const look = () => {
    if (signal.aborted) return;
    const frame = placeOf(key);
    if (frame && (kept < 0 || document.activeElement === document.body)) frame.focus();
    if (frame) kept += 1;
    if (kept >= KEPT_FRAMES || performance.now() > until) control.abort();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('pointerdown', stopLast, { capture: true, signal });
  const press = ({ key: pressed }: KeyboardEvent) => {
    if (kept >= 0 || pressed === 'Tab') control.abort();
  };
  addEventListener('keydown', press, { capture: true, signal });
}

/** Where a block is worked on: beside its other language where both are shown, else on the page. */
function placeOf(key: BlockKey): HTMLElement | null {
  const name = CSS.escape(key);
  return document.querySelector<HTMLElement>(`[data-mirror="${name}"]`) ?? document.querySelector(`[data-frame="${name}"]`);
}

/** So high the buttons above a block are, and at least so wide. */
const BAR = { height: 44, width: 360 };
/** A block that fills so much of the window has its buttons inside. */
const TALL = 0.6;

/**
 * Where the buttons of a block stand: above it, or where they would cover what visitors press there, as in the head of the page,
 * below it, and inside a block that fills the window.
 */
export function sideOfBar(frame: HTMLElement | null): 'above' | 'below' | 'inside' {
  if (!frame) return 'above';
  const { top, bottom, left } = frame.getBoundingClientRect();
  const covers = [...document.querySelectorAll('a, button, input, summary')].some((each) => {
    if (frame.contains(each)) return false;
    const box = each.getBoundingClientRect();
    return box.bottom > top - BAR.height && box.top < top && box.right > left && box.left < left + BAR.width && box.width > 0;
  });
  if (!covers) return 'above';
  return bottom - top > window.innerHeight * TALL ? 'inside' : 'below';
}

/** Whether an element begins in the right half of the window, where what is wider than it would leave the window. */
export function standsAtEnd(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().left > window.innerWidth / 2;
}
