import { describeSaving, type TextsStatus } from './describeSaving.ts';

const NOTHING = { problems: {}, conflicts: {}, lost: [] };
const PROBLEM = { ...NOTHING, problems: { a: { status: 400 } } };
const CONFLICT = { ...NOTHING, conflicts: { a: [] } };

it.each([
  ['rest', 0, NOTHING, 'saved', 0],
  ['rest', 2, NOTHING, 'incomplete', 2],
  ['rest', 1, PROBLEM, 'refused', 1],
  ['rest', 1, CONFLICT, 'undecided', 1],
  ['rest', 1, { ...NOTHING, lost: ['a', 'b'] }, 'undecided', 2],
  ['collecting', 1, NOTHING, 'saving', 1],
  ['sending', 3, PROBLEM, 'saving', 3],
  ['checking', 0, NOTHING, 'reading', 0],
  ['checking', 1, NOTHING, 'saving', 1],
  ['offline', 4, NOTHING, 'offline', 4],
  ['unavailable', 2, NOTHING, 'unavailable', 2],
  ['parked', 4, CONFLICT, 'parked', 4],
] as const)('%s with %d waiting and %j is told as %s (%d)', (state, waiting, workspace, kind, count) => {
  expect(describeSaving({ state, waiting }, workspace)).toEqual({ kind, count });
});

it.each([
  ['rest', 0, { open: 2 }, 'typed', 2],
  ['rest', 1, { open: 2 }, 'incomplete', 1],
  ['rest', 0, { open: 1, clashes: 1 }, 'undecided', 1],
  ['rest', 0, { open: 1, refused: 1 }, 'refused', 1],
  ['rest', 0, { open: 1, isSaving: true }, 'saving', 1],
  ['collecting', 1, { open: 1 }, 'saving', 2],
  ['sending', 0, { open: 1 }, 'typed', 1],
  ['checking', 0, { open: 1 }, 'typed', 1],
  ['offline', 1, { open: 1 }, 'offline', 2],
] as const)('%s with %d waiting and %j of the texts of the head is told as %s (%d)', (state, waiting, part, kind, count) => {
  const texts: TextsStatus = { clashes: 0, refused: 0, isSaving: false, ...part };
  expect(describeSaving({ state, waiting }, NOTHING, texts)).toEqual({ kind, count });
});
