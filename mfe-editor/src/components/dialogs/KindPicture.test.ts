import { BLOCKS } from '@spielplan/shared-contracts/api';
import { DRAWINGS } from './KindPicture.tsx';

it('every kind of block has a drawing of its own', () => {
  expect(Object.keys(BLOCKS).filter((model) => !DRAWINGS[model])).toEqual([]);
  expect(new Set(Object.values(DRAWINGS).map((drawing) => JSON.stringify(drawing))).size).toBe(Object.keys(DRAWINGS).length);
});
