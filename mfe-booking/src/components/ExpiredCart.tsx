import { Button } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { holdRequestsOf } from '../domain/cart/heldLine.ts';
import { useText } from '../i18n/useText.ts';
import { useCart, useCartStore } from '../stores/useCart.ts';
import { useRefusalWords } from './useRefusalWords.ts';

/**
 * What ran out, and one click that reserves it again (R33).
 * Whatever could not be had stays to be tried again.
 */
export function ExpiredCart({ shopUrl }: { shopUrl: string }) {
  const text = useText();
  const store = useCartStore();
  const wordsFor = useRefusalWords();
  const { record, doing, unheld } = useCart();
  const lines =
    unheld.length > 0 ? unheld.flatMap(({ holdRequest }) => holdRequest.lines) : record?.isExpired ? record.lines : [];
  const isRepeatable = holdRequestsOf(lines).length > 0;
  return (
    <Expired>
      {lines.length === 0 ? null : (
        <ul>
          {lines.map((line) => (
            <li key={`${line.idJet}.${line.seatGroup}.${line.saleTypeId}.${line.blockId}.${line.id}`}>
              {text('selection.line', {
                amount: line.quantity,
                ticket: line.isForeign ? text('cart.ticket') : `${line.priceName}, ${line.title}`,
              })}
            </li>
          ))}
        </ul>
      )}
      {isRepeatable ? (
        <Button isBusy={doing === 'again'} onClick={() => void store.reserveAgain()}>
          {text('reservation.again')}
        </Button>
      ) : null}
      <div role="status">
        {unheld.map(({ holdRequest, outcome }) =>
          outcome.kind === 'held' ? null : (
            <p key={holdRequest.request.event_jet_id + JSON.stringify(holdRequest.request)}>
              <span>{`${holdRequest.lines[0]?.title || text('cart.ticket')}: ${wordsFor(outcome)}`}</span>{' '}
              <a href={shopUrl}>{text('booking.webshop')}</a>
            </p>
          ),
        )}
      </div>
    </Expired>
  );
}

const Expired = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  p {
    margin: 0;
  }
`;
