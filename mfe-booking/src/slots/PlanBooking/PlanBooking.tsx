import type { PlanBookingSlotProps } from '@spielplan/shared-contracts/remote';
import { Button } from '@spielplan/shared-ui/components';
import { useEffect } from 'react';
import { useLoaded } from '../../components/useLoaded.ts';
import { useText } from '../../i18n/useText.ts';
import { PlanPanel } from './PlanPanel.tsx';

const loadParts = () =>
  import(/* webpackChunkName: "slot-event.booking" */ '../../components/booking/BookingWidget.tsx').then((m) => m.loadSession());

/** The slot `plan.booking`: its parts are those of an event's own panel, and come as the same scripts. */
export function PlanBooking({ events }: PlanBookingSlotProps) {
  const text = useText();
  const { state, part, load } = useLoaded(loadParts);
  useEffect(load, [load]);
  if (part) return <PlanPanel events={events} parts={part} />;
  return (
    <>
      <p role="status">{text(state === 'failed' ? 'booking.loadFailed' : 'booking.loading')}</p>
      {state === 'failed' ? (
        <>
          <Button onClick={load}>{text('summary.retry')}</Button>
          <ul>
            {events.map(({ eventId, title, ticketUrl }) => (
              <li key={eventId}>{ticketUrl === null ? title : <a href={ticketUrl}>{title}</a>}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
