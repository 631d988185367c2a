import type { MediaItem } from '@spielplan/shared-contracts/api';

/** One file of a picture of the library, with its size in pixels. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** The smallest file that is at least so wide, in the first of these formats that the picture has; null for no picture. */
export function pictureFile({ picture }: MediaItem, minWidth: number, formats: readonly string[]): PictureFile | null {
  const format = formats.find((each) => picture?.formats.some((known) => known === each)) ?? picture?.formats.at(-1);
  const widths = (picture?.widths ?? []).toSorted((one, other) => one - other);
  const width = widths.find((each) => each >= minWidth) ?? widths.at(-1);
  if (!picture || !format || !width) return null;
  return { src: `${picture.base}-${width}.${format}`, width, height: Math.round((width * picture.height) / picture.width) };
}
