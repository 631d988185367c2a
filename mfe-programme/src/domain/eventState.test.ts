import { eventState } from './eventState.ts';
import { eventStateAt } from './eventStateAt.server.ts';

describe('the state of an event', () => {
  it.each([
    ['scheduled', 'available', null],
    ['scheduled', 'none', null],
    ['scheduled', 'few', 'few'],
    ['scheduled', 'sold_out', 'sold_out'],
    ['scheduled', 'free', 'free'],
    ['cancelled', 'sold_out', 'cancelled'],
    ['postponed', 'free', 'postponed'],
  ] as const)('of a %s event with tickets "%s" is %s', (status, ticket_status, state) => {
    expect(eventState({ status, ticket_status })).toBe(state);
  });
});

describe('the state of a moved event', () => {
  const previous_date_start = '2026-07-25T20:00:00+02:00';
  it.each([
    ['scheduled', 'available', 'moved'],
    ['scheduled', 'none', 'moved'],
    ['scheduled', 'few', 'few'],
    ['cancelled', 'none', 'cancelled'],
  ] as const)('that is %s with tickets "%s" is %s', (status, ticket_status, state) => {
    expect(eventState({ status, ticket_status, previous_date_start })).toBe(state);
  });
});

describe('the state of an event at a moment', () => {
  const evening = { date_start: '2026-08-01T20:00:00+02:00', date_end: '2026-08-01T22:00:00+02:00' } as const;
  it.each([
    ['scheduled', 'few', '2026-08-01T21:00:00+02:00', 'few'],
    ['scheduled', 'none', '2026-08-01T22:00:00+02:00', 'over'],
    ['cancelled', 'none', '2026-08-02T12:00:00+02:00', 'cancelled'],
    ['postponed', 'none', '2026-08-02T12:00:00+02:00', 'postponed'],
  ] as const)('of a %s one with tickets "%s" at %s is %s', (status, ticket_status, now, state) => {
    expect(eventStateAt({ ...evening, status, ticket_status }, Date.parse(now))).toBe(state);
  });
});
