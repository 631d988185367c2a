import { type HousePalettes, isDark, type Palette } from '@spielplan/shared-contracts/rules/colors';
import { DARK_PAPER, THEMES } from '@spielplan/shared-ui/tokens';

/**
 * The themes as classes for the document, a section or a page. The first follows a dark system; the
 * other two stay. `field` colours areas as large as a picture: beside posters, which are drawn on
 * the accent of day, the bright one of night would not do.
 */
function themeCss({ cc01, cc02, cc03, dark }: HousePalettes): string {
  return `
:root, .cc01 { ${properties(cc01)} }
.cc02 { ${properties(cc02)} }
.cc03 { ${properties(cc03)} }
@media screen and (prefers-color-scheme: dark) {
  :root:not(.cc02, .cc03), .cc01 { --field: ${cc01.accent}; --on-field: ${cc01.onAccent}; ${properties(dark)} }
}
`;
}

export const THEME_CSS = `
.cc01, .cc02, .cc03 { --field: var(--accent); --on-field: var(--on-accent); background-color: var(--ground); color: var(--ink); }
${themeCss({ ...THEMES, dark: DARK_PAPER })}`;

/** The same in a house's own colours, behind the styles of the frame; on paper those for print stay. */
export function houseThemeCss(palettes: HousePalettes): string {
  return `@media screen{${themeCss(palettes)}}`;
}

function properties(palette: Palette): string {
  const { ground, ink, accent, onAccent, muted, line } = palette;
  const scheme = isDark(palette) ? 'dark' : 'light';
  return `--ground: ${ground}; --ink: ${ink}; --accent: ${accent}; --on-accent: ${onAccent}; --muted: ${muted}; --line: ${line}; color-scheme: ${scheme};`;
}
