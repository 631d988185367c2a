import type { FieldsOf, Picture } from '@spielplan/shared-contracts/api';

const FORMATS = ['landscape', 'portrait', 'square'] as const;
export type ImageFormat = (typeof FORMATS)[number];

export interface ImageView {
  picture: Picture;
  /** How it is cropped; its own shape where it is left out. */
  format?: ImageFormat;
  caption?: string;
  credit?: string;
}

/** Presents a picture with the alternative text of this place, if it has one. */
export function presentImage({ image, format, alias, description }: Omit<FieldsOf<'image'>, 'id'>): ImageView {
  const { credit, ...picture } = image;
  const known = parseFormat(format);
  return {
    picture: { ...picture, alt: alias || picture.alt },
    ...(known && { format: known }),
    ...(description && { caption: description }),
    ...(credit && { credit }),
  };
}

/** The format an editor chose, where it is one we know. */
export function parseFormat(format: string): ImageFormat | undefined {
  return FORMATS.find((each) => each === format);
}
