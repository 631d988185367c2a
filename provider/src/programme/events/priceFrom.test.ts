import type { Stock } from './availability.ts';
import { priceFromOf } from './priceFrom.ts';
import type { PriceRow, Ticketing } from './ticketing.ts';

const price = (cents: number, text: string, seatGroupId: number | null = null) =>
  ({ price: { cents, seatGroupId }, saleType: { id: text.trim().length, text } }) as PriceRow;
const from = (prices: PriceRow[], stocks: [seatGroupId: number | null, free: number][]) =>
  priceFromOf(
    { prices, groups: [{ id: 7, keptFor: 'wheelchair' } as never], stocks: [] } satisfies Ticketing,
    stocks.map(([seatGroupId, free]) => ({ seatGroupId, free, capacity: 10 }) as Stock),
  );

it.each([
  [
    'the cheapest group',
    [price(4800, 'Vollpreis', 1), price(1950, ' Vollpreis', 2)],
    [
      [1, 3],
      [2, 3],
    ],
    '19.50',
  ],
  [
    'no group that is sold out',
    [price(4800, 'Vollpreis', 1), price(1950, 'Vollpreis', 2)],
    [
      [1, 3],
      [2, 0],
    ],
    '48.00',
  ],
  [
    'no place that is kept for some',
    [price(4800, 'Vollpreis', 1), price(1600, 'Vollpreis', 7)],
    [
      [1, 3],
      [7, 3],
    ],
    '48.00',
  ],
  ['no concession', [price(900, 'Unter 27'), price(2400, 'Vollpreis')], [[null, 3]], '24.00'],
  ['the first kind where none is called so', [price(1200, 'Eintritt'), price(600, 'Kind')], [[null, 3]], '12.00'],
  [
    'what costs something where other places cost nothing',
    [price(0, 'Vollpreis', 1), price(900, 'Vollpreis', 2)],
    [
      [1, 3],
      [2, 3],
    ],
    '9.00',
  ],
  ['places that are reserved for nothing', [price(0, 'Platzkarte')], [[null, 3]], '0.00'],
  ['nothing of what is sold out', [price(2400, 'Vollpreis')], [[null, 0]], null],
  ['nothing without prices', [], [[null, 3]], null],
] as [string, PriceRow[], [number | null, number][], string | null][])(
  'A list tells the price of %s',
  (_, prices, stocks, told) => {
    expect(from(prices, stocks)).toBe(told);
  },
);
