import { setHouseFormats } from '@spielplan/shared-contracts/i18n';
import { structuredInstant, structuredPrice } from './structuredParts.server.ts';

afterEach(() => setHouseFormats({}));

it.each([
  [{}, 1_250, { price: '12.50', priceCurrency: 'EUR' }],
  [{ currency: 'GBP' }, 1_200, { price: '12.00', priceCurrency: 'GBP' }],
  [{ currency: 'CHF' }, 0, { price: '0', priceCurrency: 'CHF' }],
  [{ currency: 'JPY' }, 120_000, { price: '1200', priceCurrency: 'JPY' }],
])('a price of a house with %j is told to search engines as it is (R27)', (formats, cents, told) => {
  setHouseFormats(formats);
  expect(structuredPrice(cents)).toEqual(told);
});

it.each([
  [{}, '2026-08-01T20:00:00+02:00'],
  [{ zone: 'America/New_York' }, '2026-08-01T14:00:00-04:00'],
  [{ zone: 'Pacific/Auckland' }, '2026-08-02T06:00:00+12:00'],
])('an instant of a house with %j has its offset (R1)', (formats, told) => {
  setHouseFormats(formats);
  expect(structuredInstant('2026-08-01T18:00:00Z')).toBe(told);
});
