/*
 * What a page of the webshop area looks like to the site, whoever makes it (specification section 2, webshop layout: webshop
 * header, webshop area, cookie manager). Free of schemas, so browsers may import it.
 */

/** Marks the header of the area: the way back to the site, the cart, the account. */
export const WEBSHOP_HEADER_ATTRIBUTE = 'data-webshop-header';
/** Marks the `main` element that the shop fills. */
export const WEBSHOP_AREA_ATTRIBUTE = 'data-webshop-area';
/** Marks the element whose text is the number of tickets in the cart; it wins over the cookie (specification section 9). */
export const SHOP_BADGE_ATTRIBUTE = 'data-shop-badge';

/** The number of tickets that the text of a shop badge tells; null where it tells none. */
export function parseShopBadge(text: string | null | undefined): number | null {
  const digits = /^\s*(\d{1,4})\s*$/.exec(text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}
