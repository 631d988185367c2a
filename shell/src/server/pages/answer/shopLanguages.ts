import { SHOP_MARKERS } from '@spielplan/shared-contracts/api/webshop-layout';
import { LANGUAGES, type Localised } from '@spielplan/shared-contracts/i18n';

/**
 * Where the language switch of a page of the shop leads: the page itself, in the other language.
 */
export const SHOP_LANGUAGES = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, `${SHOP_MARKERS.path}?lang=${lang}`]),
) as Localised;
