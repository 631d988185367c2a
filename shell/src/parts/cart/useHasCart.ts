import { CART_AMOUNT_COOKIE, parseCookie } from '@spielplan/shared-contracts/api/cookies';
import { parseShopBadge, SHOP_BADGE_ATTRIBUTE } from '@spielplan/shared-contracts/api/shop-badge';
import { type SignalBus } from '@spielplan/shared-contracts/signals';
import { HELD_KEY, remembersCart } from '@spielplan/shared-contracts/storage';
import { useHost } from '@spielplan/shared-ui/host';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * Whether this browser holds a cart, or has held one on this
 * page; false while that is not known, as on the server.
 */
export function useHasCart(): boolean {
  const { signals } = useHost();
  const presence = useMemo(() => createCartPresence(signals), [signals]);
  return useSyncExternalStore(presence.subscribe, presence.read, () => false);
}

/** What was there once stays: the entry has something to say of a cart that has just expired. */
function createCartPresence(signals: SignalBus) {
  let isKnown = false;
  return {
    read: () => (isKnown ||= holdsCart() || remembersCart(() => localStorage)),
    subscribe: (tell: () => void) => {
      const leaveBus = signals.on('cart.changed', () => {
        isKnown = true;
        tell();
      });
      // Another tab has put something into the cart.
      const onStorage = ({ key }: StorageEvent) => void (key === HELD_KEY && tell());
      window.addEventListener('storage', onStorage);
      document.addEventListener('visibilitychange', tell);
      return () => {
        leaveBus();
        window.removeEventListener('storage', onStorage);
        document.removeEventListener('visibilitychange', tell);
      };
    },
  };
}

/** On a page of the shop its badge says so before the cookie does (product.md section 9). */
function holdsCart(): boolean {
  const badge = parseShopBadge(document.querySelector(`[${SHOP_BADGE_ATTRIBUTE}]`)?.textContent);
  return (badge ?? Number(parseCookie(document.cookie, CART_AMOUNT_COOKIE))) > 0;
}
