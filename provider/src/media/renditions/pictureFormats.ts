import { SHARE_CARD } from '@spielplan/shared-contracts/rules';
import sharp, { type Sharp } from 'sharp';

/** The widths every picture comes in, in pixels. */
export const PICTURE_WIDTHS = [320, 480, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const PICTURE_MIME: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export interface Encoding {
  /** 0 to 100. Drawings bear less in AVIF than photographs do. */
  avif: number;
  webp: number;
  jpg: number;
  chromaSubsampling: '4:4:4' | '4:2:0';
}

/**
 * Encodes without any metadata; what is transparent
 * becomes white where a format has no transparency.
 */
export function encodePicture(image: Sharp, format: PictureFormat, { chromaSubsampling, ...quality }: Encoding): Promise<Buffer> {
  switch (format) {
    case 'avif':
      // Effort 4 would take five times as long for three percent less.
      return image.avif({ quality: quality.avif, effort: 2, chromaSubsampling }).toBuffer();
    case 'webp':
      return image.webp({ quality: quality.webp, effort: 4 }).toBuffer();
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: quality.jpg, mozjpeg: true, chromaSubsampling }).toBuffer();
    default:
      return format satisfies never;
  }
}

/** Crops to a card for shared links, around what draws the eye; what is smaller is enlarged. */
export function cropToCard(image: Sharp): Sharp {
  return image.resize({ ...SHARE_CARD, fit: 'cover', position: sharp.strategy.attention });
}
