import { showsTicketButton } from './showsTicketButton.ts';

const event = (isBookable: boolean) => ({ id: 1, ticketUrl: null, isBookable });

describe('the sticky ticket button', () => {
  it.each([
    ['a production whose dates are out of sight', true, true, null, true],
    ['a production whose dates are in view', true, false, null, false],
    ['a bookable event, scrolled past its tickets', false, true, event(true), true],
    ['a bookable event with its tickets in view', false, false, event(true), false],
    ['a free event without seats', false, true, event(false), false],
    ['a page without an event', false, true, null, false],
  ])('%s', (_, isAlways, isWanted, current, isShown) => {
    expect(showsTicketButton({ isAlways, isWanted, event: current })).toBe(isShown);
  });
});
