import type { FieldsOf, Picture } from '@spielplan/shared-contracts/api';

const FORMATS = ['landscape', 'portrait', 'square'] as const;

export interface ImageView {
  picture: Picture;
  /** How it is cropped; its own shape where it is left out. */
  format?: (typeof FORMATS)[number];
  caption?: string;
  credit?: string;
}

/** Presents a picture with the alternative text of this place, if it has one. */
export function presentImage({ image, format, alias, description }: FieldsOf<'image'>): ImageView {
  const { credit, ...picture } = image;
  const known = FORMATS.find((each) => each === format);
  return {
    picture: { ...picture, alt: alias || picture.alt },
    ...(known && { format: known }),
    ...(description && { caption: description }),
    ...(credit && { credit }),
  };
}
