import { CART_URL_COOKIE, parseCookie, settingsCall } from '@spielplan/shared-contracts/api';
import { DEFAULT_LANGUAGE } from '@spielplan/shared-contracts/i18n';
import { shopPath } from '@spielplan/shared-contracts/routes';
import { prepareResponse, type PreparedResponse } from '../http/PreparedResponse.ts';
import { languageOfAddress } from '../http/requestUrl.ts';
import { COMMON_HEADERS } from '../http/securityHeaders.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { presentShop } from '../pages/site/presentSite.ts';

/**
 * Leads to the cart that a browser's cookie names, over http(s) and on a host of the house's shop alone
 * (R32), else to where the empty cart leads; to the shop of this site where the settings cannot be read.
 */
export async function leadToCart(
  { provider, origin }: Pick<RenderContext, 'provider' | 'origin'>,
  url: string,
  cookie = '',
): Promise<PreparedResponse> {
  const lang = languageOfAddress(url) ?? DEFAULT_LANGUAGE;
  const settings = await provider.read(settingsCall).catch(() => null);
  const shop = settings ? presentShop(settings, origin, lang) : { basketUrl: shopPath({ lang }), shopHosts: [] };
  const cart = parseHttp(parseCookie(cookie, CART_URL_COOKIE) ?? '');
  const isTrusted = cart !== null && shop.shopHosts.some((host) => host.toLowerCase() === cart.host);
  const target = isTrusted ? cart : parseHttp(shop.basketUrl, origin);
  const location = target?.href.replace(`${origin}/`, '/') ?? shopPath({ lang });
  const headers = { ...COMMON_HEADERS, 'cache-control': 'private, no-store', location };
  return prepareResponse({ status: 302, contentType: 'text/plain; charset=utf-8', body: '', headers });
}

function parseHttp(address: string, base?: string): URL | null {
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url : null;
}
