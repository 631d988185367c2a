import { Button } from '@spielplan/shared-ui/components';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { formatCents } from '@spielplan/shared-contracts/i18n';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand/react';
import { ticketKey, totalAmount, totalCents } from '../../../domain/selection/selectedTicket.ts';
import { useText } from '../../../i18n/useText.ts';
import type { BookingStore } from '../../../stores/createBookingStore.ts';
import { useTicketName } from './useTicketName.ts';

/** What is selected, what it costs together, and the button that puts it into the cart. */
export function SelectionList({ store }: { store: BookingStore }) {
  const text = useText();
  const nameOf = useTicketName();
  const { selection, status } = useStore(store);
  const [isAskedFor, setAskedFor] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hintId = useId();
  const isEmpty = selection.length === 0;

  const add = () => {
    setAskedFor(isEmpty);
    if (!isEmpty) void store.send();
  };

  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        {text('selection.title')}
      </h4>
      {isEmpty ? null : (
        <Lines>
          {selection.map((ticket) => (
            <li key={ticketKey(ticket)}>
              {text('selection.line', { amount: ticket.amount, ticket: nameOf(ticket) })}
              <Button
                variant="quiet"
                aria-label={text('selection.removeOf', { ticket: nameOf(ticket) })}
                onClick={() => {
                  heading.current?.focus();
                  store.setAmount(ticket, 0);
                }}
              >
                {text('selection.remove')}
              </Button>
            </li>
          ))}
        </Lines>
      )}
      <Total role="status">
        {isEmpty ? text('selection.empty') : totalText(text, totalAmount(selection), totalCents(selection))}
      </Total>
      <Button aria-disabled={isEmpty} aria-describedby={isEmpty ? hintId : undefined} isBusy={status === 'sending'} onClick={add}>
        {text('selection.add')}
      </Button>
      <p id={hintId} role="status">
        {isEmpty && isAskedFor ? text('selection.needed') : ''}
      </p>
    </>
  );
}

function totalText(text: ReturnType<typeof useText>, count: number, cents: number | null): string {
  return cents === null
    ? text('selection.totalUnknown', { count })
    : text('selection.total', { count, total: formatCents(cents) });
}

const Lines = styled.ul`
  inline-size: 100%;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(2)};
    border-block-end: 1px solid ${color.line};
  }
`;

const Total = styled.p`
  font-size: ${fontSize.lead};
  font-weight: 650;
`;
