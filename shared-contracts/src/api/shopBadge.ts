/**
 * Marks the element whose text is the number of tickets in
 * the cart; it wins over the cookie (product.md section 9).
 */
export const SHOP_BADGE_ATTRIBUTE = 'data-shop-badge';

/** The number of tickets that the text of a shop badge tells; null where it tells none. */
export function parseShopBadge(text: string | null | undefined): number | null {
  const digits = /^\s*(\d{1,4})\s*$/.exec(text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}
