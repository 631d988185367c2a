import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { SpielplanError } from '@spielplan/shared-contracts/errors';

/** A picture of 8,000 × 8,000. */
const MAX_PIXELS = 64_000_000;
/** What decoding may hold at once, whatever the file's own size: as many pixels of four samples, a byte each. */
const MAX_UNPACKED_BYTES = 4 * MAX_PIXELS;
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
  'image/svg+xml': 'svg',
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
 * pixels, or of more than they may take unpacked, before they are.
 */
export async function probePicture(path: string, contentType: string): Promise<PictureFacts> {
  const metadata = await sharp(path, UPLOADED_PICTURE).metadata().catch(refuseBroken);
  const { format, width, height, autoOrient } = metadata;
  if (width * height > MAX_PIXELS || unpackedBytes(metadata) > MAX_UNPACKED_BYTES)
    throw new SpielplanError('PAYLOAD_TOO_LARGE', { field: 'file', detail: 'too many pixels' });
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

/** Draws a drawing whole, as its pictures are made from it. Throws `UNSUPPORTED_MEDIA_TYPE` for one that cannot be drawn in time. */
export async function provePicture(path: string): Promise<void> {
  await sharp(path, UPLOADED_PICTURE).timeout({ seconds: TIMEOUT_SECONDS }).raw().toBuffer().catch(refuseBroken);
}

/**
 * What a decoder holds of a picture where it does not come line by line, as an interlaced PNG does
 * not; others are held to the same. A sample of sixteen bits takes two bytes, and so does each
 * coefficient of a progressive JPEG.
 */
function unpackedBytes({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  const isCoefficients = format === 'jpeg' && isProgressive;
  const samples = isCoefficients && chromaSubsampling === '4:2:0' ? 1.5 : channels;
  return width * height * samples * (isCoefficients || depth !== 'uchar' ? 2 : 1);
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
