import { Button } from '@spielplan/shared-ui/components';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { ExpiredCart } from '../../../components/ExpiredCart.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useCart, useCartStore } from '../../../stores/useCart.ts';

/**
 * Below the header after the end: the same once more with
 * one click, or never mind. Others may have been faster.
 */
export function ExpiredNotice({ href }: { href: string }) {
  const text = useText();
  const store = useCartStore();
  const { unheld } = useCart();
  return (
    <Notice role="region" aria-label={text('cart.title')}>
      <strong>{text(unheld.length > 0 ? 'reservation.partly' : 'reservation.over')}</strong>
      <ExpiredCart shopUrl={href} />
      <Button variant="quiet" onClick={store.forgetExpired}>
        {text('reservation.forget')}
      </Button>
    </Notice>
  );
}

const Notice = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  z-index: 5;
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  box-sizing: border-box;
  inline-size: min(26rem, 100vw);
  max-block-size: 70dvh;
  padding: ${space(2)};
  border: 2px solid ${color.accent};
  background: ${color.ground};
  color: ${color.ink};
  overflow-y: auto;

  > strong {
    font-size: ${fontSize.lead};
    line-height: 1.2;
  }
`;
