import { ButtonLink, RichText } from '@spielplan/shared-ui/components';
import { Slot } from '@spielplan/shared-ui/host';
import { useText } from '../../../i18n/useText.ts';
import type { EventView } from '../eventView.ts';
import { Section } from '../../../components/page/Section.tsx';

/** Where an event's tickets are, for links and the sticky ticket button. */
export const TICKETS_ID = 'tickets';

/** How to get in: the booking widget where tickets are sold, else the words that say why not. */
export function EventBooking({ view }: { view: EventView }) {
  const { booking, state, saleNote, closedShop } = view;
  const text = useText();
  const isOrdinary = state === null || state === 'few' || state === 'moved';
  const withoutTickets = isOrdinary ? (saleNote ?? text('event.noTickets')) : text(`event.${state}Text`);
  return (
    <Section id={TICKETS_ID} title={text('event.ticketsHeading')} className="booking">
      {booking === null ? (
        <p>{withoutTickets}</p>
      ) : (
        <Slot
          name="event.booking"
          with={booking}
          fallback={
            booking.ticketUrl ? (
              <ButtonLink href={booking.ticketUrl}>{text('event.tickets')}</ButtonLink>
            ) : (
              <p>{withoutTickets}</p>
            )
          }
        />
      )}
      {closedShop === null ? null : <RichText html={closedShop} />}
    </Section>
  );
}
