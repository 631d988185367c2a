import { useStore } from '@spielplan/shared-ui/host';
import { Stepper } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OfferedGroup } from '../../domain/offer/bookingOffer.ts';
import type { OfferedPrice } from '../../domain/offer/offeredPrices.ts';
import { amountOf, maxAmount, type Ticket } from '../../domain/selection/selectedTicket.ts';
import { useText } from '../../i18n/useText.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';

interface PriceRowProps {
  store: BookingStore;
  group: OfferedGroup;
  price: OfferedPrice;
  /** What else can be done with it, beside its number. */
  children?: ReactNode;
}

/** A price and how many tickets of it are selected, for the group's chosen time of admission. */
export function PriceRow({ store, group, price, children }: PriceRowProps) {
  const text = useText();
  const slot = useStore(store, ({ slots }) => slots[group.key]);
  const limitId = useId();
  const ticket = ticketOf(group, price, slot);
  const max = useStore(store, ({ selection }) => maxAmount(selection, ticket));
  const amount = useStore(store, ({ selection }) => amountOf(selection, ticket));
  const label = group.name ? text('prices.count', { price: price.name, group: group.name }) : price.name;

  return (
    <Row>
      <span>
        {price.name} <b>{price.shown || text('prices.free')}</b>
      </span>
      {children}
      <Stepper
        label={label}
        decrementLabel={text('prices.decrement', { name: label })}
        incrementLabel={text('prices.increment', { name: label })}
        value={amount}
        max={max}
        onChange={(next) => store.setAmount(ticket, next)}
        describedBy={amount >= max ? limitId : undefined}
      />
      <p id={limitId} role="status">
        {amount >= max ? text('prices.maximum', { max: price.maxQuantity }) : ''}
      </p>
    </Row>
  );
}

function ticketOf(group: OfferedGroup, price: OfferedPrice, blockId: number | undefined): Ticket {
  const slot = group.slots.find((each) => each.blockId === blockId);
  return {
    seatGroup: group.seatGroup,
    saleTypeId: price.saleTypeId,
    blockId: slot?.blockId ?? null,
    groupName: group.name,
    priceName: price.name,
    slotTime: slot?.time ?? null,
    cents: price.cents,
    maxQuantity: price.maxQuantity,
  };
}

const Row = styled.div`
  /* Every row alike: prices in one column, steppers in one at the end, more to do below the price. */
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  justify-items: start;
  gap: 0 ${space(2)};

  > span {
    grid-area: 1 / 1;
  }

  > button {
    grid-area: 2 / 1;
  }

  > [role='group'] {
    grid-area: 1 / 2;
  }

  b {
    white-space: nowrap;
  }

  > p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${color.muted};
  }
`;
