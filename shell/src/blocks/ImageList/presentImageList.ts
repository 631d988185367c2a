import type { FieldsOf, Picture } from '@spielplan/shared-contracts/api';
import { presentImage, parseFormat, type ImageFormat } from '../Image/presentImage.ts';

export interface GalleryImage {
  picture: Picture;
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
      return { picture, ...(caption && { caption }), ...(credit && { credit }), file: fileOf(picture) };
    }),
  };
}

function fileOf({ base, widths, formats }: Picture): string {
  return `${base}-${Math.max(...widths)}.${formats.at(-1)}`;
}
