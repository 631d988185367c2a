import { jest } from '@jest/globals';
import { formatCents, formatPrice, isFreePrice, parseCents } from './money.ts';

describe('R26: prices are cents from the edge on', () => {
  it.each([
    ['12', 1_200],
    ['12.00', 1_200],
    ['12,50', 1_250],
    ['12.5', 1_250],
    [' 8.90 ', 890],
    ['0.05', 5],
    ['19.99', 1_999],
    ['1200.00', 120_000],
    ['999999999.99', 99_999_999_999],
  ])('%j is %i cents', (price, cents) => {
    expect(parseCents(price)).toBe(cents);
  });

  it.each(['', '.', '12.', '.50', '12.345', '1.200,00', '1,200.00', '-5', '12 €', '€ 12', '1e3', 'NaN', '0x10', '1234567890'])(
    '%j is no price',
    (price) => {
      expect(() => parseCents(price)).toThrow('MALFORMED_PRICE');
    },
  );

  it.each(['0', '0.00', '0,00', '00', ' 0.0 '])('T %j is free', (price) => {
    expect(isFreePrice(price)).toBe(true);
  });

  it.each(['0.01', '12.00', '', 'frei', '-0'])('%j is not known to be free', (price) => {
    expect(isFreePrice(price)).toBe(false);
  });
});

describe('R27: prices as they are shown', () => {
  it.each([
    ['12.00', '12 €'],
    ['12.50', '12,50 €'],
    ['1200.00', '1200 €'],
    ['12', '12 €'],
    ['8.05', '8,05 €'],
    ['0.00', '0 €'],
    ['12,5', '12,50 €'],
  ])('T %s is %s', (price, shown) => {
    const report = jest.fn();
    expect(formatPrice(price, report)).toBe(shown);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['ab 12.00', '12.345', '', 'Eintritt frei'])('T %j is shown raw and reported', (price) => {
    const report = jest.fn();
    expect(formatPrice(price, report)).toBe(price);
    expect(report).toHaveBeenCalledWith(price);
  });

  it('shows a discount with one sign', () => {
    expect([formatCents(-50), formatCents(-1_200), formatCents(0)]).toEqual(['-0,50 €', '-12 €', '0 €']);
  });
});
