import type { Picture } from '@spielplan/shared-contracts/api';
import type { Language, Localised } from '@spielplan/shared-contracts/i18n';
import { dominantColor } from './posters/palettes.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './renditions/pictureFormats.ts';
import { posterShape } from './posters/posterShape.ts';
import { areDrawable } from './posters/lettering/drawWords.ts';
import { letteredId, posterWordsOf, type Run } from './posters/posterWords.ts';

/**
 * A generated picture as answers carry it. `id` is `<kind>-<number>`,
 * such as `production-12`; the same id is always the same picture. `file` is its name where it is another.
 */
export function poster(id: string, alt: string, file = id): Picture {
  const { width, height } = posterShape(id);
  return {
    base: `/media/posters/${file}`,
    alt,
    width,
    height,
    color: dominantColor(id),
    widths: [...PICTURE_WIDTHS],
    formats: [...PICTURE_FORMATS],
  };
}

/** The poster of a production with its title and dates, which all its events share. */
export function productionPoster(
  { id, title, imageAlt }: { id: number; title: Localised; imageAlt: Localised },
  run: Run | null,
  lang: Language,
): Picture {
  const words = posterWordsOf(title, run, lang);
  const alt = [imageAlt[lang], areDrawable(words) && words.line].filter(Boolean).join(', ');
  return poster(`production-${id}`, alt, letteredId(id, lang, words));
}

/** The same poster without words, for what writes them beside it. */
export function plainPoster({ id, imageAlt }: { id: number; imageAlt: Localised }, lang: Language): Picture {
  return poster(`production-${id}`, imageAlt[lang]);
}

/** The two ready-made thumbnails of a picture. */
export function thumbnailsOf({ base }: Picture): { small: string; large: string } {
  return { small: `${base}-320.webp`, large: `${base}-800.webp` };
}
