import { createHash } from 'node:crypto';
import { eq, inArray, or } from 'drizzle-orm';
import type { MediaFile, Picture } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { CROP_FORMATS, type CropArea, cropAround, type CropFormat } from '@spielplan/shared-contracts/rules/crop-formats';
import type { Db } from '../platform/database/connect.ts';
import { media, uploads } from '../platform/database/schema/index.ts';
import { presentMediaFile, presentUploadedPicture, type UploadRow, widthsOf } from './renditions/uploadedPicture.ts';

/** An entry of the library with the file it has now. */
export interface MediaEntry {
  media: typeof media.$inferSelect;
  file: UploadRow;
}

const HASH_CHARS = 8;

/** The entries that blocks name by these keys. */
export function readEntries(db: Pick<Db, 'select'>, keys: readonly string[]): Promise<MediaEntry[]> {
  return db
    .select({ media, file: uploads })
    .from(media)
    .innerJoin(uploads, eq(uploads.id, media.fileId))
    .where(inArray(media.key, [...keys]));
}

/** The entry that a file is, or was, the file of. */
export async function readEntryOfFile(db: Pick<Db, 'select'>, id: string): Promise<MediaEntry | undefined> {
  const [entry] = await db
    .select({ media, file: uploads })
    .from(media)
    .innerJoin(uploads, eq(uploads.id, media.fileId))
    .where(or(eq(media.key, id), eq(media.fileId, id)));
  return entry;
}

/**
 * A picture of the library at one place: in the crop of its format where there is one, with what the place
 * leaves open (text, credit). `alt` and `credit` are those of the place.
 */
export function presentAtPlace(
  entry: MediaEntry,
  { alt, credit }: Pick<Picture, 'alt' | 'credit'>,
  lang: Language,
  format: CropFormat | null,
): Picture {
  const { media: own, file } = entry;
  const picture = presentUploadedPicture(file, alt || (own.isDecorative ? '' : own.alt[lang]));
  const named = credit || own.credit;
  const withCredit = named ? { ...picture, credit: named } : picture;
  const part = format && presentPart(entry, format);
  if (part) return { ...withCredit, ...part };
  return own.focalPoint ? { ...withCredit, focal_point: toPosition(own.focalPoint) } : withCredit;
}

/** The part of a picture that its crop for a format shows; null where it has none. */
export function presentPart(entry: MediaEntry, format: CropFormat): Picture['part'] | null {
  const crop = cropOf(entry, format);
  return crop && croppedShape(entry.file, format, crop);
}

/** A file of the library for a player. */
export function presentEntryFile({ media: { name }, file }: MediaEntry): MediaFile {
  return { ...presentMediaFile(file), name };
}

/** The part of a picture that a format shows; null where all of it is there to be cropped in the browser. */
export function cropOf({ media: { crops, focalPoint }, file }: MediaEntry, format: CropFormat): CropArea | null {
  const own = crops[format];
  if (own) return own;
  // Networks crop nothing around a focal point, so the card is made around it.
  if (format !== 'card' || !focalPoint || !file.width || !file.height) return null;
  return cropAround(CROP_FORMATS.card, file.width / file.height, focalPoint);
}

/** Tells one crop from another in an address that is kept for good. */
export function hashOfCrop(crop: CropArea): string {
  return createHash('sha256')
    .update(JSON.stringify([crop.x, crop.y, crop.width, crop.height]))
    .digest('hex')
    .slice(0, HASH_CHARS);
}

/** The pixels of a cropped picture. */
export function cropPixels({ width, height }: Pick<UploadRow, 'width' | 'height'>, crop: CropArea) {
  const [wide, high] = [width ?? 1, height ?? 1];
  const left = Math.min(Math.round((wide * crop.x) / 100), wide - 1);
  const top = Math.min(Math.round((high * crop.y) / 100), high - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((wide * crop.width) / 100), wide - left)),
    height: Math.max(1, Math.min(Math.round((high * crop.height) / 100), high - top)),
  };
}

function croppedShape(file: UploadRow, format: CropFormat, crop: CropArea): NonNullable<Picture['part']> {
  const { width, height } = cropPixels(file, crop);
  return { base: `/media/uploads/${file.id}-${format}-${hashOfCrop(crop)}`, width, height, widths: widthsOf(width) };
}

/** As CSS writes `object-position`. */
function toPosition({ x, y }: { x: number; y: number }): string {
  return `${Math.round(x)}% ${Math.round(y)}%`;
}
