import { alignColumns } from '../pageCost/budgets.ts';

/**
 * Milliseconds from a press to the next paint on a phone,
 * processor four times slower: what feels immediate.
 */
export const MAX_NEXT_PAINT_MS = 56;

/** A time read in a browser, in milliseconds, and the longest it may be. */
export interface Timed {
  name: string;
  value: number;
  most: number;
}

/**
 * The times as a table, beside what they must be. They
 * depend on the machine, so they are told and fail nothing.
 */
export function printPresses(times: readonly Timed[]): string {
  const rows = times.map(({ name, value, most }) => [
    name,
    `${value.toFixed(0)} ms`,
    `≤ ${most}`,
    value <= most ? 'kept' : 'over',
  ]);
  return alignColumns([['', 'measured', 'must', ''], ...rows]);
}
