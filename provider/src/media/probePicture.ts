import sharp, { type SharpOptions } from 'sharp';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

/** A picture of 8,000 × 8,000; unpacked that is 250 MB at most, whatever the file's own size. */
const MAX_PIXELS = 64_000_000;
const TIMEOUT_SECONDS = 20;
const THUMBNAIL_PX = 48;

/** How every uploaded picture is opened: nothing larger, nothing broken, only its first frame. */
export const UPLOADED_PICTURE: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 };

const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
};

/** Pixels as they are seen, turned upright, and the colour that covers most of it. */
export interface PictureFacts {
  width: number;
  height: number;
  color: string;
}

/**
 * Decodes a whole uploaded picture, to see that it is one. Throws `UNSUPPORTED_MEDIA_TYPE` for what
 * is broken or of another type than it began with, and `PAYLOAD_TOO_LARGE` for one of too many
 * pixels, before they are unpacked.
 */
export async function probePicture(path: string, contentType: string): Promise<PictureFacts> {
  const { format, width, height, autoOrient } = await sharp(path, UPLOADED_PICTURE).metadata().catch(refuseBroken);
  if (width * height > MAX_PIXELS) throw new SpielplanError('PAYLOAD_TOO_LARGE', { field: 'file', detail: 'too many pixels' });
  if (FORMATS[contentType] !== format) throw refusal('not what it begins like');
  const thumbnail = await sharp(path, UPLOADED_PICTURE)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .flatten({ background: '#ffffff' })
    .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
    .catch(refuseBroken);
  const { dominant } = await sharp(thumbnail).stats();
  return { width: autoOrient.width, height: autoOrient.height, color: hexOf(dominant) };
}

function refuseBroken(cause: unknown): never {
  if (cause instanceof Error && /pixel limit/i.test(cause.message)) {
    throw new SpielplanError('PAYLOAD_TOO_LARGE', { field: 'file', detail: 'too many pixels', cause });
  }
  throw refusal('the picture is broken', cause);
}

function refusal(detail: string, cause?: unknown): SpielplanError {
  return new SpielplanError('UNSUPPORTED_MEDIA_TYPE', { field: 'file', detail, cause });
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
