import type { Picture } from '@spielplan/shared-contracts/api';
import { dominantColor } from './palettes.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './pictureFormats.ts';
import { posterShape } from './posterShape.ts';

/**
 * A generated picture as answers carry it. `id` is `<kind>-<number>`,
 * such as `production-12`; the same id is always the same picture.
 */
export function poster(id: string, alt: string): Picture {
  const { width, height } = posterShape(id);
  return {
    base: `/media/posters/${id}`,
    alt,
    width,
    height,
    color: dominantColor(id),
    widths: [...PICTURE_WIDTHS],
    formats: [...PICTURE_FORMATS],
  };
}

/** The poster of a production, which all its events share. */
export function productionPoster(productionId: number, alt: string): Picture {
  return poster(`production-${productionId}`, alt);
}

/** The two ready-made thumbnails of a picture. */
export function thumbnailsOf({ base }: Picture): { small: string; large: string } {
  return { small: `${base}-320.webp`, large: `${base}-800.webp` };
}
