import { NOW, slot } from '../../testing/bookingEvent.ts';
import { firstAvailableSlot, isSlotPast, openTimeslots } from './timeslots.ts';

const today = { dateStart: '2026-11-20T10:00:00+01:00', now: NOW };

describe('a time of admission (R24)', () => {
  it.each([
    ['10:00:00', '2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00', true],
    ['11:00:00', '2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00', false],
    ['11:00:00', '2026-11-20T10:00:00+01:00', '2026-11-20T11:00:01+01:00', true],
    ['12:00:00', '2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00', false],
    ['10:00:00', '2026-11-21T10:00:00+01:00', '2026-11-20T23:59:00+01:00', false],
    ['10:00:00', '2026-11-19T10:00:00+01:00', '2026-11-20T09:00:00+01:00', true],
    // The event's day is its day in Berlin, however its instant is written.
    ['10:00:00', '2026-11-19T23:30:00Z', '2026-11-20T09:59:00+01:00', false],
    // Summer time begins in the night before.
    ['10:00:00', '2026-03-29T10:00:00+02:00', '2026-03-29T07:59:00Z', false],
    ['10:00:00', '2026-03-29T10:00:00+02:00', '2026-03-29T08:01:00Z', true],
    // Summer time ends in the night before.
    ['10:00:00', '2026-10-25T10:00:00+01:00', '2026-10-25T08:59:00Z', false],
    ['10:00:00', '2026-10-25T10:00:00+01:00', '2026-10-25T09:01:00Z', true],
  ])('at %s of %s is, seen at %s, past: %s', (time_start, dateStart, now, isPast) => {
    expect(isSlotPast({ time_start }, { dateStart, now: Date.parse(now) })).toBe(isPast);
  });

  it('is offered while it is neither sold out nor past, earliest first', () => {
    const slots = [slot('13:00:00', 504, 1), slot('10:00:00', 501), slot('12:00:00', 503), slot('11:00:00', 502, 0)];
    expect(openTimeslots(slots, today)).toEqual([
      { blockId: 503, time: '12:00', hasFewLeft: false },
      { blockId: 504, time: '13:00', hasFewLeft: true },
    ]);
  });

  it('is chosen beforehand if it is the first one open: not the 10:00 of today at 11:00', () => {
    expect(firstAvailableSlot(openTimeslots([slot('10:00:00', 501), slot('12:00:00', 503)], today))?.time).toBe('12:00');
    expect(firstAvailableSlot([])).toBeNull();
  });
});
