import { openingHoursAt } from '../rules/openingHours.ts';
import { houseWallTime, instantOfWallTime } from '../rules/wallTime.ts';
import { splitMoment } from '../rules/typedTime.ts';
import { formatCents, formatPrice } from '../rules/money.ts';
import { adoptFormats, decimalsOf, formatsForBrowser } from './adoptFormats.ts';
import { addDays, houseDay, houseDayAt, endOfHouseDay, formatDate, formatTime, teaserInstant } from './dates.ts';
import { houseCurrency, houseZone, setHouseFormats } from './houseFormats.ts';
import { nameDay } from './nameDay.ts';

afterEach(() => setHouseFormats({}));

describe('R1: a house tells the time of its own zone', () => {
  it.each([
    // West and east of Berlin, on days when their clocks change and Berlin's do not.
    ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-08', '01:30', '2026-03-09T03:59:59.000Z'],
    ['America/New_York', '2026-03-08T07:30:00Z', '2026-03-08', '03:30', '2026-03-09T03:59:59.000Z'],
    ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', '01:30', '2026-11-02T04:59:59.000Z'],
    ['America/New_York', '2026-08-02T01:00:00Z', '2026-08-01', '21:00', '2026-08-02T03:59:59.000Z'],
    ['Pacific/Auckland', '2026-04-04T14:30:00Z', '2026-04-05', '02:30', '2026-04-05T11:59:59.000Z'],
    ['Pacific/Auckland', '2026-09-26T14:30:00Z', '2026-09-27', '03:30', '2026-09-27T10:59:59.000Z'],
    ['Pacific/Auckland', '2026-08-01T12:00:00Z', '2026-08-02', '00:00', '2026-08-02T11:59:59.000Z'],
    // Midnight is skipped, or comes twice.
    ['Atlantic/Azores', '2026-03-29T10:00:00Z', '2026-03-29', '10:00', '2026-03-29T23:59:59.000Z'],
    ['Atlantic/Azores', '2026-03-28T10:00:00Z', '2026-03-28', '09:00', '2026-03-29T00:59:59.000Z'],
    ['Atlantic/Azores', '2026-10-24T10:00:00Z', '2026-10-24', '10:00', '2026-10-24T23:59:59.000Z'],
    ['America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06', '09:00', '2026-09-07T02:59:59.000Z'],
    ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-05', '08:00', '2026-09-06T03:59:59.000Z'],
    ['Europe/London', '2026-07-31T23:30:00Z', '2026-08-01', '00:30', '2026-08-01T22:59:59.000Z'],
  ])('in %s %s is on %s at %s, and a teaser of that day is last', (zone, instant, day, time, teaser) => {
    expect(adoptFormats({ time_zone: zone })).toEqual([]);
    expect([houseDay(instant), formatTime(instant, 'en')]).toEqual([day, time]);
    expect([houseDayAt(Date.parse(instant)), houseWallTime(Date.parse(instant)).slice(0, 16)]).toEqual([day, `${day}T${time}`]);
    expect(splitMoment(instant)).toEqual({ day, time: time.replace(':', '.') });
    expect(new Date(teaserInstant(day)).toISOString()).toBe(teaser);
    expect(houseDayAt(endOfHouseDay(day))).toBe(addDays(day, 1));
    expect(houseDayAt(endOfHouseDay(day) - 1)).toBe(day);
    expect(houseWallTime(Date.parse(instantOfWallTime(`${day}T12:00`)))).toBe(`${day}T12:00:00`);
    expect(nameDay(instant, 'en')).toContain(` ${Number(day.slice(8))} `);
  });

  it('forgets what it knew of another zone', () => {
    const instant = '2026-08-01T22:30:00Z';
    expect([formatTime(instant, 'de'), formatDate(instant, 'de'), houseWallTime(Date.parse(instant))]).toEqual([
      '00:30 Uhr',
      '2. August 2026',
      '2026-08-02T00:30:00',
    ]);
    adoptFormats({ time_zone: 'America/New_York' });
    expect([formatTime(instant, 'de'), formatDate(instant, 'de'), houseWallTime(Date.parse(instant))]).toEqual([
      '18:30 Uhr',
      '1. August 2026',
      '2026-08-01T18:30:00',
    ]);
    adoptFormats({});
    expect(formatTime(instant, 'de')).toBe('00:30 Uhr');
  });

  it('opens and closes by its own clock', () => {
    const usual = { time_from: '10:00:00', time_to: '18:00:00', closed: false, alternative_text: '', alternative_link_url: '' };
    const hours = { opening_hours: [usual], opening_hours_exceptions: [] };
    const at = (instant: string) => JSON.stringify(openingHoursAt(hours, Date.parse(instant)));
    const berlin = at('2026-11-20T09:30:00Z');
    adoptFormats({ time_zone: 'America/New_York' });
    expect(at('2026-11-20T15:30:00Z')).toBe(berlin.replace(/\d{13}/, String(Date.parse('2026-11-20T23:00:00Z'))));
    expect(at('2026-11-20T09:30:00Z')).not.toBe(berlin);
  });
});

