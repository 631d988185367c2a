import { isLanguage, LANGUAGES, type Language } from '@spielplan/shared-contracts/i18n';
import { oldWebshopTarget, WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { WEBSHOP_TEMPLATE_PATH } from '@spielplan/shared-contracts/api/webshop-layout';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { pathOf, queryOf, readQuery } from '../http/requestUrl.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import { servedOr } from '../pages/servedLanguages.ts';
import { redirectTarget } from '../pages/site/redirectTarget.ts';

const SHOP = WEBSHOP_PATHS[0];
/** Other names of the shop: its old one, and those under which it was tried out. */
const ALIASES = WEBSHOP_PATHS.filter((path) => path !== SHOP && path !== WEBSHOP_TEMPLATE_PATH);

/**
 * Where an address of the webshop area leads that is not the shop's own: old addresses of lists to
 * where those are now (301, product.md section 2), the shop's other names to the shop with all that
 * stands behind them (302, for a shop may come back there). `null` for the shop itself, the
 * template, and everything else. The language is that of `?lang`, else the site's first.
 */
export function redirectWebshop(url: string, languages: readonly Language[] = LANGUAGES): PreparedResponse | null {
  const path = pathOf(url);
  if (!WEBSHOP_PATHS.some((shop) => isBelow(path, shop))) return null;
  const search = queryOf(url);
  const query = search === '' ? '' : `?${search}`;
  const wanted = readQuery(search).get('lang') ?? undefined;
  const old = oldWebshopTarget(path, servedOr(isLanguage(wanted) ? wanted : undefined, languages));
  if (old !== null) return redirect(301, old);
  const alias = ALIASES.find((shop) => isBelow(path, shop));
  if (alias === undefined) return null;
  const target = redirectTarget(SHOP + path.slice(alias.length).replace(/\/+$/, '') + query);
  return target === null ? null : redirect(302, target);
}

function isBelow(path: string, shop: string): boolean {
  return path === shop || path.startsWith(`${shop}/`);
}

function redirect(status: 301 | 302, location: string): PreparedResponse {
  const headers = { ...COMMON_HEADERS, 'cache-control': 'public, max-age=0, s-maxage=60', location };
  return prepareResponse({ status, contentType: 'text/plain; charset=utf-8', body: '', headers });
}
