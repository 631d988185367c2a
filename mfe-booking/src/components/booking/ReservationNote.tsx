import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { formatCountdown } from '../../domain/cart/cartDeadline.ts';
import { useText } from '../../i18n/useText.ts';
import { useCart } from '../../stores/useCart.ts';

/**
 * How long the cart is still held (R33). It is announced
 * by the cart in the header, once for the whole page.
 */
export function ReservationNote() {
  const text = useText();
  const { amount, seconds } = useCart();
  return amount === 0 || seconds === null ? null : <Note>{text('reservation.left', { time: formatCountdown(seconds) })}</Note>;
}

const Note = styled.p`
  margin: 0;
  padding-block: ${space(0.5)};
  font-variant-numeric: tabular-nums;
`;
