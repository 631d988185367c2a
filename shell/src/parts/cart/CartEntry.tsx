import { Slot, usePage } from '@spielplan/shared-ui/host';
import { useText } from '../../i18n/useText.ts';
import { cartPath } from './cartPath.ts';
import { OfflineEntry } from './OfflineEntry.tsx';
import { useHasCart } from './useHasCart.ts';

const NO_PROPS: Record<string, never> = {};

/**
 * The way to the cart: a plain link, to which the
 * booking remote adds the tickets once there are some.
 */
export function CartEntry() {
  const text = useText();
  const { lang, site } = usePage();
  const hasCart = useHasCart();
  const content = (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 7h18v4a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM15 7v2m0 3v2m0 3v1" />
      </svg>
      <span className="cart-entry-label">{text('cart')}</span>
    </>
  );
  if (!site.isShopOnline) return <OfflineEntry className="cart-entry">{content}</OfflineEntry>;
  const link = (
    <a className="cart-entry" href={cartPath(lang)}>
      {content}
    </a>
  );
  return hasCart ? <Slot name="header.cart" with={NO_PROPS} fallback={link} /> : link;
}
