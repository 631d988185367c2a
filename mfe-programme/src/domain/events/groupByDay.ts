import { compareWithinDay } from '@spielplan/shared-contracts/rules';
import type { ListItem } from './listItem.ts';

/**
 * All that one day of the house holds. A group of teasers alone shows no heading (product.md section 2).
 */
export interface DayGroup {
  day: string;
  hasHeading: boolean;
  items: ListItem[];
}

/** Whether an entry fits what a visitor needs. */
export type Fits = (item: ListItem) => boolean;

/**
 * Groups a list by day of the house: days ascend, within a day `compareWithinDay` rules
 * (R1, R2 and R4), behind `fits` where a visitor asked for that (R71). The days are the items' own, so nothing here
 * depends on a zone.
 */
export function groupByDay(items: readonly ListItem[], fits?: Fits | null): DayGroup[] {
  const groups = new Map<string, ListItem[]>();
  for (const item of items) {
    const group = groups.get(item.day);
    if (group) group.push(item);
    else groups.set(item.day, [item]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, members]) => ({
      day,
      hasHeading: members.some(({ kind }) => kind === 'event'),
      items: members.sort((a, b) => (fits ? Number(fits(b)) - Number(fits(a)) : 0) || compareWithinDay(a, b)),
    }));
}

/** A stretch of a list holds at least so many items: about what fits the window of a phone. */
const CHUNK_ITEMS = 5;

/**
 * Consecutive days, put together until they hold enough to be dealt
 * with as one. Days that come in later leave whole stretches alone.
 */
export function stretchesOf(groups: readonly DayGroup[]): DayGroup[][] {
  const stretches: DayGroup[][] = [];
  let room = 0;
  for (const group of groups) {
    if (room <= 0) {
      stretches.push([]);
      room = CHUNK_ITEMS;
    }
    stretches.at(-1)!.push(group);
    room -= group.items.length;
  }
  return stretches;
}

/** Puts the next page behind the loaded ones; what is there already stays as it is (R8). */
export function mergeItems(loaded: readonly ListItem[], added: readonly ListItem[]): ListItem[] {
  const seen = new Set(loaded.map(keyOf));
  return [...loaded, ...added.filter((item) => !seen.has(keyOf(item)))];
}

/** What tells one item from every other: events and teasers count their ids separately. */
export function keyOf({ kind, id }: Pick<ListItem, 'kind' | 'id'>): string {
  return `${kind}-${id}`;
}
