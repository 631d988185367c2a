import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type FallbackFace, readTypeface } from './readTypeface.ts';
import { typefaceCss } from './typefaceCss.ts';

const own = readFileSync(fileURLToPath(new URL('../../../public/fonts/bricolage-latin.5-3-1.woff2', import.meta.url)));

it('reads weights and measures of a typeface as the styles of the software have them by hand', () => {
  const { weights, isItalic, fallbacks, name } = readTypeface(own);
  expect([weights, isItalic, name]).toEqual([[400, 800], false, expect.stringMatching(/^fonts\/house-[0-9a-f]{10}\.woff2$/)]);
  const isNear = (face: FallbackFace | undefined, measured: readonly number[]) =>
    [face?.sizeAdjust, face?.ascent, face?.descent].every(
      (value, index) => Math.abs((value ?? 0) - (measured[index] ?? 0)) < 1.5,
    );
  expect([isNear(fallbacks[0], [104.6, 88.9, 25.8]), isNear(fallbacks[1], [103, 90.3, 26.2])]).toEqual([true, true]);
});

it('has fallbacks that take up the same room', () => {
  const css = typefaceCss([readTypeface(own)]);
  expect(css).toMatch(
    /@font-face\{font-family:'House';font-weight:400 800;font-style:normal;font-display:swap;src:url\(\/assets\/fonts/,
  );
  expect(css.match(/size-adjust:10\d/g)).toHaveLength(2);
  expect(css).toContain(":root{--font:'House','House Fallback',system-ui,sans-serif}");
});

it.each([
  ['another file', Buffer.from('no font at all, and long enough to be read as one by its first bytes')],
  ['half a file', own.subarray(0, 200)],
  ['a broken one', Buffer.concat([own.subarray(0, 60), Buffer.alloc(5_000, 7)])],
])('refuses %s', (_, bytes) => {
  expect(() => readTypeface(bytes)).toThrow(expect.objectContaining({ spielplan: 'PROVIDER_MALFORMED' }));
});
