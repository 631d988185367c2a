import type { COLUMN_PRESETS as CONTRACT } from '@spielplan/shared-contracts/api';
import type { Block } from './forest/forest.ts';

/**
 * Column widths in twelfths, by their names (product.md section
 * 3); the same as the contract's, which browsers do not load.
 */
export const COLUMN_PRESETS: Readonly<Record<string, readonly number[]>> = {
  '100': [12],
  '67/33': [8, 4],
  '33/67': [4, 8],
  '50/50': [6, 6],
  '33/33/33': [4, 4, 4],
  '25/50/25': [3, 6, 3],
} satisfies { readonly [Name in keyof typeof CONTRACT]: (typeof CONTRACT)[Name] };

/** The preset of a block's columns; null where it has widths of its own. */
export function presetOf({ columns }: Pick<Block, 'columns'>): string | null {
  const spans = columns.map(({ classes }) => Number(/(?:^|[\s-])(\d{1,2})(?:$|\s)/.exec(classes)?.[1]));
  return Object.entries(COLUMN_PRESETS).find(([, wanted]) => wanted.join() === spans.join())?.[0] ?? null;
}
