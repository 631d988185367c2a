import {
  addDays,
  houseDay,
  houseDayAt,
  endOfHouseDay,
  formatDate,
  formatDayHeading,
  formatMoment,
  formatTime,
  inHouseZone,
  teaserInstant,
} from './dates.ts';

describe('R1: everything is shown and grouped in Berlin', () => {
  it.each([
    ['2026-07-31T22:30:00Z', '2026-08-01', '00:30 Uhr'],
    ['2026-07-31T22:30:00+0000', '2026-08-01', '00:30 Uhr'],
    ['2026-08-01T00:30:00+02:00', '2026-08-01', '00:30 Uhr'],
    ['2026-08-01T00:30:00+0200', '2026-08-01', '00:30 Uhr'],
    ['2026-07-31T15:30:00-07:00', '2026-08-01', '00:30 Uhr'],
    ['2026-12-31T22:59:59Z', '2026-12-31', '23:59 Uhr'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00 Uhr'],
    ['2026-08-01T20:00:00', '2026-08-01', '20:00 Uhr'],
  ])('T %s is on %s at %s', (instant, day, time) => {
    expect(houseDay(instant)).toBe(day);
    expect(formatTime(instant, 'de')).toBe(time);
    expect(inHouseZone(instant).zoneName).toBe('Europe/Berlin');
  });

  it.each([
    '',
    'morgen',
    '12:00',
    '2026-W31',
    '2026',
    '20260731',
    '2026-13-01',
    '2026-02-30T10:00:00Z',
    '2026-07-31T25:00:00Z',
    '31-07-2026',
  ])('%j is no instant and is named so', (instant) => {
    expect(() => inHouseZone(instant)).toThrow('MALFORMED_DATE');
  });

  it('names a broken clock as well', () => {
    expect(() => houseDayAt(Number.NaN)).toThrow('MALFORMED_DATE');
  });
});

describe('R2: the nights when the clocks change', () => {
  it('T both half past two of 25 October share one day, sorted by instant', () => {
    const [summer, winter] = ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'] as const;
    expect([houseDay(summer), houseDay(winter)]).toEqual(['2026-10-25', '2026-10-25']);
    expect([formatTime(summer, 'de'), formatTime(winter, 'de')]).toEqual(['02:30 Uhr', '02:30 Uhr']);
    expect(inHouseZone(winter).toMillis() - inHouseZone(summer).toMillis()).toBe(3_600_000);
  });

  it('T 02:30 of 29 March in winter time shows 03:30', () => {
    expect(formatTime('2026-03-29T02:30:00+01:00', 'de')).toBe('03:30 Uhr');
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-07-31', 24],
  ])('%s has %i hours', (day, hours) => {
    expect((endOfHouseDay(day) - endOfHouseDay(addDays(day, -1))) / 3_600_000).toBe(hours);
  });
});

describe('R3: a teaser closes its day', () => {
  it.each([
    ['2026-12-24', '2026-12-24T22:59:59Z'],
    ['2026-07-24', '2026-07-24T21:59:59Z'],
    ['2026-10-25', '2026-10-25T22:59:59Z'],
  ])('T of %s stays on its day', (position, instant) => {
    expect(teaserInstant(position)).toBe(Date.parse(instant));
    expect(houseDayAt(teaserInstant(position))).toBe(position);
  });
});

describe('R5: now is sent as the Berlin day', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-20T21:59:59.999Z', '2026-07-20'],
    ['2026-07-20T22:00:00.000Z', '2026-07-21'],
  ])('%s belongs to %s', (now, day) => {
    expect(houseDayAt(Date.parse(now))).toBe(day);
  });

  it('ends where the next day begins', () => {
    expect(houseDayAt(endOfHouseDay('2026-11-20') - 1)).toBe('2026-11-20');
    expect(houseDayAt(endOfHouseDay('2026-11-20'))).toBe('2026-11-21');
  });
});

describe('moving by days', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %i is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });
});

describe('what a reader sees', () => {
  it('has a heading in German', () => {
    expect(formatDayHeading('2026-08-01', 'de')).toEqual({
      day: '2026-08-01',
      weekday: 'Samstag',
      dayNumber: '1',
      month: 'August',
      year: '2026',
      label: 'Samstag, 1. August 2026',
    });
  });

  it('has a heading in English', () => {
    expect(formatDayHeading('2026-03-29', 'en')).toMatchObject({
      weekday: 'Sunday',
      month: 'March',
      label: 'Sunday, 29 March 2026',
    });
  });

  it('is made once for each language', () => {
    const german = formatDayHeading('2026-08-01', 'de');
    expect(formatDayHeading('2026-08-01', 'en').label).toBe('Saturday, 1 August 2026');
    expect(formatDayHeading('2026-08-01', 'de')).toBe(german);
  });

  it('has times and dates in both languages', () => {
    expect([formatTime('2026-08-01T18:00:00Z', 'de'), formatTime('2026-08-01T18:00:00Z', 'en')]).toEqual(['20:00 Uhr', '20:00']);
    expect(formatMoment('2026-08-01T18:00:00Z', 'de')).toBe('1. August 2026, 20:00\u00a0Uhr');
    expect(formatMoment('2026-08-01T18:00:00Z', 'en')).toBe('1 August 2026, 20:00');
    expect([formatDate('2026-07-31T22:30:00Z', 'de'), formatDate('2026-07-31T22:30:00Z', 'en')]).toEqual([
      '1. August 2026',
      '1 August 2026',
    ]);
    expect(formatDate('2026-03-03T12:00:00Z', 'de')).toBe('3. März 2026');
  });
});
