import type { Picture } from '../api/common.ts';
import { SHARE_CARD, shareCardOf } from '../rules/shareCard.ts';

/**
 * The picture that a link to a page is shown with: a path of
 * this site or an address, its pixels, and what it shows.
 */
export interface OgImage {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Its widest file where the picture stands upright and `src` is a part of it. */
  upright?: string;
}

/**
 * A picture as a link's picture: its card where the provider makes them (`share_cards` in the
 * settings), else its widest file in a format that every network reads; `null` where there is
 * neither.
 */
export function ogImageOf(picture: Picture | null, settings: { share_cards?: boolean | undefined }): OgImage | null {
  if (!picture) return null;
  const { base, alt } = picture;
  const format = picture.formats.findLast((one) => one === 'jpg' || one === 'png');
  const width = Math.max(...picture.widths);
  const whole = format && `${base}-${width}.${format}`;
  if (settings.share_cards)
    return { src: shareCardOf(base), ...SHARE_CARD, alt, ...(whole && picture.height > picture.width && { upright: whole }) };
  return whole ? { src: whole, width, height: Math.round((width * picture.height) / picture.width), alt } : null;
}
