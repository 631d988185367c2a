import type { Picture } from '../api/index.ts';

/** The `srcset` of one format: `/media/posters/7-320.avif 320w, …`. */
export function pictureSrcSet({ base, widths }: Pick<Picture, 'base' | 'widths'>, format: string): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
