import type { PageNode } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { PAGE_PATH, slugify } from '@spielplan/shared-contracts/routes';

export type Both = Record<Language, string>;

/** The part of an address below its language; empty for the start page. */
export function pathsOfPage({ urls }: Pick<PageNode, 'urls'>): Both {
  return { de: (urls.de ?? '').replace(/^\/de\/?/, ''), en: (urls.en ?? '').replace(/^\/en\/?/, '') };
}

/** The languages whose address has other characters than an address may. */
export function misfits(paths: Both): Language[] {
  return (['de', 'en'] as const).filter((lang) => !PAGE_PATH.test(paths[lang]));
}

/** What a title would be called in an address, below that of the parent. */
export function suggestPaths(titles: Both, parent: Pick<PageNode, 'urls'> | null): Both {
  const above = parent ? pathsOfPage(parent) : { de: '', en: '' };
  const of = (lang: Language) => (titles[lang].trim() ? [above[lang], slugify(titles[lang])].filter(Boolean).join('/') : '');
  return { de: of('de'), en: of('en') };
}
