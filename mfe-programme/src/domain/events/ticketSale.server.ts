import type { EventDetail, Price, SiteSettings } from '@spielplan/shared-contracts/api';
import { isFreePrice, isOver } from '@spielplan/shared-contracts/rules';
import type { BookingSlotProps, LoadContext } from '@spielplan/shared-contracts/remote';
import { placeOf } from './presentCards.server.ts';

/**
 * Whether the booking widget has anything to say: the event
 * takes place, is not over and has prices or a ticket link.
 */
export function isSold(event: EventDetail, now: number): boolean {
  const hasPrices = event.prices.length > 0 || event.seat_groups.length > 0;
  return event.status === 'scheduled' && !isOver(event, now) && (hasPrices || event.ticket_url !== null);
}

/** Whether anything with a price, or a place that is reserved for nothing, can be booked (product.md section 2, sticky ticket button). */
export function isBookable(event: EventDetail, now: number): boolean {
  if (event.ticket_status === 'sold_out') return false;
  const isTaken = ({ price, is_reservable: isReservable }: Price) => isReservable === true || !isFreePrice(price);
  return isSold(event, now) && (event.seat_groups.length > 0 || event.prices.some(isTaken));
}

/** What the booking slot of an event is given. */
export function bookingOf(
  event: EventDetail,
  { settings, now, url }: Pick<LoadContext, 'settings' | 'now' | 'url'>,
): BookingSlotProps {
  return {
    eventId: event.id,
    idJet: event.id_jet,
    title: event.headline || event.name,
    ...(placeOf(event) && { place: placeOf(event) }),
    prices: event.prices,
    seatGroups: event.seat_groups,
    ticketUrl: event.ticket_url,
    ticketStatus: event.ticket_status,
    dateStart: event.date_start,
    dateEnd: event.date_end,
    durationMinutes: event.duration_minutes,
    ticketSaleFrom: event.ticketSaleFrom,
    isShopOnline: settings.is_shop_online,
    shopHosts: settings.shop_hosts ?? shopHostsOf(event, settings, url),
    now,
  };
}

/**
 * Where a house that names no hosts of its shop sells: on
 * the site itself, and where its own links to tickets lead.
 */
function shopHostsOf({ ticket_url: ticketUrl }: EventDetail, { design }: SiteSettings, { host }: URL): string[] {
  const { basketLink, webshopLink } = design.header;
  const linked = [ticketUrl, basketLink, webshopLink].map((link) => URL.parse(link ?? '')?.host);
  return [...new Set([host, ...linked.filter((each) => each !== undefined)])];
}
