import type { PlanBookingSlotProps } from '@spielplan/shared-contracts/remote';
import { Button, RichText } from '@spielplan/shared-ui/components';
import { Slot, useHost } from '@spielplan/shared-ui/host';
import { space, TARGET_SIZE, withoutScript } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Section } from '../../../components/page/Section.tsx';
import type { PlanCard } from '../../../domain/plan/planCard.ts';
import { useText } from '../../../i18n/useText.ts';
import { loadPlanBookings } from '../../../stores/planBookings.ts';

/** The panel of a plan (`of`, its events that are sold). */
type Panel = { of: string } & ({ kind: 'loading' | 'failed' } | { kind: 'there'; offer: PlanBookingSlotProps });

interface PlanTicketsProps {
  items: readonly PlanCard[];
  /** What to do while nothing can be sold (R72); null while the shop is open. */
  closedShop: string | null;
}

/**
 * Where the tickets of a plan are: a link for each event, and one press that loads the panel in which all of them go
 * into the cart at once (R68). While the shop is closed the pages of the events keep what is wanted. Nothing where nothing is sold.
 */
export function PlanTickets({ items, closedShop }: PlanTicketsProps) {
  const text = useText();
  const { lang, loadPage } = useHost();
  const sold = items.filter(({ ticketUrl }) => ticketUrl !== null);
  const of = sold.map(({ id }) => id).join('_');
  const [panel, setPanel] = useState<Panel | null>(null);
  if (sold.length === 0) return null;

  // What was chosen belongs to the events it was chosen for: another plan begins with none.
  const shown = panel?.of === of ? panel : null;
  const open = () => {
    setPanel({ of, kind: 'loading' });
    loadPlanBookings(
      { lang, loadPage },
      sold.map(({ id }) => id),
    ).then(
      (events) => setPanel((before) => (before?.of === of ? { of, kind: 'there', offer: { events } } : before)),
      // The host reports why.
      () => setPanel((before) => (before?.of === of ? { of, kind: 'failed' } : before)),
    );
  };

  const linksTo = (events: readonly PlanCard[]) => (
    <ul>
      {events.map(({ id, title, href, ticketUrl }) => (
        <li key={id}>
          <a href={closedShop === null ? (ticketUrl ?? undefined) : href}>{text('plan.ticketsOf', { title })}</a>
        </li>
      ))}
    </ul>
  );
  const heading = { id: 'tickets', title: text('plan.tickets'), className: 'tickets' };
  if (closedShop !== null)
    return (
      <Tickets {...heading}>
        <RichText html={closedShop} />
        <p>{text('plan.wishes')}</p>
        {linksTo(sold)}
      </Tickets>
    );
  if (shown?.kind !== 'there')
    return (
      <Tickets {...heading}>
        <div className="all">
          <Button isBusy={shown?.kind === 'loading'} onClick={open}>
            {text('plan.allTickets')}
          </Button>
          <p role="status">{shown?.kind === 'failed' ? text('plan.ticketsFailed') : ''}</p>
        </div>
        {linksTo(sold)}
      </Tickets>
    );
  // The panel takes some at once, and none that cannot be read or booked.
  const isInPanel = ({ id }: PlanCard) => shown.offer.events.some(({ eventId }) => eventId === id);
  const others = sold.filter((event) => !isInPanel(event));
  return (
    <Tickets {...heading}>
      <Slot key={of} name="plan.booking" with={shown.offer} fallback={linksTo(sold.filter(isInPanel))} />
      {others.length > 0 ? (
        <>
          <p>{text('plan.otherTickets')}</p>
          {linksTo(others)}
        </>
      ) : null}
    </Tickets>
  );
}

const Tickets = styled(Section)`
  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
  }

  .all {
    padding-block-end: ${space(1)};
  }

  .all > p {
    margin: 0;
  }

  ${withoutScript} {
    .all {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`;
