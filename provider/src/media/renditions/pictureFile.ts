import { shareCardOf } from '@spielplan/shared-contracts/rules';
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from './pictureFormats.ts';

export interface PictureFile {
  id: string;
  width: PictureWidth;
  format: PictureFormat;
}

const FILE = /^([a-z0-9-]{1,80})-(\d{3,4})\.([a-z]{3,4})$/;

/**
 * Reads the last part of a picture's address, `<id>-<width>.<format>`; null when it cannot be one.
 */
export function parsePictureFile(file: string): PictureFile | null {
  const [, id = '', digits = '', extension = ''] = FILE.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((candidate) => String(candidate) === digits);
  const format = PICTURE_FORMATS.find((candidate) => candidate === extension);
  return width && format ? { id, width, format } : null;
}

const CARD = shareCardOf('');

/** The id in the address of a card for shared links, `<id>-1200x630.jpg`; null when it is none. */
export function parseCardFile(file: string): string | null {
  return file.endsWith(CARD) ? file.slice(0, -CARD.length) : null;
}
