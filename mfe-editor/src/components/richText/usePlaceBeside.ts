import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Where something stands in the window, in px. */
export interface Anchor {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
/** A box that has so much room needs no more. */
const ENOUGH = 480;
/** With less than this on both sides it covers what it belongs to. */
const LEAST = 240;

/** Where a box of a width goes beside an anchor, whole in its room: below it, or above where there is more room. */
export function placeBeside(anchor: Anchor, room: Room, width: number) {
  const left = Math.max(GAP, Math.min(anchor.left, room.width - width - GAP));
  const below = room.height - anchor.bottom - 2 * GAP;
  const above = anchor.top - 2 * GAP;
  if (Math.max(below, above) < LEAST) return { left, top: GAP, maxHeight: room.height - 2 * GAP };
  if (below >= Math.min(ENOUGH, above)) return { left, top: anchor.bottom + GAP, maxHeight: below };
  return { left, bottom: anchor.top - GAP, maxHeight: above };
}

/** Keeps a box in the top layer beside an anchor while the page scrolls or the window changes. */
export function usePlaceBeside(ref: RefObject<HTMLElement | null>, anchor: () => Anchor | null): void {
  const place = useEffectEvent(() => {
    const box = ref.current;
    const at = anchor();
    if (!box || !at) return;
    const bar = document.querySelector('[data-editing]');
    const height = window.innerHeight - (bar && getComputedStyle(bar).position === 'fixed' ? bar.clientHeight : 0);
    const { left, top, bottom, maxHeight } = placeBeside(
      at,
      { width: document.documentElement.clientWidth, height },
      box.offsetWidth,
    );
    box.style.insetInlineStart = `${left}px`;
    box.style.insetBlockStart = top === undefined ? 'auto' : `${top}px`;
    box.style.insetBlockEnd = bottom === undefined ? 'auto' : `${window.innerHeight - bottom}px`;
    box.style.maxBlockSize = `${maxHeight}px`;
  });
  useLayoutEffect(() => {
    // Above everything, dialogs too; an older browser shows it as a part of the page.
    ref.current?.showPopover?.();
    place();
    const again = () => place();
    window.addEventListener('resize', again);
    document.addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', again);
      document.removeEventListener('scroll', again, { capture: true });
    };
  }, [ref]);
}
