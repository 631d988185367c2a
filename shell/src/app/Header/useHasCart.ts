import { CART_AMOUNT_COOKIE, readCookie } from '@spielplan/shared-contracts/api/cookies';
import { parseShopBadge, SHOP_BADGE_ATTRIBUTE } from '@spielplan/shared-contracts/api/webshop-layout';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';

/** Whether this browser holds a cart, or has held one on this page; false while that is not known, as on the server. */
export function useHasCart(): boolean {
  const { signals } = useHost();
  const [hasCart, setHasCart] = useState(false);
  useEffect(() => {
    // On a page of the shop its badge says so before the cookie does (specification section 9).
    const badge = parseShopBadge(document.querySelector(`[${SHOP_BADGE_ATTRIBUTE}]`)?.textContent);
    if ((badge ?? Number(readCookie(document.cookie, CART_AMOUNT_COOKIE))) > 0) setHasCart(true);
    return signals.on('cart.changed', () => setHasCart(true));
  }, [signals]);
  return hasCart;
}
