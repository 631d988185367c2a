import { holdRequestsOf, type HeldLine } from './heldLine.ts';

const LINE: HeldLine = {
  id: 1,
  idJet: 900001,
  saleTypeId: 1,
  seatGroup: 2,
  blockId: null,
  title: 'Hochwasser',
  priceName: 'Vollpreis',
  groupName: 'Parkett',
  quantity: 2,
  price: '12.00',
  start: '2026-12-12T19:30:00+01:00',
  seats: [],
};

const seats = (row: string, ...numbers: number[]) => numbers.map((number) => ({ row, number }));

it.each<[string, Partial<HeldLine>[], { quantities: number[]; sale_type_ids: number[] }[]]>([
  [
    'a full and a reduced ticket beside each other are asked for together',
    [
      { quantity: 2, seats: seats('Reihe 1', 1, 2) },
      { quantity: 1, saleTypeId: 2, seats: seats('Reihe 1', 3) },
    ],
    [{ quantities: [2, 1], sale_type_ids: [1, 2] }],
  ],
  [
    'two parties of one price in two rows are two holdRequests, the larger one first: no row might hold both',
    [
      { quantity: 2, seats: seats('Reihe 1', 1, 2) },
      { quantity: 3, seats: seats('Reihe 2', 1, 2, 3) },
    ],
    [
      { quantities: [3], sale_type_ids: [1] },
      { quantities: [2], sale_type_ids: [1] },
    ],
  ],
  [
    'two prices in two rows were two holdRequests',
    [
      { quantity: 2, seats: seats('Reihe 1', 1, 2) },
      { quantity: 1, saleTypeId: 2, seats: seats('Reihe 2', 3) },
    ],
    [
      { quantities: [2], sale_type_ids: [1] },
      { quantities: [1], sale_type_ids: [2] },
    ],
  ],
  [
    'places without numbers: each price once in a call, so that no call asks for more than may be asked',
    [{ quantity: 4 }, { quantity: 1, saleTypeId: 2 }, { quantity: 3 }],
    [
      { quantities: [4, 1], sale_type_ids: [1, 2] },
      { quantities: [3], sale_type_ids: [1] },
    ],
  ],
  [
    'other times of admission, other calls',
    [
      { seatGroup: null, blockId: 7 },
      { seatGroup: null, blockId: 8, saleTypeId: 2 },
    ],
    [
      { quantities: [2], sale_type_ids: [1] },
      { quantities: [2], sale_type_ids: [2] },
    ],
  ],
  ['what nobody can name is left out', [{ saleTypeId: null }], []],
])('Reserving again: %s', (_, lines, expected) => {
  const holdRequests = holdRequestsOf(lines.map((line, index) => ({ ...LINE, id: index + 1, ...line })));
  expect(holdRequests.map(({ request: { quantities, sale_type_ids } }) => ({ quantities, sale_type_ids }))).toEqual(expected);
});
