import { Button, fieldStyles } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import type { OfferedGroup } from '../../../domain/offer/bookingOffer.ts';
import { amountOf, type SelectedTicket, type Selection } from '../../../domain/selection/selectedTicket.ts';
import { useText } from '../../../i18n/useText.ts';
import { withAmount } from '../../../stores/choices.ts';
import { useTicketName } from '../useTicketName.ts';

interface ChoiceFormProps {
  groups: readonly OfferedGroup[];
  onKeep: (tickets: Selection) => void;
}

/** Chooses tickets that cannot be sold now: how many of each price, and when one comes. */
export function ChoiceForm({ groups, onKeep }: ChoiceFormProps) {
  const text = useText();
  const nameOf = useTicketName();
  const [tickets, setTickets] = useState<Selection>([]);
  const [slots, setSlots] = useState<Readonly<Record<string, number>>>({});
  const [isEmpty, setEmpty] = useState(false);
  const slotIn = ({ key, slots: offered }: OfferedGroup) => offered.find(({ blockId }) => blockId === slots[key]) ?? offered[0];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(tickets.length === 0);
    if (tickets.length > 0) onKeep(tickets);
  };
  const chooseSlot = (group: OfferedGroup, blockId: number) => {
    const slot = group.slots.find((each) => each.blockId === blockId);
    setSlots({ ...slots, [group.key]: blockId });
    setTickets(
      tickets.map((ticket) =>
        ticket.seatGroup === group.seatGroup ? { ...ticket, blockId, slotTime: slot?.time ?? null } : ticket,
      ),
    );
  };

  return (
    <Form onSubmit={submit}>
      <p>{text('choice.text')}</p>
      {groups.map((group) => (
        <fieldset key={group.key}>
          <legend>{group.name || text('group.all')}</legend>
          {group.slots.length > 0 ? (
            <label>
              {text('choice.time')}
              <select value={slotIn(group)?.blockId} onChange={({ target }) => chooseSlot(group, Number(target.value))}>
                {group.slots.map(({ blockId, time }) => (
                  <option key={blockId} value={blockId}>
                    {text('slots.time', { time })}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          {[group.base, ...group.discounts].map((price) => {
            const slot = slotIn(group);
            const ticket = (amount: number): SelectedTicket => ({
              seatGroup: group.seatGroup,
              saleTypeId: price.saleTypeId,
              blockId: slot?.blockId ?? null,
              groupName: group.name,
              priceName: price.name,
              slotTime: slot?.time ?? null,
              cents: price.cents,
              maxQuantity: price.maxQuantity,
              amount,
            });
            return (
              <label key={price.saleTypeId}>
                {`${nameOf({ ...ticket(0), groupName: '', slotTime: null })}, ${price.shown || text('prices.free')}`}
                <input
                  type="number"
                  min={0}
                  max={price.maxQuantity}
                  value={amountOf(tickets, ticket(0))}
                  onChange={({ target }) => {
                    const amount = Math.min(price.maxQuantity, Math.max(0, Math.trunc(Number(target.value)) || 0));
                    setTickets(withAmount(tickets, ticket(amount)));
                  }}
                />
              </label>
            );
          })}
        </fieldset>
      ))}
      {isEmpty ? <p role="alert">{text('choice.empty')}</p> : null}
      <Button type="submit">{text('choice.keep')}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  inline-size: 100%;

  fieldset {
    display: grid;
    gap: ${space(1)};
    inline-size: 100%;
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    font-weight: 650;
  }

  label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(1)};
  }

  input,
  select {
    ${fieldStyles}
    min-inline-size: 6rem;
  }
`;
