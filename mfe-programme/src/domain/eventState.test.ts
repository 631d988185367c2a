import { eventState } from './eventState.ts';

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
