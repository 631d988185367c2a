import type { Picture } from '@spielplan/shared-contracts/api';

/** The largest file of a picture in a format that every reader of metadata knows; `null` where it has none. */
export function plainPicturePath(picture: Picture | null): string | null {
  const format = picture?.formats.find((one) => one === 'jpg' || one === 'png');
  return picture && format ? `${picture.base}-${Math.max(...picture.widths)}.${format}` : null;
}
