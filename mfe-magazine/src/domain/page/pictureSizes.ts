import type { Picture } from '@spielplan/shared-contracts/api';

/**
 * How wide pictures are shown, as in the `sizes`
 * attribute; a preload must say the same as its picture.
 */
export const GRID_SIZES = '(min-width: 100em) 30rem, (min-width: 64em) 30vw, (min-width: 48em) 45vw, 92vw';
export const LEAD_SIZES = '(min-width: 100em) 56rem, (min-width: 64em) 56vw, 100vw';
export const STORY_SIZES = '(min-width: 100em) 92rem, 100vw';
export const HIT_SIZES = '(min-width: 48em) 10rem, 22vw';
export const PORTRAIT_SIZES = '(min-width: 64em) 22vw, (min-width: 48em) 30vw, 46vw';
export const MEMBER_SIZES = '(min-width: 64em) 38vw, 100vw';

/**
 * Pixels. No list shows a picture wider than half of
 * this; the rest would only make every page longer.
 */
const MAX_LIST_WIDTH_PX = 800;

/**
 * A picture as lists show it: its headline stands
 * beside it, its credit stands where it is shown alone.
 */
export function inList(picture: Picture): Picture {
  const { credit: _, ...shown } = picture;
  const widths = shown.widths.filter((width) => width <= MAX_LIST_WIDTH_PX);
  return { ...shown, alt: '', widths: widths.length > 0 ? widths : shown.widths };
}
