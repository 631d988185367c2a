import type { Picture } from '@spielplan/shared-contracts/api';
import type { PageImage } from '../../platform/database/schema/site.ts';
import { poster } from '../../media/picture.ts';

/** A stored reference to a generated picture; answers carry the whole picture in its place. */
export interface StoredPicture {
  poster: string;
  alt: string;
  credit?: string;
}

/** The crop of a place in the base of an uploaded picture. */
const CROP = /(?<=^\/media\/uploads\/[0-9a-f-]{36})-[a-z]+-[0-9a-f]{8}$/;
const POSTER_BASE = /^\/media\/posters\/([a-z]+(?:-[a-z0-9]+)*)$/;

/** Replaces every stored reference in a block's fields by the picture itself. */
export function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (typeof value !== 'object' || value === null) return value;
  if (isStoredPicture(value)) return { ...poster(value.poster, value.alt), ...(value.credit && { credit: value.credit }) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPictures(inner)]));
}

/** The picture for sharing a page. */
export function pageImage(image: PageImage | null, alt: string): Picture | null {
  if (image === null) return null;
  return typeof image === 'string' ? poster(image, alt) : { ...image, alt };
}

/** The same as the table of pages holds it, without its text. */
export function toPageImage(picture: StoredPicture | Picture): PageImage {
  if (isStoredPicture(picture)) return picture.poster;
  const { alt: _, ...image } = picture;
  return image;
}

/** A picture as it is stored: a generated one by its id, any other as it is, without what the library says of it. */
export function toStoredPicture(picture: Picture): StoredPicture | Picture {
  const [, id] = POSTER_BASE.exec(picture.base) ?? [];
  if (id && !picture.credit) return { poster: id, alt: picture.alt };
  const { focal_point: _, part: __, ...stored } = picture;
  return { ...stored, base: stored.base.replace(CROP, '') };
}

function isStoredPicture(value: object): value is StoredPicture {
  return 'poster' in value && typeof value.poster === 'string' && 'alt' in value && typeof value.alt === 'string';
}
