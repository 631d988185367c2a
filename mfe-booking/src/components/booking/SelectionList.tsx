import { Button } from '@spielplan/shared-ui/components';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { formatCents } from '@spielplan/shared-contracts/rules';
import { useStore } from '@spielplan/shared-ui/host';
import { memo, useCallback, useDeferredValue, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ticketKey, totalAmount, totalCents, type SelectedTicket } from '../../domain/selection/selectedTicket.ts';
import { useText } from '../../i18n/useText.ts';
import type { BookingStore } from '../../stores/createBookingStore.ts';
import { useDateLine, type BookedDate } from './useDateLine.ts';
import { useTicketName } from './useTicketName.ts';
import { useUntilClosed } from './useUntilClosed.ts';

/**
 * What is selected, what it costs together, and the button that puts it into the cart. It
 * follows the number that was pressed, which is on screen first (interaction to next paint).
 */
export function SelectionList({ store, event }: { store: BookingStore; event: BookedDate }) {
  const selection = useStore(store, (state) => state.selection);
  return <Selected store={store} event={event} selection={useDeferredValue(selection)} />;
}

interface SelectedProps {
  store: BookingStore;
  event: BookedDate;
  selection: readonly SelectedTicket[];
}

const Selected = memo(function Selected({ store, event, selection }: SelectedProps) {
  const text = useText();
  const lineOf = useDateLine();
  const status = useStore(store, (state) => state.status);
  const [isAskedFor, setAskedFor] = useUntilClosed(store);
  const heading = useRef<HTMLHeadingElement>(null);
  const hintId = useId();
  const isEmpty = selection.length === 0;

  const remove = useCallback(
    (ticket: SelectedTicket) => {
      heading.current?.focus();
      store.setAmount(ticket, 0);
    },
    [store],
  );
  const add = () => {
    // What is shown may be a press behind.
    const isNothing = store.getState().selection.length === 0;
    setAskedFor(isNothing);
    if (!isNothing) void store.send();
  };

  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        {text('selection.title')}
      </h4>
      <p>{lineOf(event)}</p>
      {isEmpty ? null : (
        <Lines>
          {selection.map((ticket) => (
            <SelectionLine key={ticketKey(ticket)} ticket={ticket} onRemove={remove} />
          ))}
        </Lines>
      )}
      <SelectionTotal selection={selection} />
      <Button aria-disabled={isEmpty} aria-describedby={isEmpty ? hintId : undefined} isBusy={status === 'sending'} onClick={add}>
        {text(totalCents(selection) === 0 && !isEmpty ? 'selection.reserve' : 'selection.add')}
      </Button>
      <p id={hintId} role="status">
        {isEmpty && isAskedFor ? text('selection.needed') : ''}
      </p>
    </>
  );
});

/** How many tickets are selected and what they cost together. */
export function SelectionTotal({ selection }: { selection: readonly SelectedTicket[] }) {
  const text = useText();
  const [count, cents] = [totalAmount(selection), totalCents(selection)];
  return (
    <Total role="status">
      {count === 0
        ? text('selection.empty')
        : cents === null
          ? text('selection.totalUnknown', { count })
          : cents === 0
            ? text('selection.totalFree', { count })
            : text('selection.total', { count, total: formatCents(cents) })}
    </Total>
  );
}

interface SelectionLineProps {
  ticket: SelectedTicket;
  onRemove: (ticket: SelectedTicket) => void;
}

/** Memoised: a step of one ticket leaves the lines of the others as they are. */
const SelectionLine = memo(function SelectionLine({ ticket, onRemove }: SelectionLineProps) {
  const text = useText();
  const name = useTicketName()(ticket);
  return (
    <li>
      <span>{text('selection.line', { amount: ticket.amount, ticket: name })}</span>
      <Button variant="quiet" aria-label={text('selection.removeOf', { ticket: name })} onClick={() => onRemove(ticket)}>
        {text('selection.remove')}
      </Button>
    </li>
  );
});

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