describe('R27: a house names prices in its own currency', () => {
  it.each([
    ['GBP', ['de'], '12,50 £', '12 £', '1200 £'],
    ['GBP', ['en', 'de'], '£12.50', '£12', '£1200'],
    ['CHF', ['de'], 'CHF 12.50', 'CHF 12', 'CHF 1200'],
    ['USD', ['en'], '$12.50', '$12', '$1200'],
    ['EUR', ['en'], '12,50 €', '12 €', '1200 €'],
  ] as const)('%s of a house that begins in %j', (currency, languages, half, whole, large) => {
    expect(adoptFormats({ currency, languages })).toEqual([]);
    expect([formatPrice('12.50'), formatPrice('12,00'), formatPrice('1200')]).toEqual([half, whole, large]);
    expect(formatCents(-1_250)).toBe(`-${half}`);
  });

  it('counts yen in whole ones', () => {
    adoptFormats({ currency: 'JPY', languages: ['en'] });
    expect([formatPrice('1200'), formatPrice('1200.00'), decimalsOf(houseCurrency())]).toEqual(['¥1200', '¥1200', 0]);
  });
});

describe('What is unknown', () => {
  it.each([
    [{ time_zone: 'Mars/Olympus' }, 'UNKNOWN_TIME_ZONE', 'SP-4003', 'Mars/Olympus'],
    [{ time_zone: '+01:00' }, 'UNKNOWN_TIME_ZONE', 'SP-4003', '+01:00'],
    [{ time_zone: "UTC'; drop" }, 'UNKNOWN_TIME_ZONE', 'SP-4003', "UTC'; drop"],
    [{ time_zone: '' }, 'UNKNOWN_TIME_ZONE', 'SP-4003', ''],
    [{ currency: '€' }, 'UNKNOWN_CURRENCY', 'SP-4004', '€'],
    [{ currency: 'gbp' }, 'UNKNOWN_CURRENCY', 'SP-4004', 'gbp'],
    // Thousandths are no hundredths.
    [{ currency: 'KWD' }, 'UNKNOWN_CURRENCY', 'SP-4004', 'KWD'],
  ])('in %j is refused by name, and the last good one stays', (stated, name, code, value) => {
    const good = { time_zone: 'Europe/London', currency: 'GBP' };
    adoptFormats(good);
    expect(adoptFormats({ ...good, ...stated })).toEqual([{ name, code, value }]);
    expect([houseZone(), formatCents(1_200)]).toEqual(['Europe/London', '12 £']);
  });

  it('costs the other nothing', () => {
    expect(adoptFormats({ time_zone: 'Nowhere/At_All', currency: 'CHF' })).toHaveLength(1);
    expect([houseZone(), houseCurrency()]).toEqual(['Europe/Berlin', 'CHF']);
  });
});

it('A browser is told what it would not go by itself, and nothing else', () => {
  adoptFormats({ time_zone: 'Europe/Berlin', currency: 'EUR' });
  expect(formatsForBrowser()).toBeUndefined();
  adoptFormats({ time_zone: 'Europe/London' });
  expect(formatsForBrowser()).toEqual({ zone: 'Europe/London', price: '0,00 €' });
  adoptFormats({ currency: 'CHF' });
  expect(formatsForBrowser()).toEqual({ zone: 'Europe/Berlin', price: 'CHF 0.00' });
});
