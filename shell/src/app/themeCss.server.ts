import { DARK_PAPER, THEMES } from '@spielplan/shared-ui/tokens';

type Colors = (typeof THEMES)[keyof typeof THEMES] | typeof DARK_PAPER;

/** The themes as classes for the document, a section or a page. Paper follows a dark system; the other two stay. */
export const THEME_CSS = `
:root, .cc01 { ${properties(THEMES.cc01)} color-scheme: light; }
.cc02 { ${properties(THEMES.cc02)} color-scheme: dark; }
.cc03 { ${properties(THEMES.cc03)} color-scheme: light; }
@media screen and (prefers-color-scheme: dark) {
  :root:not(.cc02, .cc03), .cc01 { ${properties(DARK_PAPER, THEMES.cc01)} color-scheme: dark; }
}
.cc01, .cc02, .cc03 { background-color: var(--ground); color: var(--ink); }
`;

/** A field as large as a picture keeps the accent of day: beside posters, which are drawn on it, the bright one of night would not do. */
function properties(colors: Colors, field: Pick<Colors, 'accent' | 'onAccent'> = colors): string {
  const { ground, ink, accent, onAccent, muted, line } = colors;
  return (
    `--ground: ${ground}; --ink: ${ink}; --accent: ${accent}; --on-accent: ${onAccent}; --muted: ${muted}; --line: ${line}; ` +
    `--field: ${field.accent}; --on-field: ${field.onAccent};`
  );
}
