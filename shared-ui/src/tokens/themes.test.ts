import { DARK_PAPER, THEMES } from './themes.ts';

type Theme = Record<'ground' | 'ink' | 'accent' | 'onAccent' | 'muted' | 'line', string>;

/** Relative luminance of `#RRGGBB` (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const themes: [string, Theme][] = [...Object.entries(THEMES), ['cc01 in the dark', DARK_PAPER]];

describe.each(themes)('the theme %s', (_, theme) => {
  it.each([
    ['text', theme.ink, theme.ground],
    ['quiet text', theme.muted, theme.ground],
    ['accented text', theme.accent, theme.ground],
    ['text on a button', theme.onAccent, theme.accent],
    ['text on a button under the pointer', theme.ground, theme.ink],
  ])('has %s that everybody can read', (_pair, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it('has lines that can be seen', () => {
    expect(contrast(theme.line, theme.ground)).toBeGreaterThanOrEqual(3);
  });
});

it('measures contrast as the guidelines do', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
