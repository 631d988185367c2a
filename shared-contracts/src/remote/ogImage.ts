import type { Picture } from '../api/common.ts';

/** The picture that a link to a page is shown with: a path of this site or an address, its pixels, and what it shows. */
export interface OgImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The widest file of a picture in a format that every network reads, as a link's picture; `null` where there is none. */
export function ogImageOf(picture: Picture | null): OgImage | null {
  const format = picture?.formats.findLast((one) => one === 'jpg' || one === 'png');
  if (!picture || !format) return null;
  const width = Math.max(...picture.widths);
  return {
    src: `${picture.base}-${width}.${format}`,
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt: picture.alt,
  };
}
