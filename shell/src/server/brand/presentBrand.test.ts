import { presentBrand } from './presentBrand.ts';
import type { FontFile } from './readTypeface.ts';

const COLORS = { ground: '#FFFFFF', ink: '#1B1B3A', accent: '#7A1FA2' };
const FONT: FontFile = {
  name: 'fonts/house-0123456789.woff2',
  bytes: Buffer.alloc(0),
  weights: [700, 700],
  isItalic: true,
  fallbacks: [],
};

it('a house that says nothing of its look has documents as they are', () => {
  expect(presentBrand({})).toBeUndefined();
  expect(presentBrand({ brand: {} })).toMatchObject({ css: '', palettes: { cc01: { ground: '#F6F2EA' } } });
});

it('three colours are the themes of the screen, in a dark scheme and in the footer too, and leave paper white', () => {
  const { css = '' } = presentBrand({ brand: { colors: COLORS } }) ?? {};
  expect(css).toMatch(/^@media screen\s?\{/);
  expect(css).toMatch(/:root,\s?\.cc01\s?\{\s?--ground:\s?#FFFFFF;\s?--ink:\s?#1B1B3A;\s?--accent:\s?#7A1FA2/);
  expect(css).toMatch(/\.cc02\s?\{\s?--ground:\s?#1B1B3A;\s?--ink:\s?#FFFFFF/);
  expect(css).toMatch(/prefers-color-scheme:\s?dark\)\s?\{.*--ground:\s?#1B1B3A/s);
});

it('a typeface is preloaded by its own address in place of the software’s', () => {
  expect(presentBrand({ brand: {} }, [FONT])).toMatchObject({
    css: expect.stringMatching(/font-weight:700;font-style:italic.*:root\{--font:'House'/),
    fontPreloads: ['/assets/fonts/house-0123456789.woff2'],
  });
});
