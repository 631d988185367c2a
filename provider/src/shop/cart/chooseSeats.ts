/**
 * A row with what is free in it: the numbers of its seats, 1 to `seats`, without the taken ones.
 */
export interface FreeRow {
  /** 1 is the front. */
  position: number;
  seats: number;
  taken: ReadonlySet<number>;
}

/** Seats beside each other, `first` to `last`. */
export interface SeatBlock {
  position: number;
  first: number;
  last: number;
}

/** Seats of one row, weighed against those of others by `bestOf`. */
export interface Candidate extends SeatBlock {
  /** Seats that would be left without a free neighbour. */
  orphans: number;
  /** Rows from the front plus half the seats from the middle. */
  distance: number;
}

/**
 * The best `count` seats beside each other in one row, or null where no row has that many connected
 * ones, however many single seats there are. First of all no seat is left single that need not be;
 * then the front and the middle win. Equal ones go to the front, then to the lower number, so the
 * same house always gives the same answer.
 */
export function chooseSeats(rows: readonly FreeRow[], count: number): SeatBlock | null {
  return bestOf(rows.map((row) => bestInRow(row, count)));
}

/**
 * The best seats of one row, which depend on no other
 * row; null where it has not so many beside each other.
 */
export function bestInRow(row: FreeRow, count: number): Candidate | null {
  let best: Candidate | null = null;
  for (const run of freeRuns(row)) {
    for (let first = run.first; first + count - 1 <= run.last; first += 1) {
      const candidate = weigh(row, run, first, first + count - 1);
      if (!best || isBetter(candidate, best)) best = candidate;
    }
  }
  return best;
}

/** The best of what rows offer, given from the front to the back. */
export function bestOf(candidates: readonly (Candidate | null)[]): SeatBlock | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) if (candidate && (!best || isBetter(candidate, best))) best = candidate;
  return best && { position: best.position, first: best.first, last: best.last };
}

function freeRuns({ seats, taken }: FreeRow): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (let number = 1; number <= seats; number += 1) {
    if (taken.has(number)) continue;
    const run = runs.at(-1);
    if (run?.last === number - 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return runs;
}

function weigh({ position, seats }: FreeRow, run: { first: number; last: number }, first: number, last: number): Candidate {
  const orphans = Number(first - run.first === 1) + Number(run.last - last === 1);
  const fromMiddle = Math.abs((first + last) / 2 - (seats + 1) / 2);
  return { position, first, last, orphans, distance: position + fromMiddle / 2 };
}

function isBetter(one: Candidate, other: Candidate): boolean {
  return one.orphans !== other.orphans ? one.orphans < other.orphans : one.distance < other.distance;
}
