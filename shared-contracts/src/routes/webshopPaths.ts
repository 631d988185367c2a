import type { Language } from '../i18n/language.ts';

/** The webshop area is not translated; each path also serves everything below it. */
export const WEBSHOP_PATHS = ['/webshop', '/eventim.webshop', '/test.webshop', '/testshop', '/eventim-template'] as const;

/** The shop in a language, which its address has to name because it is the same in all of them. */
export function shopPath({ lang }: { lang: Language }): string {
  return `${WEBSHOP_PATHS[0]}?lang=${lang}`;
}
