import type { FieldsOf, Picture } from '@spielplan/shared-contracts/api';
import { presentImage, parseFormat, type ImageFormat } from '../Image/presentImage.ts';

export interface GalleryImage {
  /** In the crop of the gallery's format, where it has one. */
  picture: Picture;
  /** All of it, where `picture` is a crop. */
  whole?: Picture;
  caption?: string;
  credit?: string;
  /** The picture itself, as a file that every browser can show. */
  file: string;
}

export interface ImageListView {
  format?: ImageFormat;
  images: GalleryImage[];
}

/** Presents a gallery; without pictures there is no block. */
export function presentImageList({ format, children }: FieldsOf<'image_list'>): ImageListView | null {
  if (children.length === 0) return null;
  const known = parseFormat(format);
  return {
    ...(known && { format: known }),
    images: children.map((item) => {
      const { picture, caption, credit } = presentImage({ ...item, format: '' });
      const { part, ...whole } = picture;
      const { focal_point: _, ...shared } = whole;
      const shown = part ? { picture: { ...shared, ...part }, whole } : { picture: whole };
      return { ...shown, ...(caption && { caption }), ...(credit && { credit }), file: fileOf(whole) };
    }),
  };
}

function fileOf({ base, widths, formats }: Picture): string {
  return `${base}-${Math.max(...widths)}.${formats.at(-1)}`;
}
