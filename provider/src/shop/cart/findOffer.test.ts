import type { events } from '../../platform/database/schema/index.ts';
import { isOfferOpen } from './findOffer.ts';

/** An exhibition on a summer day in Berlin, ten to six. */
const exhibition = {
  status: 'scheduled',
  idJet: 70_001,
  day: '2026-08-01',
  dateStart: new Date('2026-08-01T10:00:00+02:00'),
  dateEnd: new Date('2026-08-01T18:00:00+02:00'),
  ticketMode: 'timeslots',
  ticketSaleFrom: new Date('2026-07-01T10:00:00+02:00'),
} as typeof events.$inferSelect;

const offer = (timeStart: string | null, change: Partial<typeof events.$inferSelect> = {}) => ({
  event: { ...exhibition, ...change },
  production: { durationMinutes: null },
  stock: { id: 1, seatGroupId: null, blockId: null, timeStart },
  prices: [],
});

describe('Tickets are sold', () => {
  it.each([
    ['for a slot that has not begun', offer('11:00:00'), '2026-08-01T10:59:59+02:00', true],
    ['not for a slot that has begun', offer('11:00:00'), '2026-08-01T11:00:00+02:00', false],
    ['not before the sale has begun', offer('11:00:00'), '2026-07-01T09:59:59+02:00', false],
    ['not for a cancelled event', offer('11:00:00', { status: 'cancelled' }), '2026-07-20T12:00:00+02:00', false],
    ['not for a postponed event', offer('11:00:00', { status: 'postponed' }), '2026-07-20T12:00:00+02:00', false],
    ['until an evening begins', offer(null, { ticketMode: 'simple' }), '2026-08-01T09:59:59+02:00', true],
    ['not once an evening has begun', offer(null, { ticketMode: 'simple' }), '2026-08-01T10:00:00+02:00', false],
  ])('%s', (_, what, moment, expected) => {
    expect(isOfferOpen(what, Date.parse(moment))).toBe(expected);
  });
});
