import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { Button } from '@spielplan/shared-ui/components';
import { Link, useHost } from '@spielplan/shared-ui/host';
import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { BookingOffer } from '../../../domain/offer/bookingOffer.ts';
import type { Selection } from '../../../domain/selection/selectedTicket.ts';
import { formatHouseMoment } from '../../../domain/time/houseMoment.ts';
import { useText } from '../../../i18n/useText.ts';
import { forgetChoice, getChoices, keepChoice } from '../../../stores/choices.ts';
import { useTicketName } from '../useTicketName.ts';
import { ChoiceForm } from './ChoiceForm.tsx';

export interface ChoicesProps {
  event: BookingSlotProps;
  offer: BookingOffer;
  /** Opens the widget with these tickets. */
  onChoose: (tickets: Selection) => void;
}

/** What a visitor wanted while the shop was closed: to be said then, and offered again once it sells (R72). */
export function Choices({ event, offer, onChoose }: ChoicesProps) {
  const text = useText();
  const { lang } = useHost();
  const nameOf = useTicketName();
  const [choices, setChoices] = useState(() => getChoices(event.now));
  const [said, setSaid] = useState<'kept' | 'forgotten' | 'forbidden' | null>(null);
  const own = choices.find(({ eventId }) => eventId === event.eventId);
  const others = choices.filter((choice) => choice !== own);
  const isOffline = offer.sale.kind === 'offline';
  const listed = (tickets: Selection) =>
    tickets.map((ticket) => text('selection.line', { amount: ticket.amount, ticket: nameOf(ticket) })).join(', ');

  // What was pressed goes with its press: the keyboard goes on in its place.
  const box = useRef<HTMLDivElement>(null);
  const keep = (tickets: Selection) => {
    const { eventId, title, path = location.pathname, dateStart } = event;
    const isKept = keepChoice({ eventId, title, path, dateStart, tickets }, event.now);
    setSaid(isKept ? 'kept' : 'forbidden');
    setChoices(getChoices(event.now));
    box.current?.focus();
  };
  const forget = () => {
    forgetChoice(event.eventId, event.now);
    setSaid('forgotten');
    setChoices(getChoices(event.now));
    box.current?.focus();
  };

  return (
    <Box ref={box} tabIndex={-1}>
      {isOffline && !own ? <ChoiceForm groups={offer.groups} onKeep={keep} /> : null}
      <p role="status">{said === null ? '' : text(`choice.${said}`)}</p>
      {own && (isOffline || offer.sale.kind === 'bookable') ? (
        <>
          <p>{text(isOffline ? 'choice.yours' : 'choice.offer', { tickets: listed(own.tickets) })}</p>
          <div>
            {isOffline ? null : <Button onClick={() => onChoose(own.tickets)}>{text('choice.choose')}</Button>}
            <Button variant="outline" onClick={forget}>
              {text('choice.forget')}
            </Button>
          </div>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <p>{text('choice.others')}</p>
          <ul>
            {others.map(({ eventId, path, title, dateStart, tickets }) => (
              <li key={eventId}>
                <Link to={path}>{title}</Link> {text('cart.when', formatHouseMoment(Date.parse(dateStart), lang))}:{' '}
                <span>{listed(tickets)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  inline-size: 100%;
  max-inline-size: 40rem;

  &:focus {
    outline: none;
  }

  p,
  ul {
    margin: 0;
  }

  p:empty {
    position: absolute;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }

  li a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: ${color.ink};
  }
`;
