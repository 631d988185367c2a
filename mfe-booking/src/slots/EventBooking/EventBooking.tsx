import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { BookingWidget } from '../../components/booking/BookingWidget.tsx';

/** The booking widget of an event, one per event: another event begins with a fresh one. */
export function EventBooking(event: BookingSlotProps) {
  return <BookingWidget key={event.eventId} event={event} />;
}
