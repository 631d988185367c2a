import type { Picture } from '../api/common.ts';

/** The picture that a link to a page is shown with: a path of this site or an address, its pixels, and what it shows. */
export interface OgImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The size in which networks show a link's picture as a large card. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The file of a picture's card for shared links. */
export function shareCardOf(base: string): string {
  return `${base}-${SHARE_CARD.width}x${SHARE_CARD.height}.jpg`;
}

/**
 * A picture as a link's picture: its card where the provider makes them (`share_cards` in the settings), else its widest file in
 * a format that every network reads; `null` where there is neither.
 */
export function ogImageOf(picture: Picture | null, settings: { share_cards?: boolean | undefined }): OgImage | null {
  if (!picture) return null;
  const { base, alt } = picture;
  if (settings.share_cards) return { src: shareCardOf(base), ...SHARE_CARD, alt };
  const format = picture.formats.findLast((one) => one === 'jpg' || one === 'png');
  if (!format) return null;
  const width = Math.max(...picture.widths);
  return { src: `${base}-${width}.${format}`, width, height: Math.round((width * picture.height) / picture.width), alt };
}
