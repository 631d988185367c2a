import { useStore } from '@spielplan/shared-ui/host';
import { Button } from '@spielplan/shared-ui/components';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { OfferedGroup } from '../../domain/offer/bookingOffer.ts';
import { useText } from '../../i18n/useText.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';

interface TimeslotsStepProps {
  store: BookingStore;
  group: OfferedGroup;
}

/** The times of admission that are open, two in a row (product.md section 9). */
export function TimeslotsStep({ store, group }: TimeslotsStepProps) {
  const text = useText();
  const chosen = useStore(store, ({ slots }) => slots[group.key]);
  const [name, headingId] = [useId(), useId()];
  return (
    <>
      <h4 id={headingId} tabIndex={-1} data-step-heading>
        {text('slots.title', { group: group.name })}
      </h4>
      <Times role="radiogroup" aria-labelledby={headingId}>
        {group.slots.map(({ blockId, time, hasFewLeft }) => (
          <label key={blockId}>
            <input type="radio" name={name} checked={chosen === blockId} onChange={() => store.chooseSlot(group.key, blockId)} />
            <span>
              {text('slots.time', { time })} {hasFewLeft ? <small>{text('slots.few')}</small> : null}
            </span>
          </label>
        ))}
      </Times>
      <Button variant="outline" onClick={() => store.goTo({ name: 'main' })}>
        {text('booking.back')}
      </Button>
    </>
  );
}

const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1)};
  inline-size: 100%;

  > label {
    display: flex;
    align-items: center;
    gap: ${space(1)};
    box-sizing: border-box;
    min-block-size: ${TARGET_SIZE};
    padding: ${space(1)};
    border: 2px solid ${color.line};
    cursor: pointer;
  }

  > label:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${color.accent};
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: 1rem;
  }
`;
