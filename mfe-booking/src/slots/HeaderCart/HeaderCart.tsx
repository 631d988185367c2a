import { shopPath } from '@spielplan/shared-contracts/routes';
import { VisuallyHidden } from '@spielplan/shared-ui/components';
import { usePage } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLoaded } from '../../components/useLoaded.ts';
import { formatCountdown, NOTICE_SECONDS, WARNING_SECONDS } from '../../domain/cart/cartDeadline.ts';
import { safeCartUrl } from '../../domain/cart/cartUrl.ts';
import { useText } from '../../i18n/useText.ts';
import { hostsOf, useCart } from '../../stores/useCart.ts';

const loadDetails = () => import(/* webpackChunkName: "cart-details" */ './details/CartDetails.tsx').then((m) => m.CartDetails);

/**
 * The cart entry of the header: number of tickets and time left, as soon as the browser has told of
 * a cart (R32, R33), and the way to the cart panel. Its elements and classes are those of the
 * shell's own entry, which stands here until this one is loaded. It announces for the whole page
 * that time runs short: after 10, after 13 and after 15 minutes.
 */
export function HeaderCart() {
  const text = useText();
  const { lang, site } = usePage();
  const { basketUrl, shopHosts } = site;
  const { amount, url, seconds, record, unheld } = useCart();
  const { part: Details, state, prepare, load } = useLoaded(loadDetails);
  const [isOpen, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const href = safeCartUrl(url, shopHosts ?? hostsOf(basketUrl)) ?? basketUrl ?? shopPath({ lang });
  const isEnding = amount > 0 && seconds !== null && seconds <= WARNING_SECONDS;
  const isNear = amount > 0 && seconds !== null && seconds <= NOTICE_SECONDS;
  const isExpired = record?.isExpired === true;
  const isWanted = isOpen || isEnding || isExpired || unheld.length > 0;
  const isMissing = isWanted && Details === null && state === 'idle';

  useEffect(() => {
    if (isMissing) load();
  }, [isMissing, load]);

  const close = () => {
    setOpen(false);
    // With the last ticket the button has gone that opened the panel.
    if (amount === 0) link.current?.focus();
  };

  return (
    <Entry data-failed={state === 'failed' || undefined}>
      <a ref={link} className="cart-entry" href={href}>
        {ticket}
        <span className="cart-entry-label">{text('cart.title')}</span>
        {amount > 0 ? <VisuallyHidden>{` ${amount} ${text('cart.tickets', { count: amount })}`}</VisuallyHidden> : null}
      </a>
      {amount > 0 ? (
        <Opener
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setOpen(true);
            if (state === 'failed') load();
          }}
        >
          {ticket}
          <Badge data-testid="cart-badge">
            <span>{amount}</span> <VisuallyHidden>{text('cart.tickets', { count: amount })}</VisuallyHidden>
          </Badge>
          <VisuallyHidden> {text('cart.show')}</VisuallyHidden>
          <svg className="more" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </Opener>
      ) : null}
      {amount > 0 && seconds !== null ? (
        <Countdown role="timer" aria-label={text('cart.timer')} data-ending={isEnding || undefined}>
          {formatCountdown(seconds)}
        </Countdown>
      ) : null}
      <Warning role="status">
        {isEnding ? text('reservation.ending') : isOpen && state === 'failed' ? text('cart.failed') : ''}
      </Warning>
      <VisuallyHidden role="status">
        {isExpired ? text('reservation.over') : isNear && !isEnding ? text('reservation.near') : ''}
      </VisuallyHidden>
      {Details && isWanted ? <Details isOpen={isOpen} onClose={close} href={href} /> : null}
    </Entry>
  );
}

const ticket = (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 7h18v4a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM15 7v2m0 3v2m0 3v1" />
  </svg>
);

/* On the smallest screens there is room for one: the button, or the link if its panel does not load. */
const Entry = styled.span`
  display: inline-flex;
  align-items: center;

  @media (max-width: 29.99em) {
    &:has(> button):not([data-failed]) > a,
    &[data-failed] > button {
      display: none;
    }
  }
`;

const Badge = styled.span`
  position: relative;
  flex: none;
  min-inline-size: 1.75rem;
  border: 1px solid transparent;
  border-radius: 1rem;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.625;
  text-align: center;
`;

/* On the smallest screens only screen readers and the cart panel count down; the warning is for all.
   It and the button are as wide as the place in the header (headerCss.server.ts). */
const Countdown = styled.span`
  inline-size: 3rem;
  font-size: 1rem;
  text-align: end;
  font-variant-numeric: tabular-nums;

  &[data-ending] {
    color: ${color.accent};
    font-weight: 700;
  }

  @media (max-width: 29.99em) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Opener = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 3rem;
  block-size: ${TARGET_SIZE};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  svg {
    display: none;
    inline-size: 1.75rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }

  .more {
    display: block;
    inline-size: 1.25rem;
  }

  @media (max-width: 29.99em) {
    inline-size: ${TARGET_SIZE};

    svg {
      display: block;
    }

    .more {
      display: none;
    }

    > [data-testid] {
      position: absolute;
      inset-block-start: -0.25rem;
      inset-inline-end: -0.25rem;
    }
  }
`;

const Warning = styled.span`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  max-inline-size: 100%;
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 650;

  &:not(:empty) {
    padding: ${space(1)} ${space(2)};
  }
`;
