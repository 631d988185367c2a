/**
 * The formats that an editor can crop a picture for, with width by height: the three of image blocks,
 * `wide` of openings, large teasers and videos, and `card` of shared links.
 */
export const CROP_FORMATS = { landscape: 3 / 2, portrait: 4 / 5, square: 1, wide: 16 / 10, card: 1200 / 630 } as const;
export type CropFormat = keyof typeof CROP_FORMATS;

/** Part of a picture, in percent of its width and height from the upper left. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place in a picture, in percent from the upper left. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The largest part of a picture of this ratio (width by height) with the point as near to its middle as it can be. */
export function cropAround(ratio: number, pictureRatio: number, { x, y }: FocalPoint): CropArea {
  const width = Math.min(100, (100 * ratio) / pictureRatio);
  const height = Math.min(100, (100 * pictureRatio) / ratio);
  return { x: within(x - width / 2, 100 - width), y: within(y - height / 2, 100 - height), width, height };
}

function within(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
