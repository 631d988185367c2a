import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { useHost } from '@spielplan/shared-ui/host';
import { formatEventDay, formatHouseMoment } from '../../domain/time/houseMoment.ts';
import { useText } from '../../i18n/useText.ts';

/** What says which date is booked. */
export type BookedDate = Pick<BookingSlotProps, 'title' | 'dateStart' | 'place' | 'seatGroups'>;

/**
 * Says which date of an event is booked: "Freitag, 20. November 2026, 20:00 Uhr, Kleiner Saal".
 * Where all tickets have a time of admission the start of the event is no hour of anybody's, so the day stands alone.
 */
export function useDateLine(): (date: BookedDate) => string {
  const text = useText();
  const { lang } = useHost();
  return ({ dateStart, place, seatGroups }) => {
    const start = Date.parse(dateStart);
    const isByTimeslot = seatGroups.length > 0 && seatGroups.every(({ timeslots }) => timeslots.length > 0);
    const day = formatEventDay(start, lang);
    const when = isByTimeslot ? day : text('cart.when', { date: day, time: formatHouseMoment(start, lang).time });
    return place ? text('booking.whenAndWhere', { when, place }) : when;
  };
}
