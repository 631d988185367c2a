import { setHouseFormats } from '@spielplan/shared-contracts/i18n';
import { formatHouseMoment } from './houseMoment.ts';

describe('a moment in words', () => {
  it.each([
    ['de', { date: '1. August 2026', time: '00:30 Uhr' }],
    ['en', { date: '1 August 2026', time: '00:30' }],
  ] as const)('is shown in Berlin, in "%s"', (lang, shown) => {
    expect(formatHouseMoment(Date.parse('2026-07-31T22:30:00Z'), lang)).toEqual(shown);
  });
});

it('is told in the zone of the house (R1)', () => {
  setHouseFormats({ zone: 'America/New_York' });
  expect(formatHouseMoment(Date.parse('2026-11-02T01:30:00Z'), 'de')).toEqual({ date: '1. November 2026', time: '20:30 Uhr' });
  setHouseFormats({});
});
