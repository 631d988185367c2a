/** The languages a page can be in. German is the default (product.md section 1). */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'de';

/** A text in every language of the site. */
export type Localised<T = string> = Record<Language, T>;

/**
 * Tells whether a path's first segment is one of our
 * languages; `la` names dates only and is never one (R7).
 */
export function isLanguage(value: string | undefined): value is Language {
  return value === 'de' || value === 'en';
}

/** The languages that something is there in, in their order. */
export function languagesOf(localised: Partial<Localised<unknown>>): Language[] {
  return Object.keys(localised) as Language[];
}

/** The other language of a bilingual site, for the language switch. */
export function otherLanguage(lang: Language): Language {
  return lang === 'de' ? 'en' : 'de';
}

/** In which language editors may have days and months named; neither Japanese nor Latin is a language of the site (R7). */
export const DATE_NAMES = ['de', 'en', 'ja', 'la'] as const;
export type DateNames = (typeof DATE_NAMES)[number];
