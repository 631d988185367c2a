import { useState } from 'react';
import { WARNING_SECONDS } from '../../../domain/cart/cartDeadline.ts';
import { useCart, useCartStore } from '../../../stores/useCart.ts';
import { CartPanel } from './CartPanel.tsx';
import { ExpiredNotice } from './ExpiredNotice.tsx';
import { WarningDialog } from './WarningDialog.tsx';

interface CartDetailsProps {
  /** Whether the visitor has asked for the cart panel. */
  isOpen: boolean;
  onClose: () => void;
  /** The cart in the webshop. */
  href: string;
}

/** A warning is about one deadline; a new answer about the same one may differ by this. */
const SAME_MS = 5_000;

/**
 * What the header's cart shows beside itself: the panel, the
 * warning before the end, and what can be done after it.
 */
export function CartDetails({ isOpen, onClose, href }: CartDetailsProps) {
  const store = useCartStore();
  const { amount, until, seconds, record, unheld } = useCart();
  const [silenced, setSilenced] = useState<number | null>(null);
  const isRead = [record?.warned, silenced].some((read) => read != null && until !== null && Math.abs(read - until) < SAME_MS);
  const isEnding = amount > 0 && seconds !== null && seconds <= WARNING_SECONDS;
  return (
    <>
      <CartPanel isOpen={isOpen} onClose={onClose} href={href} />
      <WarningDialog
        isOpen={isEnding && !isRead && !isOpen}
        onClose={() => {
          setSilenced(until);
          store.silenceWarning();
        }}
        href={href}
      />
      {record?.isExpired || unheld.length > 0 ? <ExpiredNotice href={href} /> : null}
    </>
  );
}
