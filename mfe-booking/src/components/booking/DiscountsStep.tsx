import { Button } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { OfferedGroup } from '../../domain/offer/bookingOffer.ts';
import { useText } from '../../i18n/useText.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';
import { PriceRow } from './PriceRow.tsx';

interface DiscountsStepProps {
  store: BookingStore;
  group: OfferedGroup;
}

/** The reduced prices of one seat group. */
export function DiscountsStep({ store, group }: DiscountsStepProps) {
  const text = useText();
  return (
    <>
      <h4 tabIndex={-1} data-step-heading>
        {text('prices.discountsOf', { group: group.name || text('group.all') })}
      </h4>
      <Prices>
        {group.discounts.map((price) => (
          <li key={price.saleTypeId}>
            <PriceRow store={store} group={group} price={price} />
          </li>
        ))}
      </Prices>
      <Button variant="outline" onClick={() => store.goTo({ name: 'main' })}>
        {text('booking.back')}
      </Button>
    </>
  );
}

const Prices = styled.ul`
  inline-size: 100%;
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${space(1)};
    border-block-end: 1px solid ${color.line};
  }
`;
