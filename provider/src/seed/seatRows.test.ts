import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { buildEvents } from './eventRows.ts';
import { scheduleProgramme } from './schedule.ts';
import { buildTickets } from './ticketRows.ts';

const DAY = '2026-08-01';
const { inventory, seatRows } = buildTickets(buildEvents(scheduleProgramme(DAY), DAY).events, DAY);

it('Every numbered stock has as many seats as its capacity, and as many of them gone as are sold', () => {
  const rowsOf = Map.groupBy(seatRows, ({ inventoryId }) => inventoryId);
  const numbered = inventory.filter(({ id }) => rowsOf.has(id ?? 0));
  expect(numbered.length).toBeGreaterThan(300);
  for (const { id, capacity, sold } of atLeastOne(numbered)) {
    const rows = rowsOf.get(id ?? 0) ?? [];
    expect(rows.reduce((total, { seats }) => total + seats, 0)).toBe(capacity);
    expect(rows.reduce((total, { gone }) => total + gone.length, 0)).toBe(sold);
  }
  const outside = seatRows.filter(({ seats, gone }) => gone.some((number) => number < 1 || number > seats));
  expect(outside).toEqual([]);
});

it('Somewhere only single seats are left, so that two friends find none beside each other', () => {
  const lonely = [...Map.groupBy(seatRows, ({ inventoryId }) => inventoryId).values()].filter((rows) => {
    const runs = rows.flatMap(({ seats, gone }) =>
      Array.from({ length: seats }, (_, index) => (gone.includes(index + 1) ? 'x' : '.'))
        .join('')
        .split('x'),
    );
    return Math.max(...runs.map((run) => run.length)) === 1;
  });
  expect(lonely.length).toBeGreaterThan(5);
});
