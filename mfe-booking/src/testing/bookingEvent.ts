import type { Price, SeatGroup, Timeslot } from '@spielplan/shared-contracts/api';
import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';

/** The day of the tests: 20 November 2026, 11:00 in Berlin. */
export const NOW = Date.parse('2026-11-20T11:00:00+01:00');

let lastId = 0;

/** A price, a full one at 48 € where nothing else is said. */
export function price(overrides: Partial<Price> = {}): Price {
  lastId += 1;
  return {
    id: lastId,
    price: '48.00',
    sale_type_id: 1,
    seat_group: null,
    text: 'Vollpreis',
    name: 'Vollpreis',
    has_discounts: false,
    max_quantity: null,
    ...overrides,
  };
}

/** A seat group with a full and a reduced price. */
export function seatGroup(overrides: Partial<SeatGroup> = {}): SeatGroup {
  const number = overrides.seat_group ?? 1;
  return {
    id: number,
    seat_group: number,
    status: 2,
    text: 'Parkett',
    prices: [
      price({ seat_group: number }),
      price({ seat_group: number, sale_type_id: 2, price: '36.50', text: 'Ermäßigt', name: 'Ermäßigt' }),
    ],
    timeslots: [],
    ...overrides,
  };
}

/** A time of admission: `slot('10:00:00', 501)`. */
export function slot(timeStart: string, blockId: number, status = 2): Timeslot {
  return { id: blockId, time_start: timeStart, block_id: blockId, status };
}

/** What a page gives to the widget: a concert this evening with two seat groups. */
export function bookingEvent(overrides: Partial<BookingSlotProps> = {}): BookingSlotProps {
  return {
    eventId: 7,
    idJet: 9007,
    title: 'Winterreise',
    place: 'Kammersaal, Konzerthalle',
    prices: [],
    seatGroups: [
      seatGroup(),
      seatGroup({
        seat_group: 2,
        text: 'Rang',
        status: 1,
        prices: [
          price({ seat_group: 2, price: '34.00' }),
          price({ seat_group: 2, sale_type_id: 2, price: '25.50', text: 'Ermäßigt', name: 'Ermäßigt' }),
        ],
      }),
    ],
    ticketUrl: 'https://shop.example/events/9007',
    dateStart: '2026-11-20T20:00:00+01:00',
    ticketSaleFrom: null,
    isShopOnline: true,
    shopHosts: ['shop.example'],
    now: NOW,
    ...overrides,
  };
}

/** An exhibition by time of admission, open all day. */
export function exhibition(timeslots: Timeslot[], overrides: Partial<BookingSlotProps> = {}): BookingSlotProps {
  return bookingEvent({
    dateStart: '2026-11-20T10:00:00+01:00',
    seatGroups: [
      seatGroup({
        text: 'Eintritt',
        timeslots,
        prices: [price({ price: '9.00' }), price({ price: '6.00', sale_type_id: 2, text: 'Ermäßigt', name: 'Ermäßigt' })],
      }),
    ],
    ...overrides,
  });
}
