import type { OpeningHours } from '../api/site.ts';
import { inHouseZone } from '../i18n/dates.ts';
import { formatOpeningRanges, openingHoursAt, type OpeningHoursLabel } from './openingHours.ts';

type Entry = OpeningHours['opening_hours'][number];

const entry = (time_from: string | null, time_to: string | null, more: Partial<Entry> = {}): Entry => ({
  time_from,
  time_to,
  closed: false,
  alternative_text: '',
  alternative_link_url: '',
  ...more,
});
const usual = [entry('10:00:00', '18:00:00')];
const lunch = [entry('14:00:00', '18:00:00'), entry('10:00:00', '13:00:00')];
const night = [entry('20:00:00', '02:00:00')];
const closed = entry(null, null, { closed: true });
const tour = entry('10:00:00', '18:00:00', { alternative_text: ' Nur mit Führung ', alternative_link_url: '/de/besuch' });

const from = (time: string, ...ranges: string[]): OpeningHoursLabel => ({ kind: 'openFrom', time, ranges: ranges.map(range) });
const until = (time: string, ...ranges: string[]): OpeningHoursLabel => ({ kind: 'openUntil', time, ranges: ranges.map(range) });
const range = (text: string) => ({ from: text.slice(0, 5), to: text.slice(6) });
const over: OpeningHoursLabel = { kind: 'closed' };
const unknown: OpeningHoursLabel = { kind: 'unknown' };
const DAY = '2026-11-20';

/** R42. `changes` is the wall time of the house until which the label holds. */
const TABLE: readonly [
  situation: string,
  normal: Entry[],
  exceptions: Entry[],
  now: string,
  label: OpeningHoursLabel,
  changes: string,
][] = [
  ['before opening', usual, [], '09:59:59', from('10:00', '10:00-18:00'), '20T10:00'],
  ['at the minute of opening', usual, [], '10:00:00', until('18:00', '10:00-18:00'), '20T18:00'],
  ['during the day', usual, [], '14:30:00', until('18:00', '10:00-18:00'), '20T18:00'],
  ['in the last second', usual, [], '17:59:59', until('18:00', '10:00-18:00'), '20T18:00'],
  ['at the minute of closing', usual, [], '18:00:00', over, '21T00:00'],
  ['late at night', usual, [], '23:59:59', over, '21T00:00'],
  [
    'before the first of two ranges, given unsorted',
    lunch,
    [],
    '08:00:00',
    from('10:00', '10:00-13:00', '14:00-18:00'),
    '20T10:00',
  ],
  ['in the break between two ranges', lunch, [], '13:30:00', until('18:00', '10:00-13:00', '14:00-18:00'), '20T18:00'],
  ['after the second range', lunch, [], '18:00:00', over, '21T00:00'],
  [
    'ranges that touch',
    [entry('10:00', '13:00'), entry('13:00', '18:00')],
    [],
    '12:00:00',
    until('18:00', '10:00-18:00'),
    '20T18:00',
  ],
  [
    'ranges that overlap',
    [entry('10:00', '15:00'), entry('12:00', '14:00')],
    [],
    '12:30:00',
    until('15:00', '10:00-15:00'),
    '20T15:00',
  ],
  ['half hours', [entry('09:30:00', '17:45:00')], [], '09:00:00', from('09:30', '09:30-17:45'), '20T09:30'],
  ['a range past midnight, before it', night, [], '19:00:00', from('20:00', '20:00-02:00'), '20T20:00'],
  ['a range past midnight, in the evening', night, [], '23:30:00', until('02:00', '20:00-02:00'), '21T02:00'],
  ['open until midnight', [entry('18:00:00', '00:00:00')], [], '23:59:59', until('24:00', '18:00-24:00'), '21T00:00'],
  ['open until 24:00', [entry('18:00:00', '24:00:00')], [], '20:00:00', until('24:00', '18:00-24:00'), '21T00:00'],
  ['the whole day', [entry('00:00:00', '24:00:00')], [], '03:00:00', until('24:00', '00:00-24:00'), '21T00:00'],
  ['an exception with other times', usual, [entry('12:00:00', '14:00:00')], '11:00:00', from('12:00', '12:00-14:00'), '20T12:00'],
  ['an exception that closes', usual, [closed], '11:00:00', over, '21T00:00'],
  ['an exception that opens a closed day', [closed], usual, '11:00:00', until('18:00', '10:00-18:00'), '20T18:00'],
  ['closed', [closed], [], '11:00:00', over, '21T00:00'],
  ['closed and times', [entry('10:00:00', '18:00:00', { closed: true })], [], '11:00:00', over, '21T00:00'],
  ['closed and another text', [closed, tour], [], '11:00:00', over, '21T00:00'],
  [
    'another text and times',
    [tour],
    [],
    '20:00:00',
    { kind: 'alternative', text: 'Nur mit Führung', link: '/de/besuch' },
    '21T00:00',
  ],
  [
    'another text without a link',
    [entry(null, null, { alternative_text: 'Siehe Spielplan' })],
    [],
    '11:00:00',
    { kind: 'alternative', text: 'Siehe Spielplan', link: null },
    '21T00:00',
  ],
  [
    'another text with a script for a link',
    [entry(null, null, { alternative_text: 'Sommerpause', alternative_link_url: 'javascript:alert(1)' })],
    [],
    '11:00:00',
    { kind: 'alternative', text: 'Sommerpause', link: null },
    '21T00:00',
  ],
  [
    'another text of blanks',
    [entry('10:00:00', '18:00:00', { alternative_text: '  ' })],
    [],
    '11:00:00',
    until('18:00', '10:00-18:00'),
    '20T18:00',
  ],
  ['nothing at all', [], [], '11:00:00', unknown, '21T00:00'],
  ['no end', [entry('10:00:00', null)], [], '11:00:00', unknown, '21T00:00'],
  ['no start', [entry(null, '18:00:00')], [], '11:00:00', unknown, '21T00:00'],
  ['the same time twice', [entry('10:00:00', '10:00:00')], [], '11:00:00', unknown, '21T00:00'],
  ['nonsense', [entry('soon', '25:99')], [], '11:00:00', unknown, '21T00:00'],
  ['one range that can be read and one that cannot', [...usual, entry('20:00', null)], [], '11:00:00', unknown, '21T00:00'],
];

