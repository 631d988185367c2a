import { cleanLine } from '../i18n/cleanText.ts';

/** The path of a page below its language, without slashes around it; only the start page has the empty one. */
export const PAGE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

const FOLDED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/**
 * The slug of a title: "Wer spricht, wenn Bäume träumen?"
 * is `wer-spricht-wenn-baeume-traeumen`. Never empty.
 */
export function slugify(title: string): string {
  // Composed first: a letter with a mark of its own is the same letter.
  const slug = cleanLine(title)
    .toLowerCase()
    .replace(/[äöüßæøœåłđıþð]/g, (letter) => FOLDED[letter]!)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'x';
}
