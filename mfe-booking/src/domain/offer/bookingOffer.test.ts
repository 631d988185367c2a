import type { BookingSlotProps } from '@spielplan/shared-contracts/remote';
import { bookingEvent, exhibition, NOW, price, seatGroup, slot } from '../../testing/bookingEvent.ts';
import { describeOffer, preselectedSlots } from './bookingOffer.ts';

const yesterday = '2026-11-19T20:00:00+01:00';
const soldOut = seatGroup({ status: 0 });

describe('the sale of an event', () => {
  it.each<[string, BookingSlotProps, string]>([
    ['with open seat groups', bookingEvent(), 'bookable'],
    ['with prices alone', bookingEvent({ seatGroups: [], prices: [price()] }), 'bookable'],
    ['with an open slot', exhibition([slot('10:00:00', 1, 0), slot('12:00:00', 2)]), 'bookable'],
    ['that has begun today', bookingEvent({ dateStart: '2026-11-20T10:30:00+01:00' }), 'bookable'],
    ['of yesterday', bookingEvent({ dateStart: yesterday }), 'over'],
    ['that began three hours ago, without an end', bookingEvent({ dateStart: '2026-11-20T08:00:00+01:00' }), 'over'],
    ['that ended', bookingEvent({ dateStart: '2026-11-20T10:00:00+01:00', dateEnd: '2026-11-20T11:00:00+01:00' }), 'over'],
    ['that lasts', bookingEvent({ dateStart: '2026-11-20T06:00:00+01:00', dateEnd: '2026-11-20T12:00:00+01:00' }), 'bookable'],
    ['whose open slots are past', exhibition([slot('10:00:00', 1), slot('12:00:00', 2, 0)]), 'over'],
    ['whose seat groups are all sold out', bookingEvent({ seatGroups: [soldOut] }), 'soldOut'],
    ['whose slots are all sold out, though its group is not (R22)', exhibition([slot('12:00:00', 2, 0)]), 'soldOut'],
    ['that says it is sold out', bookingEvent({ seatGroups: [], prices: [price()], ticketStatus: 'sold_out' }), 'soldOut'],
    ['whose every price is 0.00 (R26)', bookingEvent({ seatGroups: [], prices: [price({ price: '0.00' })] }), 'free'],
    ['that says it is free', bookingEvent({ seatGroups: [], ticketStatus: 'free' }), 'free'],
    ['without prices', bookingEvent({ seatGroups: [] }), 'none'],
    ['that sells no tickets', bookingEvent({ ticketStatus: 'none' }), 'none'],
    ['while the shop is offline', bookingEvent({ isShopOnline: false }), 'offline'],
    ['that the ticket system does not know', bookingEvent({ idJet: null }), 'elsewhere'],
    ['whose sale has begun', bookingEvent({ ticketSaleFrom: '2026-11-20T11:00:00+01:00' }), 'bookable'],
  ])('%s', (_, event, kind) => {
    expect(describeOffer(event, event.now).sale.kind).toBe(kind);
  });

  it('begins when it begins', () => {
    const event = bookingEvent({ ticketSaleFrom: '2026-11-20T11:00:01+01:00' });
    expect(describeOffer(event, NOW).sale).toEqual({ kind: 'notYet', from: NOW + 1000 });
    expect(describeOffer(event, NOW + 1000).sale.kind).toBe('bookable');
  });
});

describe('what is offered', () => {
  it('hides sold-out seat groups and says where few are left', () => {
    const { groups } = describeOffer(
      bookingEvent({ seatGroups: [soldOut, seatGroup({ seat_group: 2, text: 'Rang', status: 1 })] }),
      NOW,
    );
    expect(groups.map(({ name, hasFewLeft }) => [name, hasFewLeft])).toEqual([['Rang', true]]);
  });

  it('is by time of admission as soon as one group has slots, and then never by seat (R22)', () => {
    const event = exhibition([slot('12:00:00', 501)]);
    const offer = describeOffer({ ...event, seatGroups: [...event.seatGroups, seatGroup({ seat_group: 2, text: 'Rang' })] }, NOW);
    expect(offer.mode).toBe('timeslots');
    expect(offer.groups.map(({ name }) => name)).toEqual(['Eintritt']);
    expect(preselectedSlots(offer)).toEqual({ '1': 501 });
  });

  it('leaves free prices out and says that there are some', () => {
    const offer = describeOffer(
      bookingEvent({ seatGroups: [], prices: [price(), price({ price: '0,00', text: 'Begleitperson' })] }),
      NOW,
    );
    expect(offer.hasFreeTickets).toBe(true);
    expect(offer.groups[0]?.discounts).toEqual([]);
  });

  it("takes the event's prices where a group has none of its own", () => {
    const prices = [
      price({ seat_group: 1 }),
      price({ seat_group: 2, price: '10.00' }),
      price({ seat_group: null, sale_type_id: 3 }),
    ];
    const { groups } = describeOffer(bookingEvent({ prices, seatGroups: [seatGroup({ seat_group: 2, prices: [] })] }), NOW);
    expect(groups[0]).toMatchObject({ base: { cents: 1000 }, discounts: [{ saleTypeId: 3 }] });
  });
});
