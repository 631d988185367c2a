/**
 * What the order within a day looks at: an instant in
 * epoch ms (a teaser's is `teaserInstant`) and an id.
 */
export interface DayItem {
  instant: number;
  id: number;
}

/** Whether a later start stands above an earlier one on the same day. Newest first (R4). */
export const NEWEST_FIRST_WITHIN_A_DAY = true;

/** Orders what shares a day of the house: newest first, ties by ascending id. Days themselves ascend. */
export function compareWithinDay(a: DayItem, b: DayItem): number {
  const byInstant = NEWEST_FIRST_WITHIN_A_DAY ? b.instant - a.instant : a.instant - b.instant;
  return byInstant || a.id - b.id;
}
