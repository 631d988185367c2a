import { zoneChanges } from './zoneChanges.ts';

const HOUR_MINUTES = 60;
const at = (iso: string) => Date.parse(iso);

it('finds to the minute when a zone changes, whatever the zone of the machine', () => {
  expect(zoneChanges('Europe/London', 2026, 2026)).toEqual({
    offset: 0,
    changes: [
      { at: at('2026-03-29T01:00Z'), before: 0, after: HOUR_MINUTES },
      { at: at('2026-10-25T01:00Z'), before: HOUR_MINUTES, after: 0 },
    ],
  });
  expect(zoneChanges('Pacific/Auckland', 2026, 2026)).toEqual({
    offset: 13 * HOUR_MINUTES,
    changes: [
      { at: at('2026-04-04T14:00Z'), before: 13 * HOUR_MINUTES, after: 12 * HOUR_MINUTES },
      { at: at('2026-09-26T14:00Z'), before: 12 * HOUR_MINUTES, after: 13 * HOUR_MINUTES },
    ],
  });
});

it('knows zones that never change', () => {
  expect(zoneChanges('Asia/Tokyo', 2026, 2030)).toEqual({ offset: 9 * HOUR_MINUTES, changes: [] });
});
