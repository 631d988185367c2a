import { LANGUAGES, type Language, type Localised } from '@spielplan/shared-contracts/i18n';
import { parsePath, siteAddressAt } from '@spielplan/shared-contracts/routes';
import type { Released } from '../../platform/releases/followReleases.ts';
import { pagePaths } from '../../platform/pagePaths.ts';

/** An address that the software answers before any page: `owner` is the name of a remote, or `site`. */
export interface OwnedAddress {
  lang: Language;
  owner: string;
}

/** Who answers a page's address in a language; null where that is the page. */
function ownerOfAddress(lang: Language, path: string, { routes, linked }: Pick<Released, 'routes' | 'linked'>): string | null {
  const url = pagePaths({ path: { de: path, en: path } })[lang];
  const known = siteAddressAt(lang, url);
  if (known !== null) return linked.get(known) ?? 'site';
  return routes.find(({ patterns }) => parsePath(patterns[lang], url) !== null)?.owner ?? null;
}

/** The first language in which the software answers a page's address. */
export function findOwnedAddress(path: Localised, released: Pick<Released, 'routes' | 'linked'>): OwnedAddress | null {
  for (const lang of LANGUAGES) {
    const owner = ownerOfAddress(lang, path[lang], released);
    if (owner !== null) return { lang, owner };
  }
  return null;
}
