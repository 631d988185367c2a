import { Button, ButtonLink } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useRefusalWords } from '../../../components/useRefusalWords.ts';
import { formatCountdown } from '../../../domain/cart/cartDeadline.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCart, useCartStore } from '../../../stores/useCart.ts';

/**
 * How long the cart is held, one click that holds it
 * longer where the house allows that, and the way to pay.
 */
export function CartActions({ href }: { href: string }) {
  const text = useText();
  const store = useCartStore();
  const wordsFor = useRefusalWords();
  const { seconds, record, doing, trouble } = useCart();
  return (
    <>
      {seconds === null ? null : <Left>{text('reservation.left', { time: formatCountdown(seconds) })}</Left>}
      <Status role="status">{trouble ? `${text('cart.trouble')} ${wordsFor(trouble)}` : ''}</Status>
      <Actions>
        <ButtonLink href={href}>{text('summary.cart')}</ButtonLink>
        {record?.isRenewable ? (
          <Button variant="outline" isBusy={doing === 'renew'} onClick={() => void store.renew()}>
            {text('reservation.renew')}
          </Button>
        ) : null}
      </Actions>
    </>
  );
}

/** What an action led to; takes no place while there is nothing to say. */
export const Status = styled.p`
  margin: 0;

  &:empty {
    position: absolute;
  }
`;

const Left = styled.p`
  margin: 0;
  font-variant-numeric: tabular-nums;
  font-weight: 650;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