describe('R42: opening hours', () => {
  it.each(TABLE)('%s', (_, opening_hours, opening_hours_exceptions, now, label, changes) => {
    const at = openingHoursAt({ opening_hours, opening_hours_exceptions }, inHouseZone(`${DAY}T${now}`).toMillis());
    expect(at.label).toEqual(label);
    expect(at.changesAt).toBe(inHouseZone(`2026-11-${changes}:00`).toMillis());
  });

  it.each([
    ['a range past midnight is still open on the next day', night, '2026-11-21T01:59:59', until('02:00', '20:00-02:00')],
    ['and over at its end', night, '2026-11-21T02:00:00', unknown],
    ["yesterday's hours say nothing about today", usual, '2026-11-21T11:00:00', unknown],
    ["tomorrow's hours say nothing about today", usual, '2026-11-19T11:00:00', unknown],
    ["nor does yesterday's closing", [closed], '2026-11-21T11:00:00', unknown],
  ])('%s', (_, opening_hours, now, label) => {
    expect(openingHoursAt({ opening_hours, opening_hours_exceptions: [] }, inHouseZone(now).toMillis(), DAY).label).toEqual(
      label,
    );
  });

  it.each([
    ['the evening before is still on', night, usual, '00:30:00', until('02:00', '20:00-02:00'), '02:00'],
    ['the evening before is on although today is closed', night, [closed], '01:59:59', until('02:00', '20:00-02:00'), '02:00'],
    ['the evening before is over', night, usual, '02:00:00', from('10:00', '10:00-18:00'), '10:00'],
    ['the day before ended before midnight', usual, usual, '00:30:00', from('10:00', '10:00-18:00'), '10:00'],
    ['the day before was closed', [closed], usual, '00:30:00', from('10:00', '10:00-18:00'), '10:00'],
  ])('with the hours of yesterday: %s', (_, before, opening_hours, now, label, changes) => {
    const hours = {
      opening_hours,
      opening_hours_exceptions: [],
      yesterday: { opening_hours: before, opening_hours_exceptions: [] },
    };
    expect(openingHoursAt(hours, inHouseZone(`${DAY}T${now}`).toMillis())).toEqual({
      label,
      changesAt: inHouseZone(`${DAY}T${changes}:00`).toMillis(),
    });
  });

  it.each([
    ['2026-03-29', '2026-03-29T01:00:00Z', until('04:00', '01:00-04:00'), '2026-03-29T02:00:00Z'],
    ['2026-10-25', '2026-10-25T02:30:00Z', until('04:00', '01:00-04:00'), '2026-10-25T03:00:00Z'],
  ])('on %s, when the clocks change, hours are wall time', (day, now, label, changes) => {
    const hours = { opening_hours: [entry('01:00:00', '04:00:00')], opening_hours_exceptions: [] };
    expect(openingHoursAt(hours, Date.parse(now), day)).toEqual({ label, changesAt: Date.parse(changes) });
  });
});

describe('several ranges in one label', () => {
  it.each([
    [['10:00-13:00', '14:00-18:00'], '10-13 und 14-18 Uhr', '10-13 and 14-18'],
    [['09:30-12:00', '13:00-15:00', '16:00-24:00'], '9:30-12, 13-15 und 16-24 Uhr', '9:30-12, 13-15 and 16-midnight'],
    [['10:00-18:00'], '10-18 Uhr', '10-18'],
    [['18:00-00:00'], '18-24 Uhr', '18-midnight'],
    [['00:00-24:00'], '0-24 Uhr', '0-midnight'],
  ])('%j', (ranges, german, english) => {
    expect(formatOpeningRanges(ranges.map(range), 'de')).toBe(german);
    expect(formatOpeningRanges(ranges.map(range), 'en')).toBe(english);
  });
});
