import { price } from '../../testing/bookingEvent.ts';
import { bookablePrices, DEFAULT_MAX_TICKETS, priceListOf } from './offeredPrices.ts';

const reduced = price({ text: 'Ermäßigt', name: 'Ermäßigt', sale_type_id: 2, price: '36.50' });

describe('bookable prices (R26)', () => {
  it.each(['0', '0.00', '0,00', ' 0.0 '])('leave out "%s", which is free', (free) => {
    expect(bookablePrices([price({ price: free }), reduced])).toEqual([reduced]);
  });

  it('keep a free place that the cart reserves, which has no price to be shown', () => {
    const free = price({ price: '0.00', is_reservable: true });
    expect(bookablePrices([free, reduced])).toEqual([free, reduced]);
    expect(priceListOf([free], 'seats')).toMatchObject({ base: { shown: '', cents: 0 } });
  });

  it.each(['0.01', '12', 'auf Anfrage'])('keep "%s"', (written) => {
    expect(bookablePrices([price({ price: written })])).toHaveLength(1);
  });
});

describe('the base price (R23)', () => {
  it.each(['Vollpreis', ' vollpreis ', 'VOLLPREIS'])('by seat group is the one called "%s", wherever it stands', (text) => {
    const list = priceListOf([reduced, price({ text, sale_type_id: 9 })], 'seats');
    expect(list).toMatchObject({ base: { saleTypeId: 9 }, discounts: [{ saleTypeId: 2 }], isBaseGuessed: false });
  });

  it('by seat group is the first one where none is called so, and that is to be reported', () => {
    expect(priceListOf([reduced, price({ text: 'Normalpreis' })], 'seats')).toMatchObject({
      base: { saleTypeId: 2 },
      isBaseGuessed: true,
    });
  });

  it('by seat group is the only one there is, and nothing is to be reported', () => {
    const companion = price({ text: 'Begleitperson' });
    expect(priceListOf([companion], 'seats')).toMatchObject({ base: { name: 'Vollpreis' }, isBaseGuessed: false });
  });

  it('by time of admission is the first one', () => {
    expect(priceListOf([reduced, price()], 'timeslots')).toMatchObject({ base: { saleTypeId: 2 }, isBaseGuessed: false });
  });

  it('does not exist without prices', () => {
    expect(priceListOf([], 'seats')).toBeNull();
  });
});

describe('a shown price (R27)', () => {
  it.each([
    ['12.00', '12 €', 1200],
    ['12.50', '12,50 €', 1250],
    ['1200.00', '1200 €', 120_000],
    ['auf Anfrage', 'auf Anfrage', null],
  ])('%s is %s', (written, shown, cents) => {
    expect(priceListOf([price({ price: written })], 'seats')?.base).toMatchObject({ shown, cents });
  });
});

describe('the limit of a price (R28)', () => {
  it.each([
    [4, 4],
    [null, DEFAULT_MAX_TICKETS],
  ])('of %s is %i', (max_quantity, maxQuantity) => {
    expect(priceListOf([price({ max_quantity })], 'seats')?.base.maxQuantity).toBe(maxQuantity);
  });
});
