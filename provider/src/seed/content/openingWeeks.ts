import type { WeeklyHours } from '@spielplan/shared-contracts/api';

/**
 * The houses that open by the week, as their texts say it in words; the others open with their events.
 * The lunch break of the box office is not one of the galleries.
 */
export const OPENING_WEEKS: Readonly<Record<string, readonly WeeklyHours[]>> = {
  'kunsthaus-altes-zollamt': [
    range(2, 10, 18),
    range(3, 10, 18),
    range(4, 10, 20),
    range(5, 10, 18),
    range(6, 11, 19),
    range(7, 11, 17),
  ],
  'literaturhaus-faehrhaus': [range(2, 14, 18), range(3, 14, 18), range(4, 14, 18), range(5, 14, 18)],
};

function range(weekday: number, from: number, to: number): WeeklyHours {
  return { weekday, time_from: `${from}:00:00`, time_to: `${to}:00:00` };
}
