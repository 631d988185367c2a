import { addTicket } from './addTicket.ts';
import { removeTicket } from './removeTicket.ts';
import { amountOf, maxAmount, ticketKey, totalAmount, totalCents, type Selection, type Ticket } from './selectedTicket.ts';

const full: Ticket = {
  seatGroup: 1,
  saleTypeId: 1,
  blockId: null,
  groupName: 'Parkett',
  priceName: 'Vollpreis',
  slotTime: null,
  cents: 4850,
  maxQuantity: 4,
};
const at11 = { ...full, blockId: 501, slotTime: '11:00' };
const at12 = { ...full, blockId: 502, slotTime: '12:00' };
const none: Selection = [];

describe('selecting tickets', () => {
  it('raises the entry of the same ticket by one', () => {
    expect(addTicket(addTicket(none, full), full)).toEqual([{ ...full, amount: 2 }]);
  });

  it.each([
    ['another price', { ...full, saleTypeId: 2 }],
    ['another seat group', { ...full, seatGroup: 2 }],
    ['another time of admission (R25)', { ...full, blockId: 501 }],
  ])('keeps %s as an entry of its own', (_, other) => {
    expect(ticketKey(other)).not.toBe(ticketKey(full));
    expect(addTicket(addTicket(none, full), other)).toHaveLength(2);
  });

  it('keeps two slots as two entries (R25)', () => {
    expect(addTicket(addTicket(none, at11), at12).map(({ slotTime, amount }) => [slotTime, amount])).toEqual([
      ['11:00', 1],
      ['12:00', 1],
    ]);
  });

  it('stops at the maximum, which counts all times of admission together (R28)', () => {
    const three = addTicket(none, at11, 3);
    expect(maxAmount(three, at12)).toBe(1);
    expect(amountOf(addTicket(three, at12, 5), at12)).toBe(1);
    expect(addTicket(addTicket(three, at12), at11)).toHaveLength(2);
    expect(totalAmount(addTicket(addTicket(three, at12), at11))).toBe(4);
  });

  it('lowers by one and deletes with the last ticket', () => {
    const two = addTicket(none, full, 2);
    expect(removeTicket(two, full)).toEqual([{ ...full, amount: 1 }]);
    expect(removeTicket(removeTicket(two, full), full)).toEqual([]);
    expect(removeTicket(two, at11)).toEqual(two);
  });

  it('changes nothing in place', () => {
    const one = Object.freeze(addTicket(none, full));
    addTicket(one, full);
    removeTicket(one, full);
    expect(one).toEqual([{ ...full, amount: 1 }]);
  });

  it('adds up in cents, or not at all where a price is not understood', () => {
    const two = addTicket(none, full, 2);
    expect(totalCents(two)).toBe(9700);
    expect(totalCents(addTicket(two, { ...full, saleTypeId: 3, cents: null }))).toBeNull();
    expect(totalCents(none)).toBe(0);
  });
});
