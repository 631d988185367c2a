import sharp, { type Region, type Sharp } from 'sharp';
import type { MediaFile, Picture } from '@spielplan/shared-contracts/api';
import { shareCardOf } from '@spielplan/shared-contracts/rules';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { uploads } from '../../platform/database/schema/index.ts';
import { readWhole } from '../../platform/storage/readWhole.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import {
  cropToCard,
  type Encoding,
  encodePicture,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
} from './pictureFormats.ts';
import { UPLOADED_PICTURE } from './probePicture.ts';

export type UploadRow = typeof uploads.$inferSelect;

/** Rises when the encoding changes, so that kept files of the old one are not served. */
const EDITION = 'uploads-1';
const ENCODING: Encoding = { avif: 52, webp: 78, jpg: 80, chromaSubsampling: '4:2:0' };
const TIMEOUT_SECONDS = 30;
/** No format holds more (WebP 16,383): a picture that is very long is narrower than it is asked for, and keeps its shape. */
const MAX_HEIGHT_PX = 16_000;

/** Where the original of an upload is kept. */
export function originalKey(id: string): string {
  return `originals/${id}`;
}

/** Where one width and format of an uploaded picture is kept. */
export function renditionKey(id: string, width: number, format: PictureFormat): string {
  return `${EDITION}/${id}-${width}.${format}`;
}

/** Where the card for shared links of an uploaded picture is kept. */
export function cardKey(id: string): string {
  return shareCardOf(`${EDITION}/${id}`);
}

/** The widths a picture is served in: none beyond its own, but the smallest one always. */
export function widthsOf(width: number): number[] {
  return PICTURE_WIDTHS.filter((each, index) => index === 0 || each <= width);
}

/** An uploaded picture as pages carry it. */
export function presentUploadedPicture({ id, width, height, color }: UploadRow, alt: string): Picture {
  if (!width || !height || !color) throw new TypeError(`The upload ${id} is no picture.`);
  return { base: `/media/uploads/${id}`, alt, width, height, color, widths: widthsOf(width), formats: [...PICTURE_FORMATS] };
}

/** A file for a player as pages carry it. */
export function presentMediaFile({ id, extension, contentType, size, name }: UploadRow): MediaFile {
  return { path: `/media/uploads/${id}.${extension}`, content_type: contentType, size, name };
}

/**
 * One width and format of an upload, re-encoded from its pixels: upright, in sRGB, and without
 * anything else that the file held (place, camera, comments, whatever stood behind its end). Throws
 * `NOT_FOUND` when the original is gone.
 */
export async function renderUpload(
  originals: Storage,
  id: string,
  width: number,
  format: PictureFormat,
  region?: Region,
): Promise<Buffer> {
  const image = await openUpload(originals, id, region);
  const inside = { width, height: MAX_HEIGHT_PX, fit: 'inside' } as const;
  return encodePicture(image.resize(inside).toColourspace('srgb'), format, ENCODING);
}

/** The card for shared links of an upload, a JPEG, made like its other files. */
export async function renderUploadCard(originals: Storage, id: string, region?: Region): Promise<Buffer> {
  const image = await openUpload(originals, id, region);
  return encodePicture(cropToCard(image).toColourspace('srgb'), 'jpg', ENCODING);
}

async function openUpload(originals: Storage, id: string, region?: Region): Promise<Sharp> {
  const original = await readWhole(originals, originalKey(id));
  if (!original) throw new SpielplanError('NOT_FOUND', { detail: 'the original is gone' });
  const image = sharp(original, UPLOADED_PICTURE).timeout({ seconds: TIMEOUT_SECONDS }).autoOrient();
  return region ? image.extract(region) : image;
}
