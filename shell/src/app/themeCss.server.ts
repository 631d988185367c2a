import { DARK_PAPER, THEMES } from '@spielplan/shared-ui/tokens';

type Colors = (typeof THEMES)[keyof typeof THEMES] | typeof DARK_PAPER;

/**
 * The themes as classes for the document, a section or a page. Paper follows a dark system; the
 * other two stay. `field` colours areas as large as a picture: beside posters, which are drawn on
 * the accent of day, the bright one of night would not do.
 */
export const THEME_CSS = `
.cc01, .cc02, .cc03 { --field: var(--accent); --on-field: var(--on-accent); background-color: var(--ground); color: var(--ink); }
:root, .cc01 { ${properties(THEMES.cc01)} color-scheme: light; }
.cc02 { ${properties(THEMES.cc02)} color-scheme: dark; }
.cc03 { ${properties(THEMES.cc03)} color-scheme: light; }
@media screen and (prefers-color-scheme: dark) {
  :root:not(.cc02, .cc03), .cc01 { ${properties(DARK_PAPER)} --field: ${THEMES.cc01.accent}; --on-field: ${THEMES.cc01.onAccent}; color-scheme: dark; }
}
`;

function properties({ ground, ink, accent, onAccent, muted, line }: Colors): string {
  return `--ground: ${ground}; --ink: ${ink}; --accent: ${accent}; --on-accent: ${onAccent}; --muted: ${muted}; --line: ${line};`;
}
