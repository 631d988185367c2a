import type { EventDetail } from '@spielplan/shared-contracts/api';
import { isFreePrice } from '@spielplan/shared-contracts/i18n';
import type { BookingSlotProps, LoadContext } from '@spielplan/shared-contracts/remote';
import { isOver } from '@spielplan/shared-contracts/rules';

/** Whether the booking widget has anything to say: the event takes place, is not over and has prices or a ticket link. */
export function isSold(event: EventDetail, now: number): boolean {
  const hasPrices = event.prices.length > 0 || event.seat_groups.length > 0;
  return event.status === 'scheduled' && !isOver(event, now) && (hasPrices || event.ticket_url !== null);
}

/** Whether anything with a price can be booked (specification section 2, sticky ticket button). */
export function isBookable(event: EventDetail, now: number): boolean {
  return isSold(event, now) && (event.seat_groups.length > 0 || event.prices.some(({ price }) => !isFreePrice(price)));
}

/** What the booking slot of an event is given. */
export function bookingOf(event: EventDetail, { settings, now }: Pick<LoadContext, 'settings' | 'now'>): BookingSlotProps {
  return {
    eventId: event.id,
    idJet: event.id_jet,
    title: event.headline || event.name,
    prices: event.prices,
    seatGroups: event.seat_groups,
    ticketUrl: event.ticket_url,
    ticketStatus: event.ticket_status,
    dateStart: event.date_start,
    dateEnd: event.date_end,
    ticketSaleFrom: event.ticketSaleFrom,
    isShopOnline: settings.is_shop_online,
    shopHosts: settings.shop_hosts,
    now,
  };
}
