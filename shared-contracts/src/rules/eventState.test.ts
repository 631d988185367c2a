import { eventState, isOver, knownEnd, nextOver, overAt } from './eventState.ts';

const START = '2026-08-01T20:00:00+02:00';
const END = '2026-08-01T22:00:00+02:00';

describe('the end that is told of an event', () => {
  it.each([
    [END, END],
    [null, null],
    ['2026-08-01T19:00:00+02:00', null],
    [START, null],
    ['2026-08-01T18:30:00Z', '2026-08-01T18:30:00Z'],
  ])('%s is told as %s', (date_end, told) => {
    expect(knownEnd({ date_start: START, date_end })).toBe(told);
  });
});

describe('an event is over (R55)', () => {
  it.each([
    ['before it ends', START, END, '2026-08-01T21:59:59.999+02:00', false],
    ['with its end', START, END, END, true],
    ['without an end: not within three hours', START, null, '2026-08-01T22:59:59.999+02:00', false],
    ['without an end: three hours after its start', START, null, '2026-08-01T23:00:00+02:00', true],
    ['with an end before its start: three hours after its start', START, '2026-08-01T19:00:00+02:00', END, false],
    ['without an end, across the hour that is twice', '2026-10-25T02:30:00+02:00', null, '2026-10-25T04:29:59+01:00', false],
    ['without an end, after the hour that is twice', '2026-10-25T02:30:00+02:00', null, '2026-10-25T04:30:00+01:00', true],
    ['beyond midnight', '2026-08-01T23:00:00+02:00', null, '2026-08-02T01:59:59+02:00', false],
    ['not before it begins', '2026-07-31T22:30:00Z', null, '2026-07-31T22:00:00Z', false],
  ])('%s', (_, date_start, date_end, now, expected) => {
    expect(isOver({ date_start, date_end }, Date.parse(now))).toBe(expected);
  });

  it.each([
    ['five and a half hours where its production lasts so long', null, 330, '2026-08-02T01:30:00+02:00'],
    ['its own end, whatever its production lasts', END, 330, END],
    [
      'as long as its production, where its end is before its start',
      '2026-08-01T19:00:00+02:00',
      90,
      '2026-08-01T21:30:00+02:00',
    ],
    ['three hours where no length is known', null, null, '2026-08-01T23:00:00+02:00'],
    ['three hours where the length is none', null, 0, '2026-08-01T23:00:00+02:00'],
  ])('after %s', (_, date_end, duration_minutes, end) => {
    expect(overAt({ date_start: START, date_end, duration_minutes })).toBe(Date.parse(end));
  });

  it('next at the soonest end that is still to come', () => {
    const events = [
      { date_start: START, date_end: END },
      { date_start: START, date_end: null },
    ];
    expect(nextOver(events, Date.parse(START))).toBe(Date.parse(END));
    expect(nextOver(events, Date.parse(END))).toBe(overAt({ date_start: START, date_end: null }));
    expect(nextOver(events, Date.parse('2026-08-02T00:00:00+02:00'))).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the state of an event', () => {
  const event = { date_start: START, date_end: END, status: 'scheduled', ticket_status: 'available' } as const;
  it.each([
    ['cancelled, also afterwards', { status: 'cancelled', ticket_status: 'sold_out' }, END, 'cancelled'],
    ['postponed, also afterwards', { status: 'postponed' }, END, 'postponed'],
    ['over, whatever is said of its tickets', { ticket_status: 'available' }, END, 'over'],
    ['over, though it was sold out', { ticket_status: 'sold_out' }, END, 'over'],
    ['sold out', { ticket_status: 'sold_out' }, START, 'sold_out'],
    ['nearly sold out', { ticket_status: 'few', previous_date_start: END }, START, 'few'],
    ['free', { ticket_status: 'free' }, START, 'free'],
    ['moved', { previous_date_start: END }, START, 'moved'],
    ['ordinary', {}, START, null],
    ['ordinary without tickets here', { ticket_status: 'none' }, START, null],
    ['what is known, where nothing is said', { status: null, ticket_status: null }, END, 'over'],
  ] as const)('is %s', (_, more, now, state) => {
    expect(eventState({ ...event, ...more }, Date.parse(now))).toBe(state);
  });
});
