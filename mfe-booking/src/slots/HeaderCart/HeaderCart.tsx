import { WEBSHOP_PATHS } from '@spielplan/shared-contracts/routes';
import { usePage } from '@spielplan/shared-ui/host';
import { VisuallyHidden } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { formatCountdown, WARNING_SECONDS } from '../../domain/cartDeadline.ts';
import { safeCartUrl } from '../../domain/cartUrl.ts';
import { useText } from '../../i18n/useText.ts';
import { useCart } from '../../stores/useCart.ts';

/**
 * The cart entry of the header: number of tickets and time left, as soon as the browser has told of a cart (decisions 32,
 * 33). Its elements and classes are those of the shell's own entry, which stands here until this one is loaded.
 */
export function HeaderCart() {
  const text = useText();
  const { basketUrl, shopHosts } = usePage().site;
  const { amount, url, seconds } = useCart();
  const href = safeCartUrl(url, shopHosts ?? hostsOf(basketUrl)) ?? basketUrl ?? WEBSHOP_PATHS[0];
  const isEnding = amount > 0 && seconds !== null && seconds <= WARNING_SECONDS;

  return (
    <Entry>
      <a className="cart-entry" href={href}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 7h18v4a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM15 7v2m0 3v2m0 3v1" />
        </svg>
        <span className="cart-entry-label">{text('cart.title')}</span>
        {amount > 0 ? (
          <Badge data-testid="cart-badge">
            {' '}
            {amount} <VisuallyHidden>{text('cart.tickets', { count: amount })}</VisuallyHidden>
          </Badge>
        ) : null}
      </a>
      {amount > 0 && seconds !== null ? (
        <Countdown role="timer" aria-label={text('cart.timer')} data-ending={isEnding || undefined}>
          {formatCountdown(seconds)}
        </Countdown>
      ) : null}
      <Warning role="status">{isEnding ? text('reservation.ending') : ''}</Warning>
    </Entry>
  );
}

/** A page that names no shop hosts still trusts the cart the house has configured. */
function hostsOf(url: string | null): string[] {
  return url !== null && URL.canParse(url) ? [new URL(url).host] : [];
}

const Entry = styled.span`
  display: inline-flex;
  align-items: center;
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

/* On the smallest screens the countdown is left to screen readers; the warning before the end is there for all. */
const Countdown = styled.span`
  font-size: 1rem;
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
