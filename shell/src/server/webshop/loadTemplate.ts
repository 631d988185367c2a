import { SHOP_MARKERS, WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api/webshop-layout';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import type { Localised } from '@spielplan/shared-contracts/i18n';

/** The template of the webshop layout as a page: nothing of it is for search engines, and its language switch leads to the page that is made from it. */
export function loadTemplate(siteName: string): PageFound {
  return {
    kind: 'page',
    data: null,
    head: {
      title: SHOP_MARKERS.title,
      ogTitle: siteName,
      description: '',
      canonical: WEBSHOP_TEMPLATE_PATH,
      alternates: {},
      robots: 'none',
    },
  };
}

/** Where the language switch of a page of the shop leads: the page itself, in the other language. */
export const SHOP_LANGUAGES = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, `${SHOP_MARKERS.path}?lang=${lang}`]),
) as Localised;
