import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { fontSize, from, motion, TARGET_SIZE } from './tokens.ts';

it('animations last as long as product.md section 9 says', () => {
  expect(motion).toMatchObject({ submenu: '0.4s', autocomplete: '0.56s', overlay: '0.77s', quick: '0.38s' });
});

it('styles change at the widths of product.md section 9', () => {
  expect(Object.values(from)).toEqual(['48em', '64em', '85.375em', '100em'].map((width) => `@media (min-width: ${width})`));
});

it('no text is smaller than 16 px, and no target than 44', () => {
  for (const size of atLeastOne(Object.values(fontSize)))
    expect(Number(/^clamp\(([\d.]+)rem/.exec(size)?.[1])).toBeGreaterThanOrEqual(1);
  expect(TARGET_SIZE).toBe('2.75rem');
});
