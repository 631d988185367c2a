import { t } from './content/text.ts';
import type { PlanGroup } from './content/pricePlans.ts';
import type { seatRows } from '../platform/database/schema/index.ts';
import { bestInRow, bestOf, type Candidate, type FreeRow } from '../shop/index.ts';
import { between, createRandom, type Random } from '../platform/random.ts';

const ROW = t('Reihe', 'Row');

/**
 * The rows of a numbered stock with `sold` of its seats gone, as a box office would have sold them:
 * couples and small groups, the best seats first. Where few are left (`isScattered`) those are
 * single ones all over the house, so that two friends find no seats beside each other. None for a
 * stock without numbers.
 */
export function buildSeatRows(
  inventoryId: number,
  { rows: lengths, rowName = ROW }: PlanGroup,
  sold: number,
  isScattered: boolean,
): (typeof seatRows.$inferInsert)[] {
  if (!lengths) return [];
  const random = createRandom(`seats ${inventoryId}`);
  const rows = lengths.map((seats, index) => ({ position: index + 1, seats, taken: new Set<number>() }));
  if (isScattered) sellAllButSingles(rows, sold, random);
  else sellInGroups(rows, sold, random);
  return rows.map(({ position, seats, taken }) => ({
    inventoryId,
    position,
    label: { de: `${rowName.de} ${position}`, en: `${rowName.en} ${position}` },
    seats,
    gone: [...taken].toSorted((a, b) => a - b),
  }));
}

type SoldRow = FreeRow & { taken: Set<number> };

function sellInGroups(rows: readonly SoldRow[], sold: number, random: Random): void {
  // A sale changes one row, so what the others offer is
  // remembered: a year of events is seeded in a tenth of the time.
  const offers = rows.map(() => new Map<number, Candidate | null>());
  const offerOf = (row: SoldRow, index: number, count: number): Candidate | null => {
    const known = offers[index]?.get(count);
    if (known !== undefined) return known;
    const offer = bestInRow(row, count);
    offers[index]?.set(count, offer);
    return offer;
  };
  const choose = (count: number) => bestOf(rows.map((row, index) => offerOf(row, index, count)));
  let left = sold;
  while (left > 0) {
    const wanted = Math.min(left, [2, 2, 2, 1, 3, 4][between(random, 0, 5)] ?? 2);
    const block = choose(wanted) ?? choose(1);
    if (!block) return;
    for (let number = block.first; number <= block.last; number += 1) rows[block.position - 1]?.taken.add(number);
    offers[block.position - 1]?.clear();
    left -= block.last - block.first + 1;
  }
}

function sellAllButSingles(rows: readonly SoldRow[], sold: number, random: Random): void {
  const all = rows.flatMap((row) => Array.from({ length: row.seats }, (_, index) => ({ row, number: index + 1 })));
  for (const { row, number } of all) row.taken.add(number);
  let left = all.length - sold;
  // With at most 6 in 100 seats left, single ones are found
  // at once; the bound is for houses nobody has drawn yet.
  for (let tries = 0; left > 0 && tries < 10_000; tries += 1) {
    const seat = all[between(random, 0, all.length - 1)];
    if (!seat?.row.taken.has(seat.number)) continue;
    const isLonely = seat.row.taken.has(seat.number - 1) || seat.number === 1;
    const isLonelyToo = seat.row.taken.has(seat.number + 1) || seat.number === seat.row.seats;
    if (!isLonely || !isLonelyToo) continue;
    seat.row.taken.delete(seat.number);
    left -= 1;
  }
}
