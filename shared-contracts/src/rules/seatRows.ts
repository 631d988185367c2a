/** A seat as a ticket names it: "Reihe 4", 7. */
export interface Seat {
  row: string;
  number: number;
}

/** The seats of one row in words: their numbers, those beside each other as a range. */
export interface SeatRow {
  row: string;
  /** "7–8, 11". */
  numbers: string;
  count: number;
}

/**
 * Gathers seats by row, rows and numbers in the order given:
 * "Reihe 4, Plätze 7–8, 11" needs only the words around it.
 */
export function seatRows(seats: readonly Seat[]): SeatRow[] {
  const byRow = new Map<string, number[]>();
  for (const { row, number } of seats) byRow.set(row, [...(byRow.get(row) ?? []), number]);
  return [...byRow].map(([row, numbers]) => ({ row, numbers: ranges(numbers).join(', '), count: numbers.length }));
}

function ranges(numbers: readonly number[]): string[] {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`));
}
