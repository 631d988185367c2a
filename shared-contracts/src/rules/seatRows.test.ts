import { seatRows, type Seat } from './seatRows.ts';

const seats = (row: string, ...numbers: number[]): Seat[] => numbers.map((number) => ({ row, number }));

it.each<[string, Seat[], string[]]>([
  ['one seat', seats('Reihe 6', 5), ['Reihe 6: 5 (1)']],
  ['two beside each other', seats('Reihe 6', 5, 6), ['Reihe 6: 5–6 (2)']],
  ['a gap', seats('Reihe 6', 5, 6, 9), ['Reihe 6: 5–6, 9 (3)']],
  ['two rows', [...seats('Reihe 6', 11, 12), ...seats('Reihe 7', 1)], ['Reihe 6: 11–12 (2)', 'Reihe 7: 1 (1)']],
  ['none', [], []],
])('Seats of a ticket are named by row: %s', (_, given, expected) => {
  expect(seatRows(given).map(({ row, numbers, count }) => `${row}: ${numbers} (${count})`)).toEqual(expected);
});
