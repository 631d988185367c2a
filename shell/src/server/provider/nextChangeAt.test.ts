import { nextChangeAt } from './nextChangeAt.ts';

const NOW = Date.parse('2026-11-20T12:00:00+01:00');
const FIRST = '2026-11-20T14:00:00+01:00';
const LATER = '2026-11-21T19:30:00+01:00';
const event = { ticketSaleFrom: null, date_start: LATER, date_end: null, modified: '2026-11-20T13:00:00+01:00' };

describe('an answer ends (R53)', () => {
  it.each<[string, unknown, string | null]>([
    ['never, where it names no moment', { results: [{ name: 'Kai' }], count: 1 }, null],
    ['never, where there is none', null, null],
    ['when it says so', { valid_until: FIRST }, FIRST],
    ['when it said so, where that is over', { valid_until: '2026-11-20T11:00:00+01:00' }, '2026-11-20T11:00:00+01:00'],
    ['when the sale begins', { ...event, ticketSaleFrom: FIRST }, FIRST],
    ['when the event begins, the sale having begun', { ...event, ticketSaleFrom: '2026-11-01T10:00:00+01:00' }, LATER],
    ['when it is over', { ...event, date_start: '2026-11-20T11:00:00+01:00', date_end: FIRST }, FIRST],
    ['three hours after it began, where no end is said', { date_start: '2026-11-20T11:00:00+01:00', date_end: null }, FIRST],
    [
      'as long after it began as it lasts',
      { date_start: '2026-11-20T11:30:00+01:00', date_end: null, duration_minutes: 150 },
      FIRST,
    ],
    ['at the first moment of all in a list', { results: [event, { ...event, date_start: FIRST }] }, FIRST],
    ['at the first of all its dates', { dates: [event], other_dates: [{ ...event, ticketSaleFrom: FIRST }] }, FIRST],
    ['with a moment in Berlin, where no offset is given', { date_start: '2026-11-20T14:00:00' }, FIRST],
    ['never, where a moment cannot be read', { valid_until: 'morgen', date_start: 'soon' }, null],
  ])('%s', (_, answer, end) => {
    expect(nextChangeAt(answer, NOW)).toBe(end === null ? Number.POSITIVE_INFINITY : Date.parse(end));
  });
});
