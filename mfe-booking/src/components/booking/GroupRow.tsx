import { useStore } from '@spielplan/shared-ui/host';
import { Button } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { OfferedGroup } from '../../domain/offer/bookingOffer.ts';
import { useText } from '../../i18n/useText.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';
import { PriceRow } from './PriceRow.tsx';

interface GroupRowProps {
  store: BookingStore;
  group: OfferedGroup;
}

/**
 * One seat group in the main step: how much is left, its time
 * of admission, its base price, and the way to its discounts.
 */
export function GroupRow({ store, group }: GroupRowProps) {
  const text = useText();
  const name = group.name || text('group.all');
  const chosen = useStore(store, ({ slots }) => slots[group.key]);
  const slot = group.slots.find(({ blockId }) => blockId === chosen);

  return (
    <li>
      <Line>
        <strong>{name}</strong>
        <small>{text(group.hasFewLeft || slot?.hasFewLeft ? 'group.few' : 'group.available')}</small>
      </Line>
      {slot ? (
        <Line>
          <span>{text('slots.chosen', { time: text('slots.time', { time: slot.time }) })}</span>
          <Button
            variant="quiet"
            aria-label={text('slots.changeOf', { group: name })}
            data-leads-to={`timeslots ${group.key}`}
            onClick={() => store.goTo({ name: 'timeslots', group: group.key })}
          >
            {text('slots.change')}
          </Button>
        </Line>
      ) : null}
      <PriceRow store={store} group={group} price={group.base}>
        {group.discounts.length > 0 ? (
          <Button
            variant="quiet"
            aria-label={text('prices.discountsOf', { group: name })}
            data-leads-to={`discounts ${group.key}`}
            onClick={() => store.goTo({ name: 'discounts', group: group.key })}
          >
            {text('prices.discounts')}
          </Button>
        ) : null}
      </PriceRow>
    </li>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};

  small {
    color: ${color.muted};
    font-size: 1rem;
  }
`;
